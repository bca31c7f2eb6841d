// newgame, become, as, mode, auto: which game, who acts, how strictly.
#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/shell/commands/rules.hpp"
#include "app/shell/session/dispatch.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/render/new_game_line.hpp"
#include "app/tell/render/render.hpp"
#include "parser/text/letters.hpp"

namespace rego::app::commands {

using engine::Auto;
using engine::Mode;
using engine::NewGame;
using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

constexpr const char* kAllOfThem = "all";

struct ModeName {
    std::string_view name;
    std::string_view colour;
    Mode mode;
};
constexpr std::array kModes{ModeName{"game", "purple", Mode::Game}, ModeName{"turns", "blue", Mode::Turns},
                            ModeName{"ops", "green", Mode::Ops}, ModeName{"tasks", "yellow", Mode::Tasks},
                            ModeName{"raw", "red", Mode::Raw}};

std::optional<Mode> find_mode(std::string_view name) {
    for (const ModeName& each : kModes)
        if (equal_ignoring_case(name, each.name) || equal_ignoring_case(name, each.colour)) return each.mode;
    return std::nullopt;
}

/// The names in `a,b,c`, each as its class.
Result<std::vector<std::string>> class_list(const Names& names, const Names::Kind& kind, Word key,
                                            std::string_view value) {
    std::vector<std::string> classes;
    while (!value.empty()) {
        const std::size_t end = std::min(value.find(','), value.size());
        const std::string_view name = value.substr(0, end);
        value.remove_prefix(std::min(end + 1, value.size()));
        if (name.empty()) continue;
        const auto cls = names.find(kind, name, nullptr);
        if (!cls) return at(key, cls.error());
        classes.push_back(names.table().info(*cls).name);
    }
    return classes;
}

/// A key that the modules declare: one of its words, or names of classes.
std::optional<Diagnostic> set_module_key(Run& run, Word word, const Names& names, const engine::OptionInfo& option,
                                         std::string_view value, NewGame& options) {
    if (!option.chooses.empty() && equal_ignoring_case(value, kAllOfThem)) {
        options.keys[option.key] = {kAllOfThem};
        return std::nullopt;
    }
    if (!option.chooses.empty()) {
        const std::string called = lower(engine::words_of(option.chooses));
        auto classes = class_list(names, Names::Kind{option.chooses.c_str(), called.c_str(), ""}, word, value);
        if (!classes) return classes.error();
        options.keys[option.key] = std::move(*classes);
        return std::nullopt;
    }
    if (option.words.empty()) {
        std::vector<std::string>& numbers = options.keys[option.key];
        numbers.clear();
        for (const Word& each : Words(value).split_at_commas(Words(value).take())) numbers.emplace_back(each.text);
        return std::nullopt;
    }
    std::vector<std::string> words;
    for (const auto& [each, selection] : option.words)
        if (!each.empty()) words.push_back(each);
    const auto said = std::find_if(words.begin(), words.end(),
                                   [&](const std::string& each) { return equal_ignoring_case(each, value); });
    if (said == words.end()) {
        return run.usage(fmt::format("`{}` must be {}, not `{}`", option.key, fmt::join(words, " or "), value), word);
    }
    options.keys[option.key] = {*said};
    return std::nullopt;
}

/// `key=value`: sets the field, or says what is wrong.
std::optional<Diagnostic> set_key(Run& run, Word word, const Names& names, NewGame& options) {
    const std::size_t equals = word.text.find('=');
    const std::string key = lower(word.text.substr(0, equals));
    const std::string_view value = unquoted(word.text.substr(equals + 1));
    const auto wrong = [&](std::string_view wanted) {
        return run.usage(fmt::format("`{}` must be {}, not `{}`", key, wanted, value), word);
    };
    const auto fill = [&](const Names::Kind& kind, std::vector<std::string>& field) -> std::optional<Diagnostic> {
        auto classes = class_list(names, kind, word, value);
        if (!classes) return classes.error();
        field = std::move(*classes);
        return std::nullopt;
    };
    if (key == "mode") {
        const auto mode = find_mode(value);
        if (!mode) return wrong("game, turns, ops, tasks or raw");
        options.mode = *mode;
        return std::nullopt;
    }
    if (key == "with") return fill(Names::kCard, options.with);
    if (key == "without") return fill(Names::kCard, options.without);
    if (key == "rules") return std::nullopt;  // known by then
    for (const engine::OptionInfo& option : engine::options_of(names.table().canon())) {
        if (option.key == key) return set_module_key(run, word, names, option, value, options);
    }
    return run.usage(fmt::format("`newgame` knows no key `{}`", key), word);
}

bool is_number(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

/// The rules deal two more colony tiles than there are players, and three more to two; who plays alone has three.
/// Another number is played, but not unnoticed.
void tell_number_of_colonies(Run& run) {
    if (run.game().mode() != Mode::Game || !run.session.options().reports) return;
    const std::size_t dealt = Look(run.game()).colonies().size();
    const std::size_t players = run.game().core().players().size();
    const std::size_t due = players == 1 ? 3 : players == 2 ? 5 : players + 2;
    if (dealt == 0 || dealt == due) return;
    run.reply.text += fmt::format(
        "{} colony tiles are in play; the rules deal {}: `colonies=NAME,NAME …` behind `newgame`\n", dealt, due);
}

/// Who plays at the table has drawn some of the colony tiles, which rego does not know.
std::optional<Diagnostic> ask_for_colonies(Run& run, const Names& names, const NewGame& options, Word letters) {
    const bool asks = run.session.options().is_typed && run.origin.empty() && options.mode == Mode::Game;
    if (!asks || options.options.find('C') == std::string::npos || options.keys.contains("colonies"))
        return std::nullopt;
    const std::size_t players = options.players.size();
    const std::size_t due = players == 1 ? 3 : players == 2 ? 5 : players + 2;
    std::vector<std::string> tiles;
    for (const engine::ClassId cls : names.all(Names::kColony, nullptr))
        tiles.push_back(printed_name(names.table(), cls));
    return at(letters, problem(ErrorKind::Usage, fmt::format("which {} colony tiles were dealt?", due),
                               fmt::format("`{}`: the first letters do, and `colonies=all` takes all of them",
                                           std::string(run.words.text()) + " colonies=NAME,NAME …"))
                           .with_notes({fmt::format("{}", fmt::join(tiles, ", "))}));
}

}  // namespace

Outcome newgame(Run& run) {
    const Word letters = run.words.take();
    if (!letters) return run.usage("`newgame` needs options and players");
    NewGame options;
    options.options.clear();
    for (const char c : letters.text) {
        const char letter = parser::upper(c);
        if (options.options.find(letter) == std::string::npos) options.options += letter;
    }
    if (options.options.find('B') == std::string::npos) options.options.insert(0, 1, 'B');

    auto rules = chosen_rules(run);
    if (!rules) return rules.error();
    const Names names(rules->table);
    Word first_player;
    while (const Word word = run.words.take()) {
        if (word.text.find('=') != std::string_view::npos && word.text.front() != '"') {
            if (auto wrong = set_key(run, word, names, options)) return *wrong;
            continue;
        }
        if (std::ranges::count(word.text, '"') % 2 != 0) return run.usage("the quote is not closed", word);
        if (!first_player) first_player = word;
        if (is_number(word.text)) {
            int count = 0;
            std::from_chars(word.text.data(), word.text.data() + word.text.size(), count);
            if (!options.players.empty()) return run.usage("players are a count or names, not both", word);
            if (count < 1 || count > 5)
                return run.usage(fmt::format("a game has 1 to 5 players, not {}", word.text), word);
            for (int n = 1; n <= count; ++n) options.players.push_back(kind::player(static_cast<std::size_t>(n)));
            continue;
        }
        const std::string_view name = unquoted(word.text);
        if (first_player.span.begin != word.span.begin && is_number(first_player.text))
            return run.usage("players are a count or names, not both", word);
        const std::string own = kind::player(options.players.size() + 1);
        if (!equal_ignoring_case(name, own)) {
            if (const std::string trouble = player_name_problem(*rules->table, name); !trouble.empty())
                return run.usage(fmt::format("a player cannot be called `{}`: it {}", name, trouble), word);
        }
        for (const std::string& other : options.players)
            if (equal_ignoring_case(other, name))
                return run.usage(fmt::format("two players are called `{}`", name), word);
        options.players.emplace_back(equal_ignoring_case(name, own) ? own : std::string(name));
        if (options.players.size() > 5) return run.usage("a game has 1 to 5 players", word);
    }
    if (options.players.empty()) return run.usage("`newgame` needs players: a count or their names", letters);
    run.focus = letters.span;
    if (auto unknown = ask_for_colonies(run, names, options, letters)) return *unknown;
    std::erase_if(options.keys, [](const auto& key) { return key.second == std::vector<std::string>{kAllOfThem}; });
    auto game = engine::MarsGame::create(run.session.library()->rulebooks().lend(rules->table), std::move(options));
    if (!game) return game.error();
    run.recorded = rules->recorded;
    if (run.session.options().is_typed && run.session.game() != nullptr && !run.game().is_over())
        run.reply.text += "the game before is kept: `resume` goes back to it\n";
    run.session.timeline().begin_game(std::move(*game));
    tell_number_of_colonies(run);
    return Unit{};
}

Outcome become(Run& run) {
    const Word name = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    if (!name) {
        run.session.timeline().pin("");
        run.reply.text += "the actor is whoever is at turn\n";
        return Unit{};
    }
    const auto actor = need_actor(run.game(), name.text);
    if (!actor) return at(name, actor.error());
    run.session.timeline().pin(class_name(run.game(), *actor));
    run.reply.text += fmt::format("you are {}\n", player_name(run.game(), *actor, run.session.style()));
    return Unit{};
}

Outcome as(Run& run) {
    const Word name = run.words.take();
    if (!name) return run.usage("`as` needs an actor and a command");
    const auto actor = need_actor(run.game(), name.text);
    if (!actor) return at(name, actor.error());
    if (run.words.at_end()) return run.usage("`as` needs a command", name);
    run.actor_name = class_name(run.game(), *actor);
    return dispatch(run);
}

namespace {

/// A game that has been set up by hand in the action phase goes on with that player, or with the first one.
std::optional<Diagnostic> give_turn(Run& run, Word who) {
    engine::MarsGame& game = run.game();
    const bool is_open = game.phase() == "Action" && !game.turn() && !game.is_over();
    if (!is_open && who) return run.usage("the turn is given only where it is nobody's, in the action phase", who);
    if (!is_open) return std::nullopt;
    engine::TypeId player = game.flow().first_player().value_or(engine::kNoType);
    if (who) {
        const auto said = need_actor(game, who.text);
        if (!said) return at(who, said.error());
        if (seat_of(game, *said) == 0) return run.usage("only players have turns", who);
        player = *said;
    }
    if (player == engine::kNoType) return std::nullopt;
    game.flow().give_turn(player);
    run.reply.about_changes = true;
    return std::nullopt;
}

}  // namespace

Outcome mode(Run& run) {
    const Word name = run.words.take();
    const Word who = equal_ignoring_case(name.text, "game") ? run.words.take() : Word();
    if (auto wrong = run.refuse_rest()) return *wrong;
    if (name) {
        const auto wanted = find_mode(name.text);
        if (!wanted) return run.usage(fmt::format("no mode is called `{}`", name.text), name);
        if (*wanted == Mode::Game)
            if (auto wrong = give_turn(run, who)) return *wrong;
        run.game().set_mode(*wanted);
    }
    run.reply.text += fmt::format("mode {}\n", mode_name(run.game().mode()));
    return Unit{};
}

Outcome eagerness(Run& run) {
    constexpr std::array kNames{std::pair{std::string_view("none"), Auto::None},
                                std::pair{std::string_view("safe"), Auto::Safe},
                                std::pair{std::string_view("first"), Auto::First}};
    const Word name = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    if (name) {
        const auto wanted = std::find_if(kNames.begin(), kNames.end(),
                                         [&](const auto& each) { return equal_ignoring_case(each.first, name.text); });
        if (wanted == kNames.end())
            return run.usage(fmt::format("`auto` is none, safe or first, not `{}`", name.text), name);
        run.game().set_auto(wanted->second);
    }
    for (const auto& [word, value] : kNames)
        if (value == run.game().auto_mode()) run.reply.text += fmt::format("auto {}\n", word);
    return Unit{};
}

}  // namespace rego::app::commands
