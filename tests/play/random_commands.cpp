#include "tests/play/random_commands.hpp"

#include <fmt/format.h>

#include "tests/play/random_player.hpp"

namespace rego::app {

namespace {

using Texts = std::vector<const char*>;

}  // namespace

const std::vector<std::pair<std::string, std::string>>& RandomCommands::scripts() {
    static const std::vector<std::pair<std::string, std::string>> all{
        {"plain.rego", "exec 2 Heat\nbecome P2\nexec Plant\n"},
        {"undoes.rego", "exec 2 Heat\nundo\nauto none\nexec Plant\nundo\nredo\n"},
        {"game.rego", "newgame BRVC 3 mode=tasks\nexec 2 Steel\nmode ops\nnote hello\n"},
        {"edits.rego", "exec 2 Heat\nexec Steel\ndrop 2\nexec Plant\nrollback 9\n"},
        {"nothing.rego", "try exec Plant\n# nothing\n"},
        {"fails.rego", "exec 2 Heat\nlet n = 3\nbecome P2\nexec Die\n"},
        {"steps.rego", "step exec Plant\ncontinue\nstep exec Heat\ncancel\n"},
        {"flow.rego", "for P in all; exec $1 Plant<$P>; end\nif 3 Plant; note rich; else; exec 3 Plant; end\n"},
        {"nested.rego", "exec Steel\nscript plain.rego\nscript flow.rego 2\n"},
    };
    return all;
}

std::string RandomCommands::number(int most) { return std::to_string(decisions_.below(most + 1)); }

std::string RandomCommands::somebody() {
    return decisions_.one_of(Texts{"P1", "P2", "Player1", "Player2", "P3", "Engine", "Ann", "P9"});
}

std::string RandomCommands::new_game() {
    std::string letters = "BR";
    for (const char* module : {"P", "V", "C", "X", "2", "T"})
        if (decisions_.below(2) == 1) letters += module;
    letters += decisions_.one_of(Texts{"", "H", "E", "U", "S", "I", "A", "?"});
    const std::string players = decisions_.one_of(Texts{"2", "1", "3", "4", "5", "Ann \"Bob Cat\"", "Ann Ötzi X", "6"});
    std::string keys = decisions_.one_of(Texts{" mode=ops", "", "", " mode=turns", " mode=tasks", " mode=raw"});
    if (decisions_.one_in(8))
        keys += decisions_.one_of(Texts{" solo=tr63", " worldgov=off", " with=Ants", " without=Ants,Birds",
                                        " milestones=Builder", " awards=Banker,Miner", " colonies=Luna"});
    return fmt::format("newgame {} {}{}", letters, players, keys);
}

std::string RandomCommands::move() {
    if (session_.game() == nullptr) return new_game();
    const auto seed = static_cast<unsigned long>(decisions_.below(65536));
    const std::vector<std::string> ideas = RandomPlayer(session_, seed).ideas();
    return ideas.empty() ? "pass" : ideas[static_cast<std::size_t>(decisions_.below(8)) % ideas.size()];
}

std::string RandomCommands::in_pets() {
    switch (decisions_.below(12)) {
        case 0: return pets_.instruction();
        case 1: return fmt::format("as {} exec {}", somebody(), pets_.instruction());
        case 2: return "task " + pets_.instruction(1);
        case 3: return "fix " + pets_.instruction(1);
        case 4: return "count " + pets_.metric();
        case 5: return "has " + pets_.requirement();
        case 6: return decisions_.one_of(Texts{"task Ok", "task drop", "task #1 Ok", "task #2 drop", "task? Ok"});
        default: return "exec " + pets_.instruction();
    }
}

std::string RandomCommands::argument(Arg kind) {
    switch (kind) {
        case Arg::Command: return command();
        case Arg::Pets:
        case Arg::TaskAnswer: return pets_.instruction();
        case Arg::Type: return pets_.type();
        case Arg::Metric: return pets_.metric();
        case Arg::Requirement:
        case Arg::Expectation: return pets_.requirement();
        case Arg::Card:
        case Arg::AnyCard:
        case Arg::ActionCard:
        case Arg::HolderCard: return pets_.class_below("CardFront");
        case Arg::Area: return pets_.class_below("MarsArea");
        case Arg::Project: return pets_.class_below("StandardProject");
        case Arg::Milestone: return pets_.class_below("Milestone");
        case Arg::Award: return pets_.class_below("Award");
        case Arg::Colony: return pets_.class_below("ColonyTile");
        case Arg::Party: return pets_.class_below("Party");
        case Arg::GlobalEvents: return pets_.class_below("GlobalEvent");
        case Arg::Player:
        case Arg::Actor: return somebody();
        case Arg::Phase:
            return decisions_.one_of(Texts{"Action", "Production", "Research", "End", "Corporation", "Solar"});
        case Arg::Payment: return decisions_.one_of(Texts{", 3", ", 2 Steel", ", 1 Titanium, 5", ", 9999999999"});
        case Arg::Number:
        case Arg::Event: return number(20);
        case Arg::File: return decisions_.one_of(scripts()).first;
        case Arg::OnOff: return decisions_.one_of(Texts{"off", "on"});
        default: return decisions_.one_of(Texts{"", "1", "plants", "heat", "TR", "n = 3", "all", "game", "none"});
    }
}

std::string RandomCommands::of_table() {
    std::vector<const CommandInfo*> verbs;
    // What writes files is with_file()'s; pages take long, and so does looking through all of the canon.
    for (const CommandInfo& info : session_.commands())
        if (info.name != "save" && info.name != "report" && info.name != "check") verbs.push_back(&info);
    const CommandInfo& info = *decisions_.one_of(verbs);
    std::string text(info.name);
    for (const Arg kind : info.arguments)
        if (!decisions_.one_in(6)) text += ' ' + argument(kind);
    return text;
}

std::string RandomCommands::setting() {
    switch (decisions_.below(10)) {
        case 0:
        case 1: return "mode " + decisions_.one_of(Texts{"ops", "tasks", "raw", "game", "turns"});
        case 2: return "auto " + decisions_.one_of(Texts{"none", "safe", "first"});
        case 3: return decisions_.one_of(Texts{"become P1", "become P2", "become", "become Engine"});
        case 4: return decisions_.one_of(Texts{"note a; remark \\ ", "note \"open", "note $1 ${", "note # no comment"});
        case 5: return "fix " + pets_.instruction(1) + " because it fell \\";
        case 6:
            return decisions_.one_of(Texts{"trace on", "trace off", "words pets", "words table", "break on Plant",
                                           "watch Heat", "break off", "watch off"});
        case 7: return fmt::format("let n = {}", pets_.metric(1));
        case 8: return fmt::format("measure My = {}", decisions_.one_in(4) ? "" : pets_.metric(1));
        default:
            return decisions_.one_of(Texts{"alias a = exec $1 Plant", "a 2",
                                           "alias b = \"exec Heat; undo; exec Steel\"", "b", "alias c = c", "c",
                                           "alias a =", "exec $n Heat", "echo ${My}"});
    }
}

std::string RandomCommands::correction() {
    const int commands = static_cast<int>(session_.history().size());
    const std::string anyway = decisions_.one_in(2) ? " anyway" : "";
    switch (decisions_.below(12)) {
        case 0:
        case 1: return "undo";
        case 2: return "undo " + number(4);
        case 3: return decisions_.one_in(2) ? "undo turn" : "undo to " + number(commands + 1);
        case 4: return "redo";
        case 5: return "redo " + number(4);
        case 6: return "rollback " + number(static_cast<int>(session_.last_event()) + 1);
        case 7: return fmt::format("amend {}{} {}", decisions_.below(commands + 1) + 1, anyway, command());
        case 8: return fmt::format("insert {}{} {}", decisions_.below(commands + 1) + 1, anyway, command());
        case 9: return fmt::format("amend 1{} {}", anyway, new_game());
        default: return fmt::format("drop {}{}", decisions_.below(commands + 1) + 1, anyway);
    }
}

std::string RandomCommands::stepping() {
    switch (decisions_.below(5)) {
        case 0: return "step " + command();
        case 1: return "continue";
        case 2: return "cancel";
        default: return "step";
    }
}

std::string RandomCommands::with_file() {
    const std::string file = decisions_.one_of(Texts{"saved.rego", "other.rego"});
    switch (decisions_.below(6)) {
        case 0: return fmt::format("save {}", file);
        case 1: return fmt::format("save {} force", file);
        case 2: return fmt::format("load {}", file);
        case 3: return fmt::format("load {}", decisions_.one_of(scripts()).first);
        case 4: return decisions_.one_in(8) ? "reload" : fmt::format("script {}", file);
        default: return fmt::format("script {} {}", decisions_.one_of(scripts()).first, number(3));
    }
}

std::string RandomCommands::block() {
    switch (decisions_.below(6)) {
        case 0: return fmt::format("if {}; {}; else; {}; end", pets_.requirement(1), command(), command());
        case 1: return fmt::format("for P in all; exec {} Plant<$P>; {}; end", number(3), command());
        case 2: return fmt::format("for T in {}; echo $T; end", pets_.type(1));
        case 3: return fmt::format("repeat {}; {}; end", number(3), command());
        case 4: return fmt::format("{}; {}", command(), command());
        default: return decisions_.one_of(Texts{"end", "else", "if 1 Plant", "repeat 2; exec Heat", "end turn"});
    }
}

std::string RandomCommands::command() {
    switch (decisions_.below(12)) {
        case 0:
        case 1:
        case 2: return move();
        case 3: return setting();
        case 4:
            return decisions_.one_of(Texts{"exec Plant OR Heat", "exec OceanTile", "exec 2 Plant OR 3 Steel",
                                           "exec CityTile", "exec PlayCard<ProjectCard>", "exec 30, 5 ProjectCard"});
        case 5: return fmt::format("{}: {}", somebody(), in_pets());
        case 6: return decisions_.one_in(4) ? correction() : in_pets();
        default: return in_pets();
    }
}

std::string RandomCommands::next() {
    if (session_.game() == nullptr && decisions_.below(8) != 7) return new_game();
    switch (decisions_.below(32)) {
        case 0:
        case 1:
        case 2:
        case 3:
        case 4:
        case 5:
        case 6: return correction();
        case 7:
        case 8: return stepping();
        case 9:
        case 10: return with_file();
        case 11:
        case 12: return of_table();
        case 13: return block();
        case 14:
            return decisions_.one_of(Texts{"try ", "why not ", "expect fails ", "expect fails limit "}) + command();
        case 15: return new_game();
        case 16: return decisions_.one_of(Texts{"try ", "as P2 ", "expect fails ", "insert 2 "}) + correction();
        case 17:
        case 18: return setting();
        default: return command();
    }
}

}  // namespace rego::app
