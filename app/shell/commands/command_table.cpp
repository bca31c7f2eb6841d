#include "app/shell/commands/command_table.hpp"

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"

namespace rego::app {

namespace {

// A table is easier to read with each entry in few lines.
// clang-format off

// --- Game and session

std::vector<CommandInfo> session_rows() {
    using namespace commands;
    using enum Group;
    return {
        {.name = "newgame", .usage = "newgame OPTIONS PLAYERS [key=value …]", .help = "starts a new game",
         .group = Group::Session, .handler = newgame, .arguments = {Arg::Options, Arg::Text}, .needs_game = false, .does = true,
         .details = "OPTIONS: B base, R Corporate Era, P Prelude, V Venus Next, C Colonies, T Turmoil, 2 Prelude 2, X promos; a map "
                    "H, E, U, I or S. PLAYERS: a count or names. Keys: mode, milestones, awards, colonies, solo=tr63, "
                    "worldgov=on or off, corporations=2 or merger, handicap=0,5 (TR), events, with, without, rules=DIR,… (house rules and fan cards for this game; `rules=-NAME` leaves one "
                    "of `--canon` out)",
         .examples = {"newgame BR 2", "newgame BRPH Ellie Kevin mode=ops"}},
        {.name = "games", .usage = "games", .help = "the games that can be gone back to", .group = Group::Session,
         .handler = commands::games, .needs_game = false,
         .details = "those of this session that a `newgame` has put aside and, in a shell, those of earlier sessions, with when they were played last"},
        {.name = "delete", .usage = "delete N|NAME", .help = "deletes a game of an earlier session", .group = Group::Session,
         .handler = commands::remove_game, .arguments = {Arg::Text}, .needs_game = false,
         .details = "it asks first; `games` lists them", .examples = {"delete 2", "delete ellie"}},
        {.name = "resume", .usage = "resume [N|NAME]", .help = "goes back to a game that was put aside", .group = Group::Session,
         .handler = commands::resume, .arguments = {Arg::Text}, .needs_game = false, .does = true, .edits_history = true,
         .details = "alone: to the latest. It is played again as it was; the one that is left is kept as well",
         .examples = {"resume", "resume 2", "resume ellie"}},
        {.name = "rename", .usage = "rename PLAYER NAME", .help = "calls a player otherwise, from the beginning of the game on",
         .group = Group::Session, .handler = commands::rename, .arguments = {Arg::Player, Arg::Text}, .edits_history = true,
         .examples = {"rename bob Robert"}},
        {.name = "become", .usage = "become [ACTOR]", .help = "fixes who acts from now on; alone: whoever's turn it is",
         .group = Group::Session, .handler = become, .arguments = {Arg::Actor}, .examples = {"become P2", "become"}},
        {.name = "as", .usage = "as ACTOR COMMAND", .help = "runs one command as another player, or as Engine",
         .group = Group::Session, .handler = as, .arguments = {Arg::Actor, Arg::Command},
         .details = "`Bob pass` and `Bob: pass` are short for `as Bob pass`", .examples = {"as P2 pass", "Bob: pass"}},
        {.name = "mode", .usage = "mode [game [PLAYER]|turns|ops|tasks|raw]", .help = "how much the engine enforces",
         .group = Group::Session, .handler = mode, .arguments = {Arg::Mode},
         .details = "game: it runs the whole game; turns: each turn is a valid turn; ops: anything, but one thing after the other; "
                    "tasks: tasks may be left lying; raw: no effects. Where the action phase was set up by hand and it is nobody's turn, "
                    "`mode game` gives it to PLAYER, or to the first player",
         .examples = {"mode ops"}},
        {.name = "words", .usage = "words [table|pets]", .help = "how rego tells things: as at the table, or as PETS",
         .group = Group::Session, .handler = words, .arguments = {Arg::Tongue}, .needs_game = false,
         .details = "`desc`, `trace`, `log full`, `why` and JSON speak PETS in any case", .examples = {"words pets"}},
        {.name = "auto", .usage = "auto [none|safe|first]", .help = "how eagerly rego carries out pending tasks",
         .group = Group::Session, .handler = eagerness, .arguments = {Arg::Eagerness},
         .details = "none: never; safe: each that can be done in only one way; first: the first possible way of everything",
         .examples = {"auto none"}},
        {.name = "script", .usage = "script FILE [ARG …]", .help = "runs a script inside this session", .group = Group::Session,
         .handler = script, .arguments = {Arg::File}, .needs_game = false, .does = true, .edits_history = true,
         .details = "in the script `$1`, `$2` … stand for the arguments and `$*` for all of them. It may decide and repeat: see `if`, "
                    "`for`, `repeat`, `let`. It is one step for `undo`, and all or nothing. It writes no files and reads no scripts "
                    "outside its folder, unless you say so when the shell asks, or start it with --allow-files",
         .examples = {"script opening.rego", "script opening.rego Ellie 3"}},
        {.name = "if", .usage = "if REQUIREMENT", .help = "the lines up to `else` or `end` only if something holds",
         .group = Group::Session, .handler = if_holds, .arguments = {Arg::Requirement},
         .details = "the lines between `else` and `end` are for when it does not. A bare `end` closes the innermost `if`, `for` or "
                    "`repeat`; to end a turn in there write `end turn`. The history, the journal and `save` hold the commands "
                    "that were carried out, and nothing of this",
         .examples = {"if 8 Heat; convert heat; else; echo not yet; end"}},
        {.name = "else", .usage = "else", .help = "the lines up to `end` if the `if` before does not hold", .group = Group::Session,
         .handler = otherwise, .needs_game = false},
        {.name = "for", .usage = "for NAME in all|others|TYPE", .help = "the lines up to `end` once for each player or component",
         .group = Group::Session, .handler = for_each, .arguments = {Arg::Text},
         .details = "`$NAME` stands for it: `Player1` …, or the component as `list` shows it. Who is in the list is decided at the "
                    "beginning",
         .examples = {"for P in all; exec 3 Plant<$P>; end", "for TILE in CityTile<Anyone>; echo there is $TILE; end"}},
        {.name = "repeat", .usage = "repeat N", .help = "the lines up to `end` N times", .group = Group::Session, .handler = repeat,
         .arguments = {Arg::Number}, .needs_game = false, .examples = {"repeat 3; exec OxygenStep; end"}},
        {.name = "let", .usage = "let NAME = METRIC", .help = "remembers a number under a name: `$NAME`", .group = Group::Session,
         .handler = let, .arguments = {Arg::Text}, .needs_game = false,
         .details = "a name holds in its script, or in the session outside scripts; `$$` is a plain `$`",
         .examples = {"let cities = CityTile<Anyone>"}},
        {.name = "echo", .usage = "echo TEXT", .help = "says something; `${METRIC}` and `$NAME` in it are written out",
         .group = Group::Session, .handler = echo, .arguments = {Arg::Text}, .needs_game = false,
         .details = "so they are in any other command", .examples = {"echo there are ${OceanTile} oceans"}},
        {.name = "save", .usage = "save FILE [force]", .help = "writes the session as a script", .group = Group::Session,
         .handler = save, .arguments = {Arg::File}, .needs_game = false, .examples = {"save game.rego"}},
        {.name = "load", .usage = "load FILE", .help = "replays a saved session in place of this one", .group = Group::Session,
         .handler = load, .arguments = {Arg::File}, .needs_game = false, .does = true, .edits_history = true,
         .details = "it may do with files what a `script` may", .examples = {"load game.rego"}},
        {.name = "import", .usage = "import FILE [from LINE]", .help = "makes the game of a log, or goes on with it from a line",
         .group = Group::Session, .handler = import_log, .arguments = {Arg::File}, .needs_game = false, .does = true,
         .details = "the log of the web app, saves of its server, or a game of Board Game Arena; `from` goes on in the game "
                    "that is there, behind what was done by hand",
         .examples = {"import game.log.txt", "import game.log.txt from 464"}},
        {.name = "undo", .usage = "undo [N | turn | to N]", .help = "takes back the last commands that changed something",
         .group = Group::Session, .handler = undo, .arguments = {Arg::Number}, .needs_game = false, .edits_history = true,
         .details = "`undo turn` takes back all that the last player did in a row, `undo to 12` all that came after command 12",
         .examples = {"undo", "undo 3", "undo turn", "undo to 12"}},
        {.name = "redo", .usage = "redo [N]", .help = "repeats what was undone", .group = Group::Session, .handler = redo,
         .arguments = {Arg::Number}, .needs_game = false, .edits_history = true, .examples = {"redo"}},
        {.name = "rollback", .usage = "rollback EVENT", .help = "goes back to the start of the command that made an event",
         .group = Group::Session, .handler = rollback, .arguments = {Arg::Event}, .edits_history = true,
         .examples = {"rollback 120"}},
        {.name = "history", .usage = "history [N | TEXT]", .help = "the commands so far, numbered, with who did them", .group = Group::Session,
         .handler = history, .arguments = {Arg::Number}, .needs_game = false,
         .details = "all, the last N, or those with TEXT in them", .examples = {"history 10", "history ants"}},
        {.name = "amend", .usage = "amend N [anyway] COMMAND", .help = "replaces command N of the history and replays the rest",
         .group = Group::Session, .handler = amend, .arguments = {Arg::Number, Arg::Command}, .needs_game = false,
         .edits_history = true,
         .details = "COMMAND is done by whoever did the old one, unless it says by whom. All that follows is done by whoever did "
                    "it, and the answer says what is different at the end. A correction stops if a "
                    "later command would do something else than before, and says which; `anyway` behind the number makes it "
                    "all the same. So do `insert` and `drop`",
         .examples = {"amend 12 play Ants, 9", "amend 12 anyway play Ants, 9"}},
        {.name = "insert", .usage = "insert N [anyway] COMMAND", .help = "inserts a command before command N and replays the rest",
         .group = Group::Session, .handler = insert, .arguments = {Arg::Number, Arg::Command}, .needs_game = false,
         .edits_history = true, .examples = {"insert 12 convert heat"}},
        {.name = "drop", .usage = "drop N [anyway]", .help = "removes command N from the history and replays the rest",
         .group = Group::Session, .handler = drop, .arguments = {Arg::Number}, .needs_game = false, .edits_history = true,
         .examples = {"drop 12", "drop 12 anyway"}},
        {.name = "reload", .usage = "reload", .help = "reads changed canon files again and replays the session on them",
         .group = Group::Session, .handler = reload, .needs_game = false, .edits_history = true,
         .details = "says at which command the session first goes another way; `undo` and `redo` go back and forth between the "
                    "files as they were read, whatever is in them by now"},
        {.name = "help", .usage = "help [VERB or CLASS]", .help = "this list, or one thing in detail", .group = Group::Session,
         .handler = help, .arguments = {Arg::Verb}, .needs_game = false,
         .details = "also `?`. Type a verb only as far as it is unmistakable: `pl` is `play`", .examples = {"help play", "help Ants"}},
        {.name = "alias", .usage = "alias [NAME = COMMAND]", .help = "a command under a name of your own", .group = Group::Session,
         .handler = alias, .arguments = {Arg::Text}, .needs_game = false,
         .details = "`$1`, `$2` … stand for the words behind the name, `$*` for all of them. Alone it lists them; with nothing behind "
                    "`=` it forgets one. A shell keeps them in ~/.config/rego/rc.rego, and runs that file when it begins. Several "
                    "commands go between quotes. The history holds what they stand for. Those that a script makes are for this session",
         .examples = {"alias ocean = project aquifer at $1", "alias ocean ="}},
        {.name = "measure", .usage = "measure [NAME = METRIC]", .help = "a number or a condition under a name of your own", .group = Group::Session,
         .handler = measure, .arguments = {Arg::Text}, .needs_game = false,
         .details = "Usable wherever there is something to count: `count`, `plot`, in other measures. With `HAS` it is a condition, for "
                    "`has` and `expect`. What stands in `< >` behind the name is chosen where it is used: `Income<Player2>`. Alone it lists "
                    "them; with nothing behind `=` it forgets one",
         .examples = {"measure Income<Owner> = TerraformRating OR PROD[1]", "measure Rich = HAS 30", "measure Rich ="}},
        {.name = "clear", .usage = "clear", .help = "empties the screen", .group = Group::Session, .handler = clear,
         .needs_game = false},
        {.name = "exit", .usage = "exit", .help = "ends the session", .group = Group::Session, .handler = leave, .needs_game = false,
         .details = "also `quit` or `q`"},
    };
}

// --- Asking

std::vector<CommandInfo> asking_rows() {
    using namespace commands;
    using enum Group;
    return {
        {.name = "parse", .usage = "parse KIND TEXT", .help = "the canonical form of a text, without looking at a game",
         .group = Asking, .handler = parse, .arguments = {Arg::TextKind, Arg::Text}, .needs_game = false,
         .details = "KIND: type, metric, requirement, instruction, action, effect, class; or file, with a path",
         .examples = {"parse instruction PROD[2 Heat], 3 Plant"}},
        {.name = "check", .usage = "check PATH", .help = "loads a .pets or .json5 file or a folder and reports every problem",
         .group = Asking, .handler = check, .arguments = {Arg::File}, .needs_game = false, .examples = {"check fan/cards.json5"}},
        {.name = "has", .usage = "has REQUIREMENT", .help = "whether something holds now", .group = Asking, .handler = has,
         .arguments = {Arg::Requirement}, .examples = {"has 3 ScienceTag"}},
        {.name = "count", .usage = "count METRIC", .help = "how many there are", .group = Asking, .handler = commands::count,
         .arguments = {Arg::Metric}, .examples = {"count CityTile<Anyone>", "count PROD[Heat]"}},
        {.name = "list", .usage = "list TYPE", .help = "the components that match, with counts", .group = Asking,
         .handler = commands::list, .arguments = {Arg::Type}, .examples = {"list Tile"}},
        {.name = "desc", .usage = "desc TYPE", .help = "everything about a class or type", .group = Asking, .handler = desc,
         .arguments = {Arg::Type}, .examples = {"desc CityTile", "desc Ants<Player1>"}},
        {.name = "card", .usage = "card NAME", .help = "a card as a person would read it", .group = Asking, .handler = card,
         .arguments = {Arg::AnyCard}, .needs_game = false, .examples = {"card inventors' guild"}},
        {.name = "tasks", .usage = "tasks", .help = "what each player still has to do, and how to answer", .group = Asking,
         .handler = commands::tasks,
         .details = "a question is answered by the number of an answer, by its words or some of them (`ants`), by `0` or `no` "
                    "where it may be declined, an area also as `54`"},
        {.name = "moves", .usage = "moves", .help = "what the actor may do now, with prices", .group = Asking,
         .handler = commands::moves},
        {.name = "log", .usage = "log [all|full|N]", .help = "what has happened: the interesting part, every event, or the last N",
         .group = Asking, .handler = commands::log, .arguments = {Arg::Number},
         .details = "a shell shows the last turn, and `log all` everything", .examples = {"log 10"}},
        {.name = "why", .usage = "why EVENT | why not COMMAND", .help = "what led to an event; what is in the way of a command",
         .group = Asking, .handler = why, .arguments = {Arg::Event}, .needs_game = false,
         .examples = {"why 120", "why not play Ants"}},
        {.name = "ledger", .usage = "ledger [CARD]", .help = "what a card, or every source, has brought so far", .group = Asking,
         .handler = ledger, .arguments = {Arg::AnyCard}, .examples = {"ledger Ants"}},
        {.name = "plot", .usage = "plot WHAT", .help = "how a number went over the generations, as a small picture",
         .group = Asking, .handler = commands::plot, .arguments = {Arg::Text},
         .details = "WHAT is TR, points, income, cards, hand, money, a resource, its production (`plot heat production`) or a\n"
                    "parameter of Mars; or a measure, or any metric. Each player's line is drawn with the number of the seat",
         .examples = {"plot TR", "plot money", "plot heat production", "plot CityTile OR GreeneryTile"}},
        {.name = "report", .usage = "report FILE.html [force]",
         .help = "the game so far as one page to look at, keep and send", .group = Asking, .handler = commands::report,
         .arguments = {Arg::File}, .examples = {"report game.html"}},
        {.name = "map", .usage = "map [TYPE]", .help = "the Mars map; with a type of area, those that match are marked and listed",
         .group = Asking, .handler = commands::map, .arguments = {Arg::Type},
         .examples = {"map", "map LandArea(HAS 2 Neighbor<OceanTile>, MAX 0 Tile)"}},
        {.name = "find", .usage = "find TILE [all] | find TYPE", .help = "where a tile may go, best places first; or areas that match a type",
         .group = Group::Asking, .handler = commands::find, .arguments = {Arg::Type},
         .details = "TILE is city, greenery, ocean or the card that brings it. What is printed there and what the oceans beside it pay; then "
                    "the points that a tile would score for you as if the game ended now, for each tile that may go there. A measure "
                    "that counts areas can be named as well",
         .examples = {"find city", "find mining area", "find LandArea(HAS 2 Neighbor<OceanTile>, MAX 0 Tile)",
                      "find MarsArea(HAS Border<MarsArea(HAS OceanTile), Eastward>)"}},
        {.name = "cards", .usage = "cards WORD …", .help = "which cards there are: by tag, kind, cost, word of the name",
         .group = Group::Asking, .handler = commands::cards, .arguments = {Arg::Text}, .needs_game = false,
         .details = "WORD is a tag, `event`, `active`, `automated`, `prelude`, `corporation`, what a card holds, the beginning of a word of its "
                    "name, `cost<10`, or `playable`: nobody has it, and what it needs is met. All of them must be true",
         .examples = {"cards space event", "cards venus playable", "cards cost<10 plant"}},
        {.name = "colonies", .usage = "colonies", .help = "the colony tiles: track, what a trade brings now, who is there, fleets",
         .group = Group::Asking, .handler = commands::colonies},
        {.name = "turmoil", .usage = "turmoil", .help = "the parties, their delegates, the global events and everybody's influence",
         .group = Asking, .handler = turmoil},
        {.name = "board", .usage = "board [PLAYER|link]", .help = "a player board, or where the live board of `--watch` is", .group = Asking, .handler = board,
         .arguments = {Arg::Player}, .examples = {"board P2"}},
        {.name = "boards", .usage = "boards", .help = "all players at a glance: stock, production, hand, points, tags", .group = Asking,
         .handler = boards},
        {.name = "standings", .usage = "standings", .help = "milestones and awards: everybody's number, and what is missing",
         .group = Asking, .handler = standings},
        {.name = "status", .usage = "status", .help = "options, generation, phase, turn, parameters, tasks", .group = Asking,
         .handler = commands::status},
        {.name = "score", .usage = "score", .help = "victory points, as if the game ended now", .group = Asking,
         .handler = commands::score},
        {.name = "state", .usage = "state", .help = "everything at once", .group = Asking, .handler = commands::state},
    };
}

// --- Doing, in PETS

std::vector<CommandInfo> pets_rows() {
    using namespace commands;
    using enum Group;
    return {
        {.name = "exec", .usage = "exec INSTRUCTION", .help = "carries out any instruction (modes ops, tasks, raw)",
         .group = Pets, .handler = exec, .arguments = {Arg::Pets}, .does = true, .examples = {"exec 3 Plant, OceanTile<Tharsis_5_5>"}},
        {.name = "task", .usage = "task [#N] INSTRUCTION", .help = "carries out a pending task, narrowed by the instruction",
         .group = Pets, .handler = task, .arguments = {Arg::TaskAnswer}, .does = true, .answers = true,
         .details = "where several different tasks fit, `#N` says which; `task Ok` declines what is optional; `task drop` drops a "
                    "task (modes tasks, raw)",
         .examples = {"task -2 Plant<P2>", "task #2 OceanTile<Tharsis_5_5>"}},
        {.name = "task?", .usage = "task? INSTRUCTION", .help = "the same, but nothing when no pending task fits", .group = Pets,
         .handler = task_if_any, .arguments = {Arg::TaskAnswer}, .does = true, .answers = true, .examples = {"task? Ok"}},
        {.name = "try", .usage = "try COMMAND", .help = "shows what a command would do, then takes it back", .group = Pets,
         .handler = try_out, .arguments = {Arg::Command}, .needs_game = false, .examples = {"try project City"}},
        {.name = "trace", .usage = "trace on|off", .help = "tells every trigger, effect, gate and narrowing as it happens",
         .group = Pets, .handler = trace, .arguments = {Arg::OnOff}, .needs_game = false},
        {.name = "step", .usage = "step [COMMAND]", .help = "carries a command out one event at a time", .group = Pets,
         .handler = commands::step, .arguments = {Arg::Command}, .steps = true, .details = "then `step`, `continue` or `cancel`; questions work in between",
         .examples = {"step play Ants"}},
        {.name = "continue", .usage = "continue", .help = "finishes the command that you step through", .group = Pets,
         .handler = continue_stepping, .steps = true},
        {.name = "cancel", .usage = "cancel", .help = "takes back the command that you step through", .group = Pets,
         .handler = cancel_stepping, .steps = true},
        {.name = "break", .usage = "break on CARD|TYPE", .help = "where `continue` stops: when such a thing comes or goes",
         .group = Pets, .handler = break_on, .arguments = {Arg::Type}, .details = "alone it lists them; `break off` forgets all",
         .examples = {"break on Plant", "break on Comet"}},
        {.name = "watch", .usage = "watch TYPE", .help = "`continue` stops when there are more or fewer of them", .group = Pets,
         .handler = watch, .arguments = {Arg::Type}, .details = "alone it lists them; `watch off` forgets all",
         .examples = {"watch TerraformRating"}},
        {.name = "phase", .usage = "phase NAME", .help = "replaces the phase and runs what answers to it (modes ops, tasks, raw)",
         .group = Pets, .handler = phase, .arguments = {Arg::Phase}, .does = true,
         .details = "The present one begins anew", .examples = {"phase Production"}},
        {.name = "turn", .usage = "turn", .help = "starts a turn for the actor by hand (mode turns)", .group = Pets,
         .handler = commands::turn, .does = true},
        {.name = "fix", .usage = "fix CHANGES [because TEXT]", .help = "adjusts the game to what really happened at the table",
         .group = Pets, .handler = fix, .arguments = {Arg::Pets}, .does = true,
         .details = "Also how things stand, in words: `ruling PARTY`, `chairman PLAYER`, `delegates PARTY PLAYER N`, `event current|coming|distant "
                    "EVENT`, `track COLONY N`, `temperature C`, `oxygen N`, `venus N`, `oceans AREA …`; `fix CARD played` does what the card does on coming",
         .examples = {"fix -2, Steel because we forgot the rebate", "fix ruling Reds", "fix delegates Reds Bob 2", "fix temperature -10",
                      "fix Inventrix played"}},
        {.name = "set", .usage = "set PLAYER [tr N] [stock M S T P E H] [prod M S T P E H] [hand N] [steel 3+2] …",
         .help = "gives a player the numbers that there are at the table", .group = Group::Pets, .handler = commands::set,
         .arguments = {Arg::Player, Arg::Text}, .does = true,
         .details = "whatever the numbers are now; `_` leaves one as it is, `steel 3+2` is 3 steel and a production of 2. For a game that "
                    "is taken up in the middle, and for what went wrong unseen; like `fix` it asks no rule",
         .examples = {"set Ann tr 27 steel 3+2 hand 9", "set Ann stock 12 _ 3 prod 5 0 1 2 0 4"}},
        {.name = "note", .usage = "note TEXT", .help = "a remark that stays in log, journal and save", .group = Pets,
         .handler = note, .arguments = {Arg::Text}, .needs_game = false},
    };
}

// --- Doing, in the game's own words

std::vector<CommandInfo> words_rows() {
    using namespace commands;
    using enum Group;
    return {
        {.name = "play", .usage = "play CARD[, PAYMENT …]", .help = "plays a corporation, prelude or project card", .group = Group::Words,
         .handler = commands::move, .arguments = {Arg::Card, Arg::Payment}, .does = true,
         .details = "PAYMENT: `9`, `2 Steel`, `1 Titanium`, `3 Heat`, `2 Floater<Dirigibles>`, in short `2s 1t 9`; left out, rego "
                    "pays by itself. What the card asks can be answered at once: `at 5_4` for a tile, `on Ants` for what goes onto "
                    "a card, `from Ants` for what is taken from one, else as for `task` or in words: `-3 plants Bob`. In the "
                    "prelude phase a prelude that cannot be carried out is discarded for money",
         .examples = {"play Ants, 9", "play inventors' guild", "play comet at 5_4, -1 plant Bob"}},
        {.name = "discard", .usage = "discard PRELUDE", .help = "a prelude that cannot be carried out goes for 15 M€", .group = Group::Words,
         .handler = commands::move, .arguments = {Arg::Card}, .does = true,
         .details = "Also while it waits for a card that nobody can play: nothing else of it happens then",
         .examples = {"discard EccentricSponsor"}},
        {.name = "action", .usage = "action CARD [1|2|3][, PAYMENT …]", .help = "uses a card's action", .group = Group::Words,
         .handler = commands::move, .arguments = {Arg::ActionCard, Arg::Payment}, .does = true, .details = "answers and payments as with `play`", .examples = {"action Ants", "action RegolithEaters 2", "action Ants from Decomposers"}},
        {.name = "project", .usage = "project NAME[, PAYMENT …]", .help = "a standard project", .group = Group::Words, .handler = commands::move,
         .arguments = {Arg::Project, Arg::Payment}, .does = true, .details = "answers and payments as with `play`",
         .examples = {"project Asteroid", "project City at 3_5"}},
        {.name = "convert", .usage = "convert plants | convert heat[, PAYMENT …]", .help = "8 plants into a greenery, 8 heat into a step",
         .group = Group::Words, .handler = commands::move, .arguments = {Arg::Text}, .does = true},
        {.name = "sell", .usage = "sell N", .help = "sells patents", .group = Group::Words, .handler = commands::move, .arguments = {Arg::Number},
         .does = true, .examples = {"sell 2"}},
        {.name = "buy", .usage = "buy N[, PAYMENT …] | buy N N …", .help = "buys N of the cards offered", .group = Group::Words, .handler = buy,
         .arguments = {Arg::Number, Arg::Payment}, .does = true,
         .details = "while it is nobody's turn, it is for the next in seat order who is still to buy; with several numbers for all of "
                    "them, in seat order",
         .examples = {"buy 3", "buy 2 3 1"}},
        {.name = "claim", .usage = "claim MILESTONE[, PAYMENT …]", .help = "claims a milestone", .group = Group::Words, .handler = commands::move,
         .arguments = {Arg::Milestone, Arg::Payment}, .does = true, .examples = {"claim Builder"}},
        {.name = "fund", .usage = "fund AWARD[, PAYMENT …]", .help = "funds an award", .group = Group::Words, .handler = commands::move,
         .arguments = {Arg::Award, Arg::Payment}, .does = true, .examples = {"fund Banker"}},
        {.name = "trade", .usage = "trade COLONY[, PAYMENT]", .help = "trades with a colony tile", .group = Group::Words, .handler = commands::move,
         .arguments = {Arg::Colony, Arg::Payment}, .does = true,
         .details = "3 energy, 3 titanium or 9 M€, less what cards take off; without a payment the first of these that is possible",
         .examples = {"trade Luna, 9", "trade Luna, 3 Energy"}},
        {.name = "delegate", .usage = "delegate PARTY[, PAYMENT]", .help = "sends a delegate to a party", .group = Group::Words,
         .handler = commands::move, .arguments = {Arg::Party, Arg::Payment}, .does = true,
         .details = "the one in the lobby costs nothing; one of the reserve costs 5 M€", .examples = {"delegate Greens"}},
        {.name = "policy", .usage = "policy[, PAYMENT]", .help = "uses the action of the ruling party", .group = Group::Words,
         .handler = commands::move, .arguments = {Arg::Payment}, .does = true, .examples = {"policy", "policy, 10"}},
        {.name = "reveal", .usage = "reveal EVENT[, EVENT]", .help = "says which global event was drawn", .group = Group::Words,
         .handler = reveal, .arguments = {Arg::GlobalEvents}, .does = true,
         .details = "at the start two: the coming one, then the distant one; anybody may say it",
         .examples = {"reveal Election, War on Earth"}},
        {.name = "pay", .usage = "pay PAYMENT[, PAYMENT …]", .help = "pays what is owed now, or for what is offered", .group = Group::Words, .handler = commands::move,
         .arguments = {Arg::Payment}, .does = true, .examples = {"pay 5, 2 Steel"}},
        {.name = "place", .usage = "place AREA[, PAYMENT …]", .help = "puts the pending tile there", .group = Group::Words, .handler = commands::move,
         .arguments = {Arg::Area, Arg::Payment}, .does = true, .answers = true, .examples = {"place 4_6", "place Tharsis_4_6"}},
        {.name = "place?", .usage = "place? AREA", .help = "the same, but nothing when no tile can go there", .group = Group::Words,
         .handler = place_if_any, .arguments = {Arg::Area}, .does = true, .answers = true},
        {.name = "put", .usage = "put CARD", .help = "puts the pending card resources there", .group = Group::Words, .handler = commands::move,
         .arguments = {Arg::HolderCard}, .does = true, .answers = true, .examples = {"put Ants"}},
        {.name = "put?", .usage = "put? CARD", .help = "the same, but nothing when none is pending", .group = Group::Words,
         .handler = put_if_any, .arguments = {Arg::HolderCard}, .does = true, .answers = true},
        {.name = "first", .usage = "first [CORPORATION]", .help = "the first action that the corporation prescribes", .group = Group::Words,
         .handler = commands::move, .arguments = {Arg::Card}, .does = true,
         .details = "where several do, after a merger, all of them in the order of the cards: together they are one action; "
                    "with a name that one alone", .examples = {"first", "first Inventrix", "first at 5_7"}},
        {.name = "pass", .usage = "pass", .help = "passes for this generation", .group = Group::Words, .handler = commands::move, .does = true},
        {.name = "end", .usage = "end [turn]", .help = "ends the turn after one action; declines further final greeneries",
         .group = Group::Words, .handler = commands::move, .does = true},
    };
}

// --- Expecting

std::vector<CommandInfo> expecting_rows() {
    using namespace commands;
    using enum Group;
    return {
        {.name = "expect", .usage = "expect REQUIREMENT | PLAYER … | change … | global … | award … | phase … | turn … | winner … | fails …",
         .help = "does nothing when true; fails and says what is different when false", .group = Expecting,
         .handler = expect, .arguments = {Arg::Expectation}, .needs_game = false,
         .details = "expect PLAYER [stock M S T P E H] [prod M S T P E H] [tr N] [hand N] [vp N] [cards N] [tags BuildingTag 3 …]; "
                    "expect PLAYER score [tr N] [milestones N] [awards N] [greenery N] [cities N] [cards N] [total N]; "
                    "expect change [PLAYER] [only] CHANGES [since N|NOTE], on balance since the last command that changed something, or "
                    "since command N or a note; what is not named is not compared, but with `only` nothing else on that "
                    "board may have changed; "
                    "expect award NAME N1 N2 …; expect global [gen N] [temp C] [oxygen N] [oceans N] [venus N]; "
                    "expect fails [KIND] COMMAND",
         .examples = {"expect 3 Plant", "expect P1 stock 12 _ _ _ _ _ tr 20",
                      "expect change P1 2 plants, TR 1, PROD[Heat], 0 Steel", "expect fails limit exec -99 Plant"}},
    };
}

// clang-format on

std::vector<CommandInfo> make_rows() {
    std::vector<CommandInfo> all;
    for (const auto rows : {session_rows, asking_rows, pets_rows, words_rows, expecting_rows}) {
        for (CommandInfo& row : rows()) all.push_back(std::move(row));
    }
    return all;
}

}  // namespace

const CommandTable& command_table() {
    static const CommandTable table(make_rows());
    return table;
}

std::string_view group_title(Group group) {
    switch (group) {
        case Group::Session: return "Game and session";
        case Group::Asking: return "Asking";
        case Group::Pets: return "Doing, in PETS";
        case Group::Words: return "Doing, in the game's own words";
        case Group::Expecting: break;
    }
    return "Expecting";
}

std::string commands_as_markdown() {
    std::string text =
        "# Commands\n\n"
        "Made from the command table (`app/shell/commands/command_table.cpp`); `tools/accept docs` writes it anew.\n";
    for (const Group group : {Group::Session, Group::Asking, Group::Pets, Group::Words, Group::Expecting}) {
        text += fmt::format("\n## {}\n\n", group_title(group));
        for (const CommandInfo& info : command_table()) {
            if (info.group != group) continue;
            text += fmt::format("### {}\n\n`{}`\n\n{}", info.name, info.usage, info.help);
            text += info.details.empty() ? ".\n\n" : fmt::format(".\n{}.\n\n", info.details);
            if (info.examples.empty()) continue;
            text += "```\n";
            for (const std::string_view example : info.examples) text += fmt::format("{}\n", example);
            text += "```\n\n";
        }
    }
    return text;
}

}  // namespace rego::app
