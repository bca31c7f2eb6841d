#include "app/shell/typing/candidates.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "app/shell/commands/whole_move.hpp"
#include "app/shell/typing/expectations.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/lens/phrases.hpp"
#include "app/tell/render/english/english.hpp"
#include "app/tell/render/questions.hpp"
#include "app/tell/render/render.hpp"
#include "engine/mars/moves/perform.hpp"
#include "engine/types/written.hpp"
#include "parser/canonical.hpp"
#include "parser/print.hpp"

namespace rego::app {
namespace {

using engine::ClassId;
using engine::kNoType;
using engine::MarsGame;
using engine::TypeId;

std::vector<Candidate> words(std::initializer_list<std::string_view> texts) {
    std::vector<Candidate> found;
    for (const std::string_view text : texts) found.push_back({std::string(text)});
    return found;
}

std::string card_note(const engine::CardInfo& info, const engine::ClassTable& table, Tongue tongue) {
    if (info.deck == engine::Deck::Corporation) return "corporation";
    if (info.deck == engine::Deck::Prelude) return "prelude";
    std::string note = fmt::format("{} {}", info.cost, money_name(table));
    if (!info.requirement) return note;
    return note + (tongue == Tongue::Pets ? ", needs " + to_string(*info.requirement)
                                          : ", if " + English(table).requirement(*info.requirement));
}

class Finder {
  public:
    Finder(Session& session, const Place& place)
        : session_(session), place_(place), game_(session.game()), actor_(acting_player(session, place)) {}

    std::vector<Candidate> find() {
        switch (place_.arg) {
            case Arg::Verb:
            case Arg::Command: return verbs();
            case Arg::Card: return playable_cards();
            case Arg::AnyCard: return all_cards();
            case Arg::ActionCard: return action_cards();
            case Arg::HolderCard: return holder_cards();
            case Arg::Area: return areas();
            case Arg::Project: return as_printed(projects());
            case Arg::Milestone: return as_printed(goals(Names::kMilestone));
            case Arg::Award: return as_printed(goals(Names::kAward));
            case Arg::Colony: return as_printed(trade_partners());
            case Arg::Party: return as_printed(parties());
            case Arg::GlobalEvents: return as_printed(of_kind(Names::kGlobalEvent));
            case Arg::Player: return players(false);
            case Arg::Actor: return players(true);
            case Arg::Phase: return phases();
            case Arg::Mode: return words({"game", "turns", "ops", "tasks", "raw"});
            case Arg::Eagerness: return words({"none", "safe", "first"});
            case Arg::OnOff: return words({"on", "off"});
            case Arg::Tongue: return words({"table", "pets"});
            case Arg::Payment:
            case Arg::Resource: return payments();
            case Arg::TextKind: return text_kinds();
            case Arg::ErrorKind: return error_kinds();
            case Arg::Expectation: return expectations(session_, place_);
            case Arg::Options: return options();
            case Arg::File: return files();
            case Arg::TaskAnswer: return task_answers(session_.tongue);
            case Arg::Number:
            case Arg::Event:
            case Arg::Text: return words_of_verb();
            default: return {};
        }
    }

  private:
    const engine::ClassTable& table() { return *session_.table(); }
    bool speaks_pets() const { return session_.tongue == Tongue::Pets; }

    /// By the printed name, with the class as another spelling; in PETS the other way round. A comma would end a name.
    void call(Candidate& candidate, ClassId cls) {
        const std::string printed = printed_name(table(), cls);
        candidate.alias = printed;
        if (speaks_pets() || printed.find(',') != std::string::npos) return;
        candidate.alias = std::exchange(candidate.text, printed);
    }

    std::vector<Candidate> as_printed(std::vector<Candidate> found) {
        for (Candidate& each : found) {
            auto cls = table().find(each.text);
            if (!cls || table().canon().cards.contains(each.text))
                cls = table().find(each.text + Names::kProject.suffix);
            if (!cls) cls = table().find(each.text);
            if (cls) call(each, *cls);
        }
        return found;
    }

    std::vector<Candidate> verbs() {
        std::vector<Candidate> found;
        for (const CommandInfo& command : command_table()) {
            found.push_back({std::string(command.name), std::string(command.help), "", command.arguments.empty()});
        }
        // What can be done now comes first, then the other words of the game; the rest as it is listed.
        const std::vector<std::string> now = verbs_for_now();
        std::ranges::stable_sort(found, {}, [&](const Candidate& each) {
            const auto place = std::ranges::find(now, each.text);
            if (place != now.end()) return static_cast<int>(place - now.begin());
            const bool in_game = game_ != nullptr && command_table().find(each.text)->group == Group::Words;
            return static_cast<int>(now.size()) + (in_game ? 0 : 1);
        });
        return found;
    }

    /// What answers a pending task of the actor's, else what a turn is made of.
    std::vector<std::string> verbs_for_now() {
        if (game_ == nullptr) return {"newgame"};
        std::vector<std::string> now;
        for (const auto& task : game_->core().task_views()) {
            if (task.player != actor_ || !task.waiting.empty()) continue;
            for (const std::string& command : answer_commands(*game_, task, session_.style()))
                now.push_back(command.substr(0, command.find(' ')));
            now.emplace_back("task");
            if (game_->prelude_in_waiting(task) != engine::kNoClass) now.emplace_back("discard");
        }
        if (now.empty())
            for (const engine::Offer& offer : game_->awaited(actor_))
                now.emplace_back(engine::name_of(offer.move.verb));
        return now.empty() && game_->turn() ? verbs_of_turn() : now;
    }

    /// What a turn is made of, with what the modules of this game add.
    std::vector<std::string> verbs_of_turn() {
        std::vector<std::string> now;
        const auto has = [&](const char* kind) { return !listed(*game_, actor_, kind).empty(); };
        if (has(kind::kMandate)) now.emplace_back("first");
        for (const char* verb : {"play", "action", "project", "convert"}) now.emplace_back(verb);
        if (has(kind::kColony) && has(kind::kFleet)) now.emplace_back("trade");
        if (has(kind::kParty)) now.insert(now.end(), {"delegate", "policy"});
        now.insert(now.end(), {"pass", "end"});
        return now;
    }

    /// Parties with how strong they are.
    std::vector<Candidate> parties() {
        std::vector<Candidate> found = of_kind(Names::kParty);
        if (game_ == nullptr) return found;
        for (Candidate& party : found) {
            const auto count = [&](const char* whose) {
                return amount(*game_, actor_,
                              parser::type(kind::kDelegate, {parser::type(party.text), parser::type(whose)}));
            };
            const std::int64_t all = count(kind::kAnyone), own = count(kind::kOwner);
            party.note = fmt::format("{} delegate{}, {} of yours", all, all == 1 ? "" : "s", own);
            party.alias = printed_name(table(), *table().find(party.text));
        }
        return found;
    }

    /// Where the table says only "text" or "number", but some words are known.
    std::vector<Candidate> words_of_verb() {
        if (place_.command == nullptr) return {};
        if (place_.command->name == "convert") return words({"plants", "heat"});
        if (place_.command->name == "why") return {{"not ", "what is in the way of a command", "", false}};
        if (place_.command->name == "log") return words({"full"});
        if (place_.command->name != "newgame") return {};
        // Keys come after the players; each repeats what has been typed before it.
        const std::size_t blank = place_.typed.rfind(' ');
        if (blank == std::string_view::npos) return {};
        std::vector<Candidate> found;
        std::vector<std::string> keys{"mode=game", "mode=turns", "mode=ops", "mode=tasks",
                                      "mode=raw",  "with=",      "without="};
        for (const engine::OptionInfo& option : engine::options_of(table().canon())) {
            if (option.words.empty()) keys.push_back(option.key + "=");
            for (const auto& [word, selection] : option.words)
                if (!word.empty()) keys.push_back(option.key + "=" + word);
        }
        for (const std::string& key : keys) {
            found.push_back({fmt::format("{} {}", place_.typed.substr(0, blank), key), "", "", false});
        }
        return found;
    }

    Candidate card(ClassId cls) {
        Candidate candidate{table().info(cls).name, "", "", true};
        const auto info = table().canon().cards.find(candidate.text);
        if (info != table().canon().cards.end()) {
            candidate.note = card_note(*info->second, table(), session_.tongue);
            call(candidate, cls);
        }
        return candidate;
    }

    std::vector<Candidate> cards(const std::vector<ClassId>& classes) {
        std::vector<Candidate> found;
        for (const ClassId cls : classes) found.push_back(card(cls));
        return sorted(std::move(found));
    }

    static std::vector<Candidate> sorted(std::vector<Candidate> found) {
        std::ranges::sort(found, {}, &Candidate::text);
        const auto same = [](const Candidate& a, const Candidate& b) { return a.text == b.text; };
        found.erase(std::unique(found.begin(), found.end(), same), found.end());
        return found;
    }

    std::vector<Candidate> all_cards() { return cards(session_.names().all(Names::kCard, game_)); }

    /// Of which deck `play` would take a card now: as a pending task says, else as the phase does.
    engine::Deck asked_deck() {
        for (const auto& task : game_->core().task_views()) {
            if (task.player != actor_ || task.answers.empty()) continue;
            const TypeId gain = task.answers.front()->gain;
            if (gain == kNoType || !is_a(*game_, gain, kind::kPlay)) continue;
            const ClassId card = game_->core().types()[game_->core().types()[gain].dependencies.back()].literal;
            if (const auto* info = card == engine::kNoClass ? nullptr : game_->card_info(card)) return info->deck;
        }
        const std::string phase = game_->phase();
        return phase == "Corporation" ? engine::Deck::Corporation
               : phase == "Prelude"   ? engine::Deck::Prelude
                                      : engine::Deck::Project;
    }

    /// Cards that nobody has in play, of the deck that the phase asks for.
    std::vector<Candidate> playable_cards() {
        if (game_ == nullptr) return all_cards();
        std::set<ClassId> gone;
        for (const auto& front : listed(*game_, actor_, everybodys(kind::kCard))) {
            gone.insert(game_->core().types()[front.component].cls);
        }
        for (const auto& event : listed(*game_, actor_, everybodys(kind::kPlayedEvent))) {
            for (const TypeId dependency : game_->core().types()[event.component].dependencies) {
                gone.insert(game_->core().types()[dependency].literal);
            }
        }
        const bool strict = game_->mode() == engine::Mode::Game || game_->mode() == engine::Mode::Turns;
        const engine::Deck deck = asked_deck();
        std::vector<ClassId> classes;
        for (const ClassId cls : session_.names().all(Names::kCard, game_)) {
            const engine::CardInfo* info = game_->card_info(cls);
            if (info == nullptr || gone.contains(cls) || (strict && info->deck != deck)) continue;
            classes.push_back(cls);
        }
        return cards(classes);
    }

    /// The actor's action cards that have not been used in this generation.
    std::vector<Candidate> action_cards() {
        if (game_ == nullptr) return {};
        std::set<TypeId> used;
        for (const auto& marker : listed(*game_, actor_, kind::kActionUsed)) {
            used.insert(dependency_of(*game_, marker.component, kind::kCard));
        }
        std::vector<Candidate> found;
        for (const auto& front : listed(*game_, actor_, kind::kActionCard)) {
            if (used.contains(front.component)) continue;
            const Candidate plain = card(game_->core().types()[front.component].cls);
            const auto& actions = table().info(game_->core().types()[front.component].cls).actions;
            for (std::size_t i = 0; i < actions.size(); ++i) {
                Candidate numbered = plain;
                numbered.note = speaks_pets() ? to_string(actions[i]) : English(table()).action(actions[i]);
                if (actions.size() > 1) numbered.text += fmt::format(" {}", i + 1);
                found.push_back(std::move(numbered));
            }
        }
        return sorted(std::move(found));
    }

    /// Cards that a pending resource may go onto; without such a task the actor's cards that hold resources.
    std::vector<Candidate> holder_cards() {
        if (game_ == nullptr) return {};
        std::vector<ClassId> classes;
        const std::vector<Candidate> answers = task_answers(Tongue::Pets);
        for (const auto& front : listed(*game_, actor_, kind::kHolder)) {
            const std::string& name = class_name(*game_, front.component);
            const bool asked = std::ranges::any_of(
                answers, [&](const Candidate& answer) { return answer.text.find("<" + name) != std::string::npos; });
            if (asked || answers.empty()) classes.push_back(game_->core().types()[front.component].cls);
        }
        return cards(classes);
    }

    /// Those that something pending asks for, or the move that stands before `at`.
    std::vector<TypeId> open_areas() {
        if (place_.move.empty()) return game_->open_areas(actor_);
        auto move = commands::read_line(session_, place_.move);
        if (!move) return {};
        move->actor = actor_;
        return engine::areas_after(*game_, *move);
    }

    /// Where the pending tile may go: by row and column, or in full once letters are typed.
    std::vector<Candidate> areas() {
        if (game_ == nullptr) return {};
        const std::string map = game_->map().name + "_";
        const bool short_form = place_.typed.empty() || (place_.typed[0] >= '0' && place_.typed[0] <= '9');
        std::vector<Candidate> found;
        for (const TypeId area : open_areas()) {
            const std::string& name = class_name(*game_, area);
            found.push_back(
                {short_form && name.starts_with(map) ? name.substr(map.size()) : name, printed_on(*game_, area)});
        }
        return sorted(std::move(found));
    }

    std::vector<Candidate> of_kind(const Names::Kind& kind) {
        std::vector<Candidate> found;
        for (const ClassId cls : session_.names().all(kind, game_)) found.push_back({table().info(cls).name});
        return sorted(std::move(found));
    }

    std::vector<Candidate> projects() {
        std::vector<Candidate> found;
        for (Candidate& candidate : of_kind(Names::kProject)) {
            if (candidate.text == kind::kSellPatents) continue;  // that is `sell`
            if (const auto* cost = table().property(*table().find(candidate.text), "cost")) {
                if (const auto* number = std::get_if<std::int32_t>(&cost->value))
                    candidate.note = fmt::format("{} {}", *number, money_name(table()));
            }
            candidate.text = std::string(without_suffix(candidate.text, Names::kProject.suffix));
            found.push_back(std::move(candidate));
        }
        return found;
    }

    static parser::Expression everybodys(std::string_view cls) {
        return parser::type(std::string(cls), {parser::type(kind::kAnyone)});
    }

    /// Milestones or awards that nobody has yet.
    std::vector<Candidate> goals(const Names::Kind& kind) {
        std::vector<Candidate> found = of_kind(kind);
        if (game_ == nullptr) return found;
        for (const auto& goal : listed(*game_, actor_, everybodys(kind.super))) {
            std::erase_if(found, [&](const Candidate& candidate) {
                return candidate.text == class_name(*game_, goal.component);
            });
        }
        return found;
    }

    /// Colony tiles that a fleet may go to.
    std::vector<Candidate> trade_partners() {
        std::vector<Candidate> found;
        if (game_ == nullptr) return of_kind(Names::kColony);
        for (const ColonyView& tile : Look(*game_).colonies()) {
            if (!tile.asleep && tile.visitor == engine::kNoType)
                found.push_back({tile.name, fmt::format("marker at {}", tile.track)});
        }
        return found;
    }

    std::vector<Candidate> players(bool engine_too) {
        std::vector<Candidate> found;
        if (game_ == nullptr) return found;
        for (const TypeId player : game_->core().players()) {
            const std::string& cls = class_name(*game_, player);
            const auto seat = static_cast<std::size_t>(seat_of(*game_, player));
            const auto& names = game_->options().players;
            if (seat >= 1 && seat <= names.size() && !names[seat - 1].empty() && names[seat - 1] != cls) {
                found.push_back({names[seat - 1], cls});
            }
            found.push_back({cls});
        }
        if (engine_too) found.push_back({kind::kEngine});
        return found;
    }

    std::vector<Candidate> phases() {
        std::vector<Candidate> found = of_kind(Names::kPhase);
        for (Candidate& candidate : found)
            candidate.text = std::string(without_suffix(candidate.text, Names::kPhase.suffix));
        return found;
    }

    /// `9`, `2 Steel`: the number is the user's; after it what the actor has.
    std::vector<Candidate> payments() {
        const std::size_t blank = place_.typed.find(' ');
        if (game_ == nullptr || blank == std::string_view::npos) return {};
        const std::string number(place_.typed.substr(0, blank + 1));
        std::vector<Candidate> found;
        for (const BoardResource& resource : board_resources(*game_)) {
            const std::int64_t stock = amount(*game_, actor_, resource.cls);
            const std::string& name = speaks_pets() ? resource.cls : resource.label;
            if (stock > 0) found.push_back({number + name, fmt::format("of {}", stock), number + resource.cls});
        }
        return found;
    }

    std::vector<Candidate> text_kinds() {
        std::vector<Candidate> found;
        for (const std::string_view kind : parser::kTextKinds) found.push_back({std::string(kind), "", "", false});
        return found;
    }

    std::vector<Candidate> error_kinds() {
        std::vector<Candidate> found;
        for (int kind = 0; kind <= static_cast<int>(parser::ErrorKind::Internal); ++kind) {
            found.push_back({std::string(error_kind_name(static_cast<parser::ErrorKind>(kind))), "", "", false});
        }
        return found;
    }

    /// The letters that may follow those typed so far.
    std::vector<Candidate> options() {
        const std::string typed = place_.typed.empty() ? "B" : std::string(place_.typed);
        std::vector<Candidate> found{{typed, "", "", false}};
        const bool has_map = std::ranges::any_of(table().canon().modules, [&](const engine::ModuleInfo& module) {
            return module.is_map && module.letter != 0 && typed.find(module.letter) != std::string::npos;
        });
        for (const engine::ModuleInfo& module : table().canon().modules) {
            if (module.letter == 0 || typed.find(module.letter) != std::string::npos) continue;
            if (module.is_map && has_map) continue;
            found.push_back({typed + module.letter, module.printed_name, "", false});
        }
        return found;
    }

    std::vector<Candidate> files() {
        namespace fs = std::filesystem;
        const fs::path typed(place_.typed);
        const fs::path folder = typed.parent_path();
        std::vector<Candidate> found;
        std::error_code error;
        for (fs::directory_iterator entry(folder.empty() ? fs::path(".") : folder, error), end; !error && entry != end;
             entry.increment(error)) {
            const std::string name = entry->path().filename().string();
            if (name.starts_with('.') && !typed.filename().string().starts_with('.')) continue;
            const bool is_folder = entry->is_directory(error);
            if (!is_folder && name.find('.') == std::string::npos) continue;
            found.push_back({(folder / name).string() + (is_folder ? "/" : ""), "", "", !is_folder});
        }
        return sorted(std::move(found));
    }

    std::vector<Candidate> task_answers(Tongue tongue) {
        if (game_ == nullptr) return {};
        if (tongue == Tongue::Players) return spoken_answers();
        std::vector<Candidate> found;
        const std::string player = game_->core().types().print(actor_);
        for (const auto& task : game_->core().task_views()) {
            if (task.player != actor_) continue;
            for (const engine::InstructionPtr& each : task.answers) {
                const auto answer = without_argument(engine::written(game_->core().types(), *each), player);
                found.push_back({parser::to_string(answer), fmt::format("task #{}", task.number)});
            }
            if (task.optional) found.push_back({kind::kOk, "declines"});
        }
        return sorted(std::move(found));
    }

    /// As the questions list them.
    std::vector<Candidate> spoken_answers() {
        std::vector<Candidate> found;
        for (const Question& question : questions_of(*game_, actor_, session_.style())) {
            for (std::size_t i = 0; i < question.choices.size(); ++i)
                found.push_back({question.choices[i].words, fmt::format("answer {}", question.first + i)});
            if (question.task.optional) found.push_back({"no", "declines"});
        }
        return found;
    }

    Session& session_;
    const Place& place_;
    MarsGame* game_;
    TypeId actor_;
};

}  // namespace

engine::TypeId acting_player(Session& session, const Place& place) {
    if (session.game() == nullptr) return kNoType;
    if (!place.actor.empty()) {
        if (const TypeId named = find_actor(*session.game(), place.actor); named != kNoType) return named;
    }
    return session.default_actor();
}

std::vector<Candidate> candidates_for(Session& session, const Place& place) { return Finder(session, place).find(); }

}  // namespace rego::app
