#include "engine/mars/game_plan.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "parser/build.hpp"
#include "parser/text/letters.hpp"

namespace rego::engine {

namespace {

using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

Diagnostic usage(std::string message) { return Diagnostic::of(ErrorKind::Usage, std::move(message)); }

bool contains(const std::vector<std::string>& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

const ModuleInfo* find_module(const Canon& canon, std::string_view name) {
    const auto it =
        std::find_if(canon.modules.begin(), canon.modules.end(), [&](const ModuleInfo& m) { return m.name == name; });
    return it == canon.modules.end() ? nullptr : &*it;
}

bool is_announced(const Canon& canon, char letter) {
    return std::any_of(canon.modules.begin(), canon.modules.end(), [&](const ModuleInfo& module) {
        return std::any_of(module.expansions.begin(), module.expansions.end(),
                           [&](const Announced& each) { return each.letter == letter; });
    });
}

/// "B R P V": every letter that means something, or will.
std::string known_letters(const Canon& canon) {
    std::string letters;
    const auto add = [&](char letter) {
        if (letter == 0 || letters.find(letter) != std::string::npos) return;
        if (!letters.empty()) letters += ' ';
        letters += letter;
    };
    for (const ModuleInfo& module : canon.modules) add(module.letter);
    for (const ModuleInfo& module : canon.modules) {
        for (const Announced& each : module.expansions) add(each.letter);
    }
    return letters;
}

/// Puts the plan together, one question after the other. What is said later wins.
class Planner {
  public:
    Planner(const ClassTable& table, const NewGame& wanted)
        : table_(table), canon_(table.canon()), wanted_(wanted), is_solo_(wanted.players.size() == 1) {}

    Result<GamePlan> plan() {
        using Step = std::optional<Diagnostic> (Planner::*)();
        for (const Step step : {&Planner::seat_players, &Planner::take_letters, &Planner::take_map,
                                &Planner::take_options, &Planner::take_single_cards}) {
            if (auto wrong = (this->*step)()) return *wrong;
        }
        for (const auto& [name, in] : chosen_) (in ? plan_.parts.with : plan_.parts.without).push_back(name);
        return std::move(plan_);
    }

  private:
    void choose(std::string_view cls, bool in) { chosen_[std::string(cls)] = in; }
    void choose(const std::vector<std::string>& classes, bool in) {
        for (const std::string& cls : classes) choose(cls, in);
    }
    bool uses(std::string_view module) const { return contains(plan_.parts.modules, module); }
    template <class F>
    void for_each_module_in_use(const F& function) const {
        for (const ModuleInfo& module : canon_.modules) {
            if (uses(module.name)) function(module);
        }
    }

    std::optional<Diagnostic> seat_players() {
        const auto player = table_.find("Player");
        const std::vector<ClassId> seats = player ? table_.info(*player).concrete_descendants : std::vector<ClassId>{};
        if (wanted_.players.empty() || wanted_.players.size() > seats.size()) {
            return usage(fmt::format("a game has 1 to {} players", seats.size()));
        }
        for (std::size_t n = wanted_.players.size(); n < seats.size(); ++n) choose(table_.name(seats[n]), false);
        return std::nullopt;
    }

    void add_module(const ModuleInfo& module) {
        if (uses(module.name)) return;
        plan_.parts.modules.push_back(module.name);
        for (const std::string& need : module.needs) {
            if (const ModuleInfo* needed = find_module(canon_, need)) add_module(*needed);
        }
    }

    std::optional<Diagnostic> take_letters() {
        for (const char raw : wanted_.options) {
            const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(raw)));
            const auto module = std::find_if(canon_.modules.begin(), canon_.modules.end(),
                                             [&](const ModuleInfo& m) { return m.letter == letter; });
            if (module != canon_.modules.end()) {
                add_module(*module);
            } else if (is_announced(canon_, letter)) {
                return usage(fmt::format("option `{}` is not supported yet", letter));
            } else {
                return usage(fmt::format("unknown option `{}`; the letters are {}", raw, known_letters(canon_)));
            }
        }
        // Fan cards and house rules: folders that no letter stands for are always on.
        for (const ModuleInfo& module : canon_.modules) {
            if (module.letter == 0 && !module.is_map && !module.only_by_name) add_module(module);
        }
        return std::nullopt;
    }

    std::optional<Diagnostic> take_map() {
        std::vector<const ModuleInfo*> maps;
        for_each_module_in_use([&](const ModuleInfo& module) {
            if (module.is_map) maps.push_back(&module);
        });
        if (maps.size() > 1) return usage("a game has one map");
        if (maps.empty()) {
            const auto usual = std::find_if(canon_.modules.begin(), canon_.modules.end(),
                                            [](const ModuleInfo& m) { return m.is_map && m.letter == 0; });
            if (usual == canon_.modules.end()) return usage("the canon has no map without a letter");
            add_module(*usual);
            maps.push_back(&*usual);
        }
        const auto map = std::find_if(canon_.maps.begin(), canon_.maps.end(),
                                      [&](const MapInfo& m) { return m.module == maps.front()->name; });
        if (map == canon_.maps.end()) return usage(fmt::format("map `{}` has no areas", maps.front()->name));
        plan_.map = &*map;
        return std::nullopt;
    }

    std::optional<Diagnostic> take_options() {
        for_each_module_in_use([&](const ModuleInfo& module) { choose(module.without, false); });
        for (const OptionInfo& option : options_of(canon_, [&](const ModuleInfo& m) { return uses(m.name); })) {
            const auto asked = wanted_.keys.find(option.key);
            const std::vector<std::string> none;
            const auto& values = asked == wanted_.keys.end() ? none : asked->second;
            if (auto wrong = take_option(option, values)) return wrong;
        }
        for (const auto& [key, values] : wanted_.keys) {
            if (auto wrong = key_in_vain(key, values)) return wrong;
        }
        // Whatever an option says, some things are for one player only, or for several only, or need another module.
        for (const ModuleInfo& module : canon_.modules) {
            choose(is_solo_ ? module.several : module.solo, false);
            for (const auto& [companion, classes] : module.together) {
                if (!uses(companion)) choose(classes, false);
            }
        }
        return std::nullopt;
    }

    /// What is asked for must be possible in this game. To leave out what is not in it anyway is no mistake.
    std::optional<Diagnostic> key_in_vain(const std::string& key, const std::vector<std::string>& values) const {
        const ModuleInfo* owner = nullptr;
        const OptionInfo* unused = nullptr;
        for (const ModuleInfo& module : canon_.modules) {
            for (const OptionInfo& option : module.options) {
                if (option.key != key) continue;
                if (uses(module.name)) return word_for_one(option, values);
                owner = &module;
                unused = &option;
            }
        }
        if (owner == nullptr) return usage(fmt::format("`newgame` knows no key `{}`", key));
        if (leaves_out(*unused, values)) return std::nullopt;
        return needs(key, fmt::format("{}", fmt::join(values, ",")), *owner);
    }

    static const Selection* meaning_of(const OptionInfo& option, const std::string& word) {
        const auto it = std::find_if(option.words.begin(), option.words.end(),
                                     [&](const auto& each) { return each.first == word; });
        return it == option.words.end() ? nullptr : &it->second;
    }

    static bool leaves_out(const OptionInfo& option, const std::vector<std::string>& values) {
        return std::all_of(values.begin(), values.end(), [&](const std::string& value) {
            const Selection* meaning = meaning_of(option, value);
            return meaning != nullptr && meaning->with.empty() && !meaning->without.empty();
        });
    }

    /// A word that brings only what games for several do not have.
    std::optional<Diagnostic> word_for_one(const OptionInfo& option, const std::vector<std::string>& values) const {
        if (is_solo_) return std::nullopt;
        for (const std::string& value : values) {
            const Selection* meaning = meaning_of(option, value);
            if (meaning == nullptr || meaning->with.empty()) continue;
            const bool is_for_one =
                std::all_of(meaning->with.begin(), meaning->with.end(), [&](const std::string& cls) {
                    return std::any_of(canon_.modules.begin(), canon_.modules.end(),
                                       [&](const ModuleInfo& module) { return contains(module.solo, cls); });
                });
            if (is_for_one) return usage(fmt::format("`{}={}` is for a game with one player", option.key, value));
        }
        return std::nullopt;
    }

    std::optional<Diagnostic> take_option(const OptionInfo& option, const std::vector<std::string>& values) {
        if (option.chooses.empty())
            return option.words.empty() ? give_each(option, values) : take_words(option, values);
        if (!option.signal.empty()) return announce(option, values);
        return option.in_play ? put_into_play(option, values) : take_names(option, values);
    }

    /// The class of that name, in any letter case, if a game can have one and it is of that kind; else the one of that
    /// kind with that printed name, which something else may bear, too.
    std::optional<ClassId> concrete_class(const std::string& name, ClassId super) const {
        const auto id = table_.find_loose(name);
        if (id && table_.is_subclass(*id, super) && !table_.is_abstract(*id)) return id;
        for (const ClassId each : table_.info(super).concrete_descendants) {
            const auto printed = canon_.printed_names.find(table_.name(each));
            const bool is_printed_otherwise = printed != canon_.printed_names.end();
            const std::string_view called = is_printed_otherwise ? printed->second : table_.name(each);
            if (parser::letters_and_digits(called) == parser::letters_and_digits(name)) return each;
        }
        return std::nullopt;
    }
    /// A module calls what it offers by the names of the classes.
    std::optional<ClassId> offered_class(const std::string& name, ClassId super) const {
        const auto id = table_.find(name);
        return id && table_.is_subclass(*id, super) && !table_.is_abstract(*id) ? id : std::nullopt;
    }
    static Diagnostic not_a(const std::string& name, const OptionInfo& option) {
        return Diagnostic::of(ErrorKind::UnknownName, fmt::format("`{}` is not a {}", name, option.chooses));
    }

    std::optional<Diagnostic> companion_missing(std::string_view cls) const {
        for (const ModuleInfo& module : canon_.modules) {
            for (const auto& [companion, classes] : module.together) {
                if (uses(companion) || !contains(classes, cls)) continue;
                const ModuleInfo* needed = find_module(canon_, companion);
                return Diagnostic::of(ErrorKind::Type,
                                      fmt::format("`{}` is not part of this game: it needs {}", cls,
                                                  needed != nullptr ? needed->printed_name : companion));
            }
        }
        return std::nullopt;
    }

    /// There from the start: those asked for, else all there are.
    std::optional<Diagnostic> put_into_play(const OptionInfo& option, const std::vector<std::string>& asked) {
        const auto super = table_.find(option.chooses);
        if (!super) return std::nullopt;
        for (const std::string& name : asked) {
            const auto id = concrete_class(name, *super);
            if (!id) return not_a(name, option);
            plan_.in_play.emplace_back(table_.name(*id));
        }
        if (!asked.empty()) return std::nullopt;
        for (const ClassId id : table_.info(*super).concrete_descendants) {
            if (uses(table_.module(id))) plan_.in_play.emplace_back(table_.name(id));
        }
        return std::nullopt;
    }

    /// Told when the game has been set up.
    std::optional<Diagnostic> announce(const OptionInfo& option, const std::vector<std::string>& asked) {
        const auto super = table_.find(option.chooses);
        if (!super) return std::nullopt;
        for (const std::string& name : asked) {
            const auto id = concrete_class(name, *super);
            if (!id) return not_a(name, option);
            if (auto lacking = companion_missing(table_.name(*id))) return lacking;
            plan_.openings.push_back(parser::type(option.signal, {parser::type(std::string(table_.name(*id)))}));
        }
        return std::nullopt;
    }

    /// In the order of the seats, a number for each.
    std::optional<Diagnostic> give_each(const OptionInfo& option, const std::vector<std::string>& values) {
        const auto player = table_.find("Player");
        if (values.empty() || !player) return std::nullopt;
        if (values.size() != wanted_.players.size()) {
            return usage(fmt::format("`{}` takes a number for each player: {}, not {}", option.key,
                                     wanted_.players.size(), values.size()));
        }
        for (std::size_t i = 0; i < values.size(); ++i) {
            const bool is_number = !values[i].empty() && values[i].size() <= 2 &&
                                   values[i].find_first_not_of("0123456789") == std::string::npos;
            if (!is_number) return usage(fmt::format("`{}` is no number from 0 to 99", values[i]));
            const std::string seat{table_.name(table_.info(*player).concrete_descendants[i])};
            for (int given = std::stoi(values[i]); given > 0; --given)
                plan_.openings.push_back(parser::type(option.signal, {parser::type(seat)}));
        }
        return std::nullopt;
    }

    /// What a word brings is out of the game unless that word is said, or none is and that holds then.
    std::optional<Diagnostic> take_words(const OptionInfo& option, std::vector<std::string> values) {
        const bool has_usual =
            std::any_of(option.words.begin(), option.words.end(), [](const auto& each) { return each.first.empty(); });
        if (values.empty() && has_usual) values.emplace_back();
        for (const auto& [word, selection] : option.words) {
            for (const std::string& cls : selection.with)
                if (!canon_.cards.contains(cls)) choose(cls, false);  // a card may be there with its box
        }
        for (const std::string& value : values) {
            const auto word = std::find_if(option.words.begin(), option.words.end(),
                                           [&](const auto& each) { return each.first == value; });
            if (word == option.words.end()) return no_such_word(option.key, value);
            choose(word->second.with, true);
            for (const std::string& cls : word->second.with) choose_what_it_brings(cls);
            choose(word->second.without, false);
        }
        return std::nullopt;
    }

    Diagnostic no_such_word(const std::string& key, const std::string& word) const {
        for (const ModuleInfo& module : canon_.modules) {
            for (const OptionInfo& option : module.options)
                if (option.key == key && meaning_of(option, word) != nullptr) return needs(key, word, module);
        }
        return usage(fmt::format("`{}` is not a value of `{}`", word, key));
    }
    static Diagnostic needs(const std::string& key, std::string_view values, const ModuleInfo& module) {
        return usage(fmt::format("`{}={}` needs {}, which is not in this game: add the letter `{}`", key, values,
                                 module.printed_name, module.letter));
    }

    /// On offer: those asked for, else what the modules in use offer. Others stay in the box.
    std::optional<Diagnostic> take_names(const OptionInfo& option, const std::vector<std::string>& asked) {
        const auto super = table_.find(option.chooses);
        if (!super) return std::nullopt;
        std::vector<std::string> offered = asked;
        if (asked.empty() && (option.in_solo || !is_solo_)) offered = offers_of_modules();
        for (const ClassId id : table_.info(*super).concrete_descendants) choose(table_.name(id), false);
        for (const std::string& name : offered) {
            if (const auto id = asked.empty() ? offered_class(name, *super) : concrete_class(name, *super)) {
                choose(table_.name(*id), true);
                take_named_module(table_.module(*id));
            } else if (!asked.empty()) {
                return not_a(name, option);
            }
        }
        return std::nullopt;
    }

    std::vector<std::string> offers_of_modules() const {
        std::vector<std::string> offered;
        for_each_module_in_use([&](const ModuleInfo& module) {
            if (module.only_by_name) return;
            std::copy_if(module.offers.begin(), module.offers.end(), std::back_inserter(offered),
                         [&](const std::string& goal) { return has_what_it_needs(goal); });
        });
        return offered;
    }

    bool has_what_it_needs(const std::string& goal) const {
        const auto needs = canon_.goal_needs.find(goal);
        return needs == canon_.goal_needs.end() ||
               std::all_of(needs->second.begin(), needs->second.end(), [&](const auto& need) { return uses(need); });
    }

    /// What such a box has besides its goals is there for them: who has raised what so far.
    void take_named_module(std::string_view name) {
        const ModuleInfo* module = find_module(canon_, name);
        if (module != nullptr && module->only_by_name) add_module(*module);
    }

    std::optional<Diagnostic> take_single_cards() {
        for (const auto& [name, needs] : canon_.card_needs) {
            if (!std::all_of(needs.begin(), needs.end(), [&](const std::string& need) { return uses(need); }))
                choose(name, false);
        }
        for (const bool in : {true, false}) {
            for (const std::string& name : in ? wanted_.with : wanted_.without) {
                const auto id = table_.find_loose(name);
                if (!id) return Diagnostic::of(ErrorKind::UnknownName, fmt::format("unknown card `{}`", name));
                choose(table_.name(*id), in);
                if (in) choose_what_it_brings(table_.name(*id));
            }
        }
        return std::nullopt;
    }

    /// A card brings what it holds, its tags, and the classes that are declared on it: its tile, its area, its mandate.
    void choose_what_it_brings(std::string_view name) {
        const auto card = canon_.cards.find(name);
        if (card == canon_.cards.end()) return;
        const CardInfo& its = *card->second;
        if (its.resource) choose(*its.resource, true);
        choose(its.tags, true);
        for (ClassId local = 0; local < table_.size(); ++local) {
            const ClassInfo& info = table_.info(local);
            if (info.file == its.file && info.span.begin >= its.span.begin && info.span.end <= its.span.end) {
                choose(info.name, true);
            }
        }
    }

    const ClassTable& table_;
    const Canon& canon_;
    const NewGame& wanted_;
    const bool is_solo_;
    GamePlan plan_;
    std::map<std::string, bool> chosen_;
};

}  // namespace

Result<GamePlan> plan_game(const ClassTable& table, const NewGame& wanted) { return Planner{table, wanted}.plan(); }

std::vector<OptionInfo> options_of(const Canon& canon) {
    return options_of(canon, [](const ModuleInfo&) { return true; });
}

std::vector<OptionInfo> options_of(const Canon& canon, const std::function<bool(const ModuleInfo&)>& counts) {
    std::vector<OptionInfo> all;
    for (const ModuleInfo& module : canon.modules) {
        if (!counts(module)) continue;
        for (const OptionInfo& option : module.options) {
            const auto same =
                std::find_if(all.begin(), all.end(), [&](const OptionInfo& each) { return each.key == option.key; });
            if (same == all.end()) {
                all.push_back(option);
                continue;
            }
            for (const auto& [word, selection] : option.words) {
                const auto known = std::find_if(same->words.begin(), same->words.end(),
                                                [&, &name = word](const auto& each) { return each.first == name; });
                if (known == same->words.end()) {
                    same->words.emplace_back(word, selection);
                } else {
                    auto& with = known->second.with;
                    auto& without = known->second.without;
                    with.insert(with.end(), selection.with.begin(), selection.with.end());
                    without.insert(without.end(), selection.without.begin(), selection.without.end());
                }
            }
        }
    }
    return all;
}

}  // namespace rego::engine
