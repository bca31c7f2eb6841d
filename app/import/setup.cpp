#include "app/import/setup.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/lens/kinds.hpp"
#include "parser/print.hpp"

namespace rego::app::imports {

using engine::AreaInfo;
using engine::MapInfo;
using engine::ModuleInfo;

std::string area_of(const MapInfo& map, const Slots& slots) {
    // The rows of the board have 5 to 9 places; their numbers begin with 03.
    constexpr std::array kPlaces{5, 6, 7, 8, 9, 8, 7, 6, 5};
    constexpr int kFirst = 3, kMiddle = 5;
    int row = slots.number('V'), place = slots.number('W');
    if (slots['V'].empty()) {
        place = slots.number('S') - kFirst + 1;
        row = 1;
        if (place < 1) return {};
        for (const int places : kPlaces) {
            if (place <= places) break;
            place -= places;
            ++row;
        }
    }
    if (row < 1 || row > static_cast<int>(kPlaces.size()) || place > kPlaces[static_cast<std::size_t>(row - 1)])
        return {};
    return fmt::format("{}_{}_{}", map.name, row, place + std::max(0, row - kMiddle));
}

namespace {

class Inference {
  public:
    Inference(const Facts& facts, const Known& known, const Vocabulary& vocabulary)
        : facts_(facts), known_(known), vocabulary_(vocabulary), canon_(vocabulary.table().canon()) {}

    std::vector<Setup> all() {
        Setup common;
        seat_players(common);
        const auto used = modules();
        std::vector<Setup> setups;
        for (const MapInfo* map : maps()) {
            for (const bool corporate : corporate_eras(used)) {
                Setup setup = common;
                setup.game.options = known_.letters.empty() ? letters(used, *map, corporate) : known_.letters;
                tell_keys(setup, *map);
                setups.push_back(setup);
                if (may_have_other_goal(setup)) setups.push_back(with_other_goal(std::move(setup)));
            }
        }
        return setups;
    }

  private:
    const ModuleInfo* module(const std::string& name) const {
        const auto found = std::ranges::find(canon_.modules, name, &ModuleInfo::name);
        return found == canon_.modules.end() ? nullptr : &*found;
    }
    const ModuleInfo* by_letter(char letter) const {
        const auto found = std::ranges::find(canon_.modules, letter, &ModuleInfo::letter);
        return found == canon_.modules.end() ? nullptr : &*found;
    }
    bool has(Kind kind) const { return std::ranges::find(facts_.list, kind, &Fact::kind) != facts_.list.end(); }

    /// Whoever plays alone and ends with greeneries has won, perhaps by the other goal.
    bool may_have_other_goal(const Setup& setup) const {
        return facts_.players.size() == 1 && has(Kind::FinalGreeneries) && !setup.game.keys.contains("solo");
    }
    static Setup with_other_goal(Setup setup) {
        setup.game.keys["solo"] = {"tr63"};
        setup.notes.emplace_back("solo=tr63: the log ends with greeneries, and not everything is terraformed");
        return setup;
    }

    /// Seats follow the order in which the game was made, from whoever begins.
    void seat_players(Setup& setup) {
        const std::size_t count = facts_.players.size();
        std::size_t first = 0;
        bool is_told = false, is_set_up = false;
        std::size_t kept = 0;
        for (const Fact& fact : facts_.list) {
            if (fact.kind == Kind::FirstPlayer && !is_told) {
                first = fact.slots.player();
                is_told = true;
                break;
            }
            if (fact.kind == Kind::Keep)
                is_set_up = ++kept == count;
            else if (is_set_up && is_decision(fact.kind)) {
                first = fact.slots.player();
                break;
            }
        }
        first = std::max<std::size_t>(first, 1);
        setup.seats.assign(count + 1, 0);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t number = (first - 1 + i) % count + 1;
            setup.game.players.push_back(facts_.players[number - 1]);
            setup.seats[number] = i + 1;
        }
        if (!known_.at_end.empty()) {
            setup.at_end.name = "the " + known_.evidence;
            setup.at_end.players.resize(count + 1);
            for (std::size_t i = 0; i < count; ++i)
                if (const auto known = known_.at_end.find(facts_.players[i]); known != known_.at_end.end())
                    setup.at_end.players[i + 1] = known->second;
        }
        if (!is_told && count > 1)
            setup.notes.push_back(fmt::format("{} begins: the first to take a turn", facts_.players[first - 1]));
    }

    /// Whose cards or goings-on the log shows, by module, with the first of them.
    std::map<std::string, std::string> modules() {
        std::map<std::string, std::string> used;
        const auto note = [&](const std::string& module, const std::string& why) { used.emplace(module, why); };
        for (const Fact& fact : facts_.list) {
            if (fact.kind == Kind::Play) {
                if (const auto* card = vocabulary_.card_info(fact.slots['C'])) note_card(*card, fact, note);
            }
            if (!fact.slots['Y'].empty()) note(module_of(fact.slots['Y']), fact.text);
            if (!fact.slots['G'].empty()) note(module_of(fact.slots['G']), fact.text);
            if (!fact.slots['E'].empty()) note(module_of(fact.slots['G']), fact.text);
            if (fact.kind == Kind::Project) note(module_of(fact.slots['J']), fact.text);
            if (fact.kind == Kind::Govern)
                if (const auto track = vocabulary_.track(fact.slots['X'])) note(module_of(*track), fact.text);
        }
        return used;
    }

    template <class Note>
    void note_card(const engine::CardInfo& card, const Fact& fact, Note note) {
        played_.insert(card.name);
        note(card.module, fact.text);
        if (const auto needs = canon_.card_needs.find(card.name); needs != canon_.card_needs.end())
            for (const std::string& box : needs->second) note(box, fact.text);
    }

    std::string module_of(const std::string& cls) const {
        const auto id = vocabulary_.table().find(cls);
        return id ? vocabulary_.table().info(*id).module : std::string{};
    }

    std::string letters(const std::map<std::string, std::string>& used, const MapInfo& map, bool corporate) {
        std::string found;
        const auto add = [&](const ModuleInfo& each) {
            if (each.letter != 0 && found.find(each.letter) == std::string::npos) found += each.letter;
        };
        for (const char letter : std::string_view("BRPVCTX2")) {
            const ModuleInfo* each = by_letter(letter);
            if (each == nullptr) continue;
            const bool is_base = letter == 'B';
            const bool is_corporate = letter == 'R' && corporate;
            if (is_base || is_corporate || (letter != 'R' && used.contains(each->name))) add(*each);
        }
        if (found.find('2') != std::string::npos && found.find('P') == std::string::npos) found += 'P';
        if (const ModuleInfo* each = module(map.module)) add(*each);
        return found;
    }

    /// Without any card of the corporate era it is the game for beginners, more likely than not.
    std::vector<bool> corporate_eras(const std::map<std::string, std::string>& used) {
        if (!known_.letters.empty()) return {true};
        const ModuleInfo* corporate = by_letter('R');
        if (corporate == nullptr || used.contains(corporate->name)) return {true};
        return {false, true};
    }

    // --- The map

    struct Weighed {
        const MapInfo* map;
        int points;
    };

    std::vector<const MapInfo*> maps() {
        std::vector<Weighed> weighed;
        for (const MapInfo& map : canon_.maps) {
            const ModuleInfo* each = module(map.module);
            if (!known_.map.empty() && map.printed_name != known_.map) continue;
            if (!known_.letters.empty()) {
                const bool named =
                    each != nullptr && each->letter != 0 && known_.letters.find(each->letter) != std::string::npos;
                const bool is_plain = each != nullptr && each->letter == 0 && !names_a_map(known_.letters);
                if (!named && !is_plain) continue;
            }
            weighed.push_back({&map, weigh(map)});
        }
        std::ranges::stable_sort(weighed, std::greater<>{}, &Weighed::points);
        constexpr int kMargin = 6;
        std::vector<const MapInfo*> found;
        for (const Weighed& each : weighed)
            if (each.points + kMargin > weighed.front().points) found.push_back(each.map);
        return found;
    }

    bool names_a_map(const std::string& letters) const {
        return std::ranges::any_of(canon_.modules, [&](const ModuleInfo& each) {
            return each.is_map && each.letter != 0 && letters.find(each.letter) != std::string::npos;
        });
    }

    int weigh(const MapInfo& map) {
        int points = 0;
        const ModuleInfo* offering = module(map.module);
        for (std::size_t i = 0; i < facts_.list.size(); ++i) {
            const Fact& fact = facts_.list[i];
            if (fact.kind == Kind::Place) points += weigh_place(map, i);
            if (offering == nullptr || (fact.kind != Kind::Claim && fact.kind != Kind::Fund)) continue;
            const std::string& goal = fact.slots[fact.kind == Kind::Claim ? 'B' : 'A'];
            const auto& offers = offering->offers;
            if (std::ranges::find(offers, goal) != offers.end()) points += 4;
        }
        return points;
    }

    /// Whether the kind of the area and what is printed on it go with what the log tells of a placement.
    int weigh_place(const MapInfo& map, std::size_t index) {
        const Fact& fact = facts_.list[index];
        const std::string name = area_of(map, fact.slots);
        const auto area = std::ranges::find(map.areas, name, &AreaInfo::name);
        if (area == map.areas.end()) return -5;
        const bool is_ocean = fact.slots['T'] == vocabulary_.tile("ocean");
        const bool is_water = area->kind.starts_with("Water");
        int points = is_ocean == is_water ? 1 : (is_ocean ? -4 : -1);
        std::map<std::string, int> printed;
        for (const std::string& letter : area->bonuses) {
            const auto bonus = std::ranges::find(map.bonuses, letter, &engine::BonusInfo::letter);
            if (bonus != map.bonuses.end()) ++printed[bonus->cls];
        }
        std::map<std::string, int> told;
        for (std::size_t i = index + 1; i < facts_.list.size() && i < index + 5; ++i) {
            const Fact& next = facts_.list[i];
            if (is_decision(next.kind) || next.kind == Kind::Place || next.slots.player() != fact.slots.player()) break;
            if (next.kind == Kind::Change && next.slots['X'].empty()) told[next.slots['R']] += next.slots.number('N');
        }
        for (const auto& [cls, count] : printed) {
            if (is_resource(cls)) points += told[cls] >= count ? 1 : -2;
        }
        return points;
    }

    bool is_resource(const std::string& name) const {
        const auto& table = vocabulary_.table();
        const auto cls = table.find(name);
        const auto super = table.find(kind::kResource);
        return cls && super && table.is_subclass(*cls, *super);
    }

    // --- The rest

    void tell_keys(Setup& setup, const MapInfo& map) {
        setup.game.keys.insert(known_.keys.begin(), known_.keys.end());
        setup.game.with = known_.with;
        setup.game.without = known_.without;
        for (const Fact& fact : facts_.list)
            if (fact.kind == Kind::Event) setup.events.push_back(fact.slots['E']);
        if (known_.events.empty()) guess_events(setup);
        for (const std::string& event : known_.events)
            if (std::ranges::find(setup.events, event) == setup.events.end()) setup.events.push_back(event);
        if (known_.letters.empty())
            setup.notes.push_back(fmt::format("options {}: cards and goings-on of those boxes", setup.game.options));
        setup.notes.push_back(fmt::format(
            "map {}: {}", map.printed_name,
            known_.letters.empty() && known_.map.empty() ? "placements, their bonuses, goals" : known_.evidence));
        const bool has_venus = setup.game.options.find('V') != std::string::npos;
        const bool governs = has(Kind::Govern) || has(Kind::GovernOcean);
        const auto set = [&](const std::string& key, std::vector<std::string> values) {
            if (!values.empty()) setup.game.keys.emplace(key, std::move(values));
        };
        if (has_venus && !governs) set("worldgov", {"off"});
        if (!has_venus && governs) set("worldgov", {"on"});
        if (setup.game.players.size() > 1) {
            set("milestones", goals(setup, map, Kind::Claim, 'B'));
            set("awards", goals(setup, map, Kind::Fund, 'A'));
        } else {
            setup.game.keys.erase("milestones");
            setup.game.keys.erase("awards");
        }
        if (setup.game.options.find('C') == std::string::npos)
            setup.game.keys.erase("colonies");
        else
            setup.game.keys["colonies"] = colonies(setup);
        if (setup.game.options.find('T') != std::string::npos && setup.events.size() >= 2)
            set("events", {setup.events[0], setup.events[1]});
        set_by_projects(setup);
        set_by_second_copies(setup);
        add_single_cards(setup);
    }

    /// An event that never came about is known by the parties that it brought a neutral delegate to: when it was
    /// revealed, and when it became the current one.
    void guess_events(Setup& setup) {
        std::vector<std::vector<std::string>> parties(1);  // by generation, first those at setup
        for (const Fact& fact : facts_.list) {
            if (fact.kind == Kind::Generation) parties.emplace_back();
            if (fact.kind == Kind::NeutralDelegate) parties.back().push_back(fact.slots['G']);
        }
        const auto told = [&](std::size_t generation, std::size_t place) {
            const bool is_there = generation < parties.size() && place < parties[generation].size();
            return is_there ? parties[generation][place] : std::string{};
        };
        const auto plan = engine::plan_game(vocabulary_.table(), setup.game);
        const auto left_out = plan ? plan->parts.without : std::vector<std::string>{};
        constexpr std::size_t kMostUnknown = 3;
        const std::size_t happened = setup.events.size();
        for (std::size_t i = happened; i < happened + kMostUnknown; ++i) {
            const std::string revealed = i < 2 ? told(0, i) : told(i - 1, 1);
            if (revealed.empty()) return;
            const std::string name = event_of(revealed, told(i + 1, 0), setup.events, left_out);
            if (name.empty()) return;
            setup.events.push_back(name);
            setup.notes.push_back(fmt::format("event {}: one of those with its parties, it never happened", name));
        }
    }

    std::string event_of(const std::string& revealed, const std::string& current, const std::vector<std::string>& taken,
                         const std::vector<std::string>& left_out) const {
        const auto& table = vocabulary_.table();
        const auto super = table.find(kind::kGlobalEvent);
        if (!super) return {};
        const auto has = [](const std::vector<std::string>& names, const std::string& name) {
            return std::ranges::find(names, name) != names.end();
        };
        for (const engine::ClassId cls : table.info(*super).concrete_descendants) {
            const std::string& name = table.info(cls).name;
            if (has(taken, name) || has(left_out, name)) continue;
            const auto [first, second] = parties_of(cls);
            if (first == revealed && (current.empty() || second == current)) return name;
        }
        return {};
    }

    /// Where it sends a neutral delegate: when revealed, when current.
    std::pair<std::string, std::string> parties_of(engine::ClassId event) const {
        std::pair<std::string, std::string> parties;
        const std::string start = std::string(kind::kNeutralDelegate) + "<";
        for (const std::size_t number : vocabulary_.table().info(event).effects) {
            const std::string text = parser::to_string(vocabulary_.table().effect(number).effect);
            const auto at = text.find(start);
            if (at == std::string::npos) continue;
            const auto begin = at + start.size();
            (text.starts_with(kind::kCurrentEvent) ? parties.second : parties.first) =
                text.substr(begin, text.find('>', begin) - begin);
        }
        return parties;
    }

    /// Some projects are there only by a word of `newgame`.
    void set_by_projects(Setup& setup) {
        for (const auto& option : engine::options_of(canon_)) {
            for (const auto& [word, selection] : option.words) {
                for (const Fact& fact : facts_.list) {
                    const auto& with = selection.with;
                    const bool is_shown =
                        fact.kind == Kind::Project && std::ranges::find(with, fact.slots['J']) != with.end();
                    if (!is_shown || setup.game.keys.contains(option.key)) continue;
                    setup.game.keys[option.key] = {word};
                    setup.notes.push_back(fmt::format("{}={}: {}", option.key, word, fact.text));
                }
            }
        }
    }

    /// A card of which there is one for each player by a word of `newgame`, and that several have played.
    void set_by_second_copies(Setup& setup) {
        std::map<std::string, std::set<std::size_t>> players;
        for (const Fact& fact : facts_.list)
            if (fact.kind == Kind::Play) players[fact.slots['C']].insert(fact.slots.player());
        for (const auto& option : engine::options_of(canon_)) {
            for (const auto& [word, selection] : option.words) {
                for (const std::string& brought : selection.with) {
                    const auto* card = vocabulary_.card_info(brought);
                    if (card == nullptr || players[brought].size() < 2 || setup.game.keys.contains(option.key))
                        continue;
                    setup.game.keys[option.key] = {word};
                    setup.notes.push_back(fmt::format("{}={}: {} players have played {}", option.key, word,
                                                      players[brought].size(), card->printed_name));
                }
            }
        }
    }

    /// Nothing if all that were taken are on offer anyway.
    std::vector<std::string> goals(const Setup& setup, const MapInfo& map, Kind kind, char slot) {
        std::vector<std::string> taken;
        for (const Fact& fact : facts_.list)
            if (fact.kind == kind) taken.push_back(fact.slots[slot]);
        const std::string super = kind == Kind::Claim ? kind::kMilestone : kind::kAward;
        std::vector<std::string> offered;
        for (const ModuleInfo& each : canon_.modules) {
            const bool is_in = each.name == map.module || (!each.is_map && each.letter != 0 &&
                                                           setup.game.options.find(each.letter) != std::string::npos);
            if (!is_in) continue;
            for (const std::string& goal : each.offers) {
                const auto cls = vocabulary_.table().find(goal);
                const auto kind_of = vocabulary_.table().find(super);
                if (cls && kind_of && vocabulary_.table().is_subclass(*cls, *kind_of)) offered.push_back(goal);
            }
        }
        const auto is_offered = [&](const std::string& goal) {
            return std::ranges::find(offered, goal) != offered.end();
        };
        if (std::ranges::all_of(taken, is_offered)) return {};
        const std::size_t most = std::max<std::size_t>(offered.size(), taken.size());
        for (const std::string& goal : offered)
            if (taken.size() < most && std::ranges::find(taken, goal) == taken.end()) taken.push_back(goal);
        return taken;
    }

    std::vector<std::string> colonies(Setup& setup) {
        std::vector<std::string> shown;
        const auto add = [&](const std::string& tile) {
            if (std::ranges::find(shown, tile) == shown.end()) shown.push_back(tile);
        };
        if (const auto known = known_.keys.find("colonies"); known != known_.keys.end()) shown = known->second;
        for (const Fact& fact : facts_.list) {
            if (fact.kind == Kind::AddColony) continue;  // it was not there from the start
            if (!fact.slots['Y'].empty()) add(fact.slots['Y']);
        }
        std::erase_if(shown, [&](const std::string& tile) {
            return std::ranges::any_of(
                facts_.list, [&](const Fact& fact) { return fact.kind == Kind::AddColony && fact.slots['Y'] == tile; });
        });
        const std::size_t players = setup.game.players.size();
        const std::size_t count = players == 1 ? 4 : players == 2 ? 5 : players + 2;
        const auto super = vocabulary_.table().find(kind::kColony);
        std::vector<std::string> guessed;
        for (engine::ClassId id = 0; super && id < vocabulary_.table().size() && shown.size() < count; ++id) {
            const std::string& name = vocabulary_.table().info(id).name;
            if (id == *super || !vocabulary_.table().is_subclass(id, *super)) continue;
            if (std::ranges::find(shown, name) != shown.end()) continue;
            add(name);
            guessed.push_back(name);
        }
        if (!guessed.empty())
            setup.notes.push_back(fmt::format("colony tiles {}: guessed, nobody used them", fmt::join(guessed, ", ")));
        return shown;
    }

    /// Cards that were dealt although their box was not in the game.
    void add_single_cards(Setup& setup) {
        for (const std::string& name : played_) {
            const auto* card = vocabulary_.card_info(name);
            const ModuleInfo* box = card == nullptr ? nullptr : module(card->module);
            if (box == nullptr || box->letter == 0) continue;
            const bool is_out = setup.game.options.find(box->letter) == std::string::npos;
            const bool is_taken_out = std::ranges::any_of(canon_.modules, [&](const ModuleInfo& each) {
                return each.letter != 0 && setup.game.options.find(each.letter) != std::string::npos &&
                       std::ranges::find(each.without, name) != each.without.end();
            });
            if ((is_out || is_taken_out) && std::ranges::find(setup.game.with, name) == setup.game.with.end())
                setup.game.with.push_back(name);
        }
    }

    const Facts& facts_;
    const Known& known_;
    const Vocabulary& vocabulary_;
    const engine::Canon& canon_;
    std::set<std::string> played_;
};

}  // namespace

std::vector<Setup> infer_setups(const Facts& facts, const Known& known, const Vocabulary& vocabulary) {
    if (facts.players.empty()) return {};
    return Inference(facts, known, vocabulary).all();
}

}  // namespace rego::app::imports
