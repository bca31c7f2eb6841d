#include "app/follow/follower.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/follow/command.hpp"
#include "app/follow/lexicon.hpp"
#include "app/follow/onlooker.hpp"
#include "app/follow/solver.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/new_game_line.hpp"
#include "engine/load/class_names.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/mars/scoring.hpp"
#include "engine/mars/tracks.hpp"
#include "parser/build.hpp"
#include "parser/parse.hpp"
#include "parser/print.hpp"

namespace rego::app::follow {

using namespace engine;
using Verb = Command::Verb;

namespace {

constexpr const char* kColoniesKey = "colonies";
constexpr const char* kEventsKey = "events";
/// What a record calls the points for the chairman and the party leaders, as if they were a card.
constexpr const char* kCommitteePoints = "Turmoil Points";

class Follower {
  public:
    Follower(MarsGame& game, const Record& record, const Following& how, const PrintedClasses& printed)
        : game_(game),
          record_(record),
          how_(how),
          lexicon_(game, record, printed),
          onlooker_(game, lexicon_),
          solver_(game, lexicon_, onlooker_) {}

    Verdict run() {
        verdict_.steps = record_.steps.size();
        begin_script();
        Step start;
        start.kind = "start";
        start.after = record_.start;
        if (!take(start, {{}})) return verdict_;
        std::vector<const Step*> corporations;  // chosen, but not played before all have chosen
        for (std::size_t i = 0; i < record_.steps.size(); ++i) {
            const Step& step = record_.steps[i];
            std::vector<std::vector<Command>> beginnings;
            if (step.kind == "corporation") {
                corporations.push_back(&step);
                if (step.pending) {
                    ++verdict_.followed;
                    continue;
                }
                beginnings = {corporation_commands(corporations)};
                corporations.clear();
            } else {
                beginnings = beginnings_of(step);
            }
            const bool leaves_a_choice = i + 1 < record_.steps.size() && record_.steps[i + 1].kind == "worldgov";
            if (leaves_a_choice && !has_two_open_tracks(step.after) &&
                (governs_by_itself(beginnings) ||
                 leads_to_the_end_of(joined(step, record_.steps[i + 1]), beginnings))) {
                if (!take(joined(step, record_.steps[++i]), beginnings)) return verdict_;
                verdict_.followed += 2;
                continue;
            }
            if (!take(step, beginnings)) return verdict_;
            ++verdict_.followed;
        }
        verdict_.complete = true;
        compare_scores();
        return verdict_;
    }

    std::vector<Move> moves() && { return std::move(moves_); }

  private:
    // --- A step ----------------------------------------------------------------------------------------------

    /// Makes the step. False when it differed and is not to be got over.
    bool take(const Step& step, const std::vector<std::vector<Command>>& beginnings) {
        const State wanted = lexicon_.state_of(step.after);
        const int generation = static_cast<int>(game_.generation());
        if (generation != script_generation_) {
            script_generation_ = generation;
            if (how_.with_script) script(fmt::format("\n# Generation {}", generation));
        }
        Solution solution = solver_.solve(beginnings, wanted, step.choices, odd_payments(step));
        if (beginnings.empty())
            solution.errors.push_back(fmt::format("rego does not know `{}` as a {}", subject(step), step.kind));
        if (how_.with_script || how_.keep_game) tell(solution);
        const bool fine = solution.possible && solution.differences.empty() && solution.pending.empty();
        if (!fine) {
            Finding finding;
            finding.step = step.n;
            finding.subject = subject(step);
            finding.done = fmt::format("{} {} {}", step.player, step.kind, finding.subject);
            finding.log = step.log;
            finding.differences = solution.differences;
            finding.pending = solution.pending;
            finding.errors = solution.errors;
            finding.ruling = ruling(finding, step, wanted, solution);
            const bool goes_on = how_.keep_going || !finding.ruling.empty();
            verdict_.findings.push_back(std::move(finding));
            if (!goes_on) return false;
            if (!correct(step, wanted, solution.possible)) {
                verdict_.stopped = cannot_go_on(wanted);
                return false;
            }
        }
        const bool is_told = static_cast<int>(game_.generation()) != generation || game_.is_over();
        if (is_told && how_.with_script) expect_state();
        return true;
    }

    /// Goes back along the commands, and forth again: how each is said shows in the state before it.
    void tell(const Solution& solution) {
        const std::vector<Done>& commands = solution.commands;
        World& world = game_.core().world();
        if (solution.unaided) script("auto none");
        std::vector<World::Changes> changes(commands.size());
        for (std::size_t i = commands.size(); i-- > 0;) changes[i] = world.take_back(commands[i].before);
        for (std::size_t i = 0; i < commands.size(); ++i) {
            const std::string line = how_.with_script ? to_line(game_, commands[i].command) : "";
            const EventNumber before = event_count();
            if (how_.with_script) script(line);
            world.repeat(changes[i]);
            note_move(line, commands[i].command.actor, before);
        }
        if (solution.unaided) script("auto safe");
    }

    /// Then the world government has a choice, which need not be tried out.
    bool has_two_open_tracks(const Snapshot& recorded) const {
        const auto is_open = [&](const Track& track) {
            const auto shown = std::ranges::find(recorded.parameters, track.key, &Parameter::key);
            return shown != recorded.parameters.end() && (!track.most || shown->value < track.value(*track.most));
        };
        return std::ranges::count_if(lexicon_.tracks(), is_open) >= 2;
    }

    /// Whether the world government had only one way left, which the game then took by itself.
    bool governs_by_itself(const std::vector<std::vector<Command>>& beginnings) {
        const auto before = game_.core().checkpoint();
        const auto values = [&] {
            std::vector<std::int64_t> all;
            for (const TrackState& track : tracks_of(game_)) all.push_back(track.steps);
            return all;
        };
        const auto values_before = values();
        for (const auto& beginning : beginnings) {
            for (const Command& command : beginning) (void)perform(game_, command);
        }
        const bool governed = values() != values_before;
        game_.core().roll_back(before);
        return governed;
    }

    /// The same where something else has to be answered first: how much energy stays energy, say.
    bool leads_to_the_end_of(const Step& both, const std::vector<std::vector<Command>>& beginnings) {
        const auto before = game_.core().checkpoint();
        const Solution solution =
            solver_.solve(beginnings, lexicon_.state_of(both.after), both.choices, odd_payments(both));
        game_.core().roll_back(before);
        return solution.possible && solution.differences.empty() && solution.pending.empty();
    }

    static Step joined(Step step, const Step& next) {
        step.choices.insert(step.choices.end(), next.choices.begin(), next.choices.end());
        step.log.insert(step.log.end(), next.log.begin(), next.log.end());
        step.after = next.after;
        return step;
    }

    std::string ruling(const Finding& finding, const Step& step, const State& wanted, const Solution& solution) {
        const ClassId money = lexicon_.resources().front();
        // A refused step has left the game as it was: all that it would have changed differs.
        const auto differences = solution.possible ? finding.differences : compare(lexicon_, wanted, onlooker_.look());
        return ruling(finding, differences, [&](Parting& parting) {
            // What the record goes on to do, and the rules forbid, stays pending here.
            parting.is_refused = !solution.possible || !solution.pending.empty();
            if (const unsigned seat = lexicon_.seat_of(step.player)) {
                parting.mover = kind::player(seat);
                parting.money = wanted.value(Aspect::Stock, {.seat = seat, .what = Lexicon::number(money)});
            }
        });
    }

    /// `add` says what else is known of it.
    template <class Add>
    std::string ruling(const Finding& finding, const std::vector<Difference>& differences, const Add& add) {
        const auto holds = [&](const parser::Requirement& requirement, std::string_view player) {
            const auto cls = game_.core().table().find(player);
            const TypeId who = cls ? game_.core().types().base(*cls) : game_.core().player(1);
            const auto answer = game_.core().has(who, requirement);
            return answer && *answer;
        };
        Parting parting{.record_file = record_.file,
                        .step = finding.step,
                        .card = finding.subject,
                        .mover = kind::player(1),
                        .differences = differences,
                        .errors = finding.errors,
                        .log = finding.log,
                        .holds = holds};
        add(parting);
        return how_.deviations.ruling(parting);
    }

    std::string cannot_go_on(const State& wanted) {
        std::vector<std::string> left;
        for (const Difference& each : compare(lexicon_, wanted, onlooker_.look()))
            left.push_back(fmt::format("{} is {}, not {}", each.what, each.actual, each.expected));
        return left.empty() ? "the game cannot go on to the recorded generation"
                            : fmt::format("the game cannot be corrected: {}", fmt::join(left, "; "));
    }

    static std::string subject(const Step& step) {
        if (!step.card.empty()) return step.card;
        return step.name.empty() ? step.kind : step.name;
    }

    /// Makes the state what the record says, and goes on from there. False when there is no going on.
    bool correct(const Step& step, const State& wanted, bool made) {
        World& world = game_.core().world();
        if (game_.phase() != "Research") {
            while (!world.tasks().empty()) (void)world.take_task(world.tasks().front().id);
        }
        const auto actor = lexicon_.actor(step.player);
        if (!made && actor && step.action_number > 0) {
            fix(parser::gain(parser::type(step.kind == "pass" ? kind::kPassed : kind::kActionTaken,
                                          {parser::type(lexicon_.player(step.player))})));
        }
        for (const parser::Instruction& change : corrections(lexicon_, wanted, onlooker_.look())) fix(change);
        if (!made && actor && step.action_number > 0 && step.action_number % 2 == 0 && step.kind != "end") {
            (void)game_.perform({.verb = engine::Verb::End, .actor = *actor});
        }
        return wanted.generation == game_.generation() && distance(wanted, onlooker_.look()) == 0;
    }

    void fix(const parser::Instruction& change) {
        const EventNumber before = event_count();
        if (!game_.fix(game_.core().engine_actor(), {change})) return;
        std::string line = fmt::format("fix {}", to_string(change));
        script(line);
        note_move(std::move(line), kNoType, before);
    }

    // --- What the record says was done -----------------------------------------------------------------------

    Command command(Verb verb, const Step& step, std::optional<ClassId> cls = std::nullopt) const {
        Command made;
        made.verb = verb;
        made.actor = lexicon_.actor(step.player).value_or(kNoType);
        made.cls = cls.value_or(kNoClass);
        return made;
    }

    /// Whose first action it is, where there are several: a record tells them one by one.
    std::optional<ClassId> prescriber(const Step& step) const {
        const auto actor = lexicon_.actor(step.player);
        return actor && game_.count(kind::kMandate, *actor) > 1 ? lexicon_.find(step.card) : std::nullopt;
    }

    std::vector<Command> corporation_commands(const std::vector<const Step*>& steps) {
        std::vector<Command> commands;
        for (const Step* step : steps) {
            const auto card = lexicon_.find(step->card);
            if (!card) continue;
            commands.push_back(command(Verb::Play, *step, card));
            const auto offered = game_.core().property(game_.core().types().base(*card), "cardsOffered");
            if (!step->count || offered.value_or(0) == 0) continue;
            commands.push_back(command(Verb::Buy, *step));
            commands.back().number = *step->count;
        }
        return commands;
    }

    /// Those that the game might not think of by itself: with anything but money, or one of several.
    std::vector<Payment> odd_payments(const Step& step) const {
        std::vector<Counts> all;
        if (step.payment) all.push_back(*step.payment);
        for (const Choice& choice : step.choices) all.push_back(choice.payment);
        for (const Paid& each : step.payments) all.push_back(each.payment);
        std::vector<Payment> odd;
        for (const Counts& counts : all) {
            if (Payment payment = payment_of(step, counts)) odd.push_back(std::move(payment));
        }
        return odd;
    }

    /// All bills of the step together: the first command may have to pay for each.
    static Counts sum_of_payments(const Step& step) {
        // The first of them is often what `payment` says; others pay bills of their own.
        Counts sum = step.payment.value_or(Counts{});
        if (!step.payments.empty() && step.payments.front().payment == sum) sum.clear();
        for (const Paid& each : step.payments) {
            if (each.who != step.player) continue;
            for (const auto& [what, amount] : each.payment) sum[what] += amount;
        }
        return sum;
    }

    Payment payment_of(const Step& step, const Counts& counts) const {
        std::vector<PaymentItem> items;
        for (const auto& [what, amount] : counts) {
            if (amount == 0) continue;
            std::string resource = what;
            if (resource.ends_with('s')) resource.pop_back();  // "plants"
            if (!lexicon_.find(what) && !lexicon_.find(resource))
                resource = engine::last_word(resource);  // "kuiperAsteroid"
            const std::string name = lexicon_.find(what) ? lexicon_.name(what) : lexicon_.resource(resource);
            if (auto item = payment_item(step, amount, parser::type(name))) items.push_back(*item);
        }
        if (items.empty()) return std::nullopt;
        return items;
    }

    /// Nothing if the player cannot have any of it.
    std::optional<PaymentItem> payment_item(const Step& step, std::int32_t amount,
                                            const parser::Expression& resource) const {
        const TypeId payer = lexicon_.actor(step.player).value_or(game_.core().player(1));
        const auto meant = game_.core().resolve(payer, resource);
        if (!meant) return std::nullopt;
        return PaymentItem{amount, *meant};
    }

    /// Asked for one by one: "Select how to spend 8 heat: Heat", "…: Stormcraft Incorporated Floaters (2 heat each)".
    Payment paid_in_parts(const Step& step) const {
        std::vector<PaymentItem> items;
        for (const Choice& choice : step.choices) {
            const auto colon = choice.title.rfind(": ");
            if (choice.kind != "amount" || !choice.title.starts_with("Select how to spend") ||
                colon == std::string::npos || choice.chosen.empty()) {
                continue;
            }
            std::string what = choice.title.substr(colon + 2);
            while (!lexicon_.find(what) && what.find(' ') != std::string::npos) what.resize(what.rfind(' '));
            const auto card = game_.core().table().find(kind::kCard);
            const auto cls = lexicon_.find(what);
            if (!cls || choice.chosen.front() == "0") continue;
            const bool lies_on_card = card && game_.core().table().is_subclass(*cls, *card);
            const std::string name = lexicon_.name(what);
            const parser::Expression resource =
                lies_on_card ? parser::type(kind::kCardResource, {parser::type(name)}) : parser::type(name);
            if (auto item = payment_item(step, std::atoi(choice.chosen.front().c_str()), resource))
                items.push_back(*item);
        }
        if (items.empty()) return std::nullopt;
        return items;
    }

    /// A trade that nothing was paid for may have been the action of a card.
    template <class PaidOrNot>
    std::vector<std::vector<Command>> trades(const Step& step, ClassId colony, const PaidOrNot& paid_or_not) {
        const Command trade = command(Verb::Trade, step, colony);
        std::vector<std::vector<Command>> all;
        const auto actor = lexicon_.actor(step.player);
        if (step.payment || !actor) return paid_or_not(trade);
        for (const auto& card : listed(game_, *actor, kind::kActionCard)) {
            const ClassId cls = game_.core().types()[card.component].cls;
            const auto& actions = game_.core().table().info(cls).actions;
            for (std::size_t i = 0; i < actions.size(); ++i) {
                if (parser::to_string(actions[i]).find(std::string(kind::kTrade) + " FROM") == std::string::npos)
                    continue;
                Command action = command(Verb::Action, step, cls);
                if (actions.size() > 1) action.number = static_cast<int>(i + 1);
                all.push_back({action, trade});
                all.push_back({action});  // with only one tile left to trade with, nobody is asked
            }
        }
        all.push_back({trade});
        return all;
    }

    /// What the world government does waits as a task already; which track it raises, the step says in words.
    std::vector<std::vector<Command>> governments(const Step& step) const {
        std::vector<std::vector<Command>> all;
        for (const Track& track : lexicon_.tracks()) {
            const bool is_named = parser::lower(step.name).find(parser::lower(track.key)) != std::string::npos;
            if (!is_named) continue;
            Command raise = command(Verb::Task, step);
            raise.answer = parser::gain(parser::type(game_.core().table().info(track.cls).name));
            all.push_back({raise});
        }
        all.push_back({});
        return all;
    }

    /// The card of the step, before whoever made it.
    bool lies_there_after(const Step& step) const {
        const unsigned seat = lexicon_.seat_of(step.player);
        if (seat == 0) return true;
        const PlayerState& player = *step.after.players[seat - 1];
        const auto has = [&](const Words& cards) { return std::ranges::find(cards, step.card) != cards.end(); };
        return has(*player.tableau) || has(*player.events);
    }

    /// The ways in which the step may have begun; which it was, shows in the end.
    std::vector<std::vector<Command>> beginnings_of(const Step& step) {
        const auto paid_or_not = [&](Command made) -> std::vector<std::vector<Command>> {
            // What was paid may also have been for something that came later; then the game works it out.
            Command paid = made;
            paid.payment = paid_in_parts(step);
            if (!paid.payment && step.payment) paid.payment = payment_of(step, *step.payment);
            std::vector<std::vector<Command>> all;
            if (const Payment whole = payment_of(step, sum_of_payments(step)); whole && !step.payments.empty()) {
                all.push_back({made});
                all.back().front().payment = whole;
            }
            if (paid.payment) all.push_back({paid});
            // What was spent besides the price of the card was asked for apart from it.
            if (Payment both = paid_in_parts(step); both && step.payment) {
                if (const Payment price = payment_of(step, *step.payment)) {
                    both->insert(both->begin(), price->begin(), price->end());
                    all.push_back({made});
                    all.back().front().payment = std::move(both);
                }
            }
            all.push_back({made});
            return all;
        };
        const std::string& kind = step.kind;
        if (kind == "play" || kind == "prelude") {
            const auto card = lexicon_.find(step.card);
            if (!card) return {};
            auto all = paid_or_not(command(Verb::Play, step, card));
            // What does not lie there afterwards has come to nothing.
            if (kind == "prelude" && !lies_there_after(step))
                all.insert(all.begin(), {command(Verb::Discard, step, card)});
            return all;
        } else if (kind == "action") {
            const auto card = lexicon_.find(step.card);
            if (!card) return {};
            const std::size_t actions = game_.core().table().info(*card).actions.size();
            std::vector<std::vector<Command>> all;
            for (std::size_t i = 1; i <= std::max<std::size_t>(actions, 1); ++i) {
                Command one = command(Verb::Action, step, card);
                if (actions > 1) one.number = static_cast<int>(i);
                for (auto& beginning : paid_or_not(one)) all.push_back(std::move(beginning));
            }
            return all;
        } else if (kind == "project") {
            if (const auto project = lexicon_.find(step.name, "SP")) {
                return paid_or_not(command(Verb::Project, step, project));
            }
        } else if (kind == "convertPlants") {
            return {{command(Verb::ConvertPlants, step)}};
        } else if (kind == "convertHeat") {
            return paid_or_not(command(Verb::ConvertHeat, step));
        } else if (kind == "sell" || kind == "research") {
            Command many = command(kind == "sell" ? Verb::Sell : Verb::Buy, step);
            many.number = step.count.value_or(0);
            if (kind == "sell") return {{many}};
            return paid_or_not(many);
        } else if (kind == "claim" || kind == "fund") {
            if (const auto goal = lexicon_.find(step.name)) {
                return paid_or_not(command(kind == "claim" ? Verb::Claim : Verb::Fund, step, goal));
            }
        } else if (kind == "trade") {
            if (const auto colony = lexicon_.find(step.name)) return trades(step, *colony, paid_or_not);
        } else if (kind == "pass") {
            return {{command(Verb::Pass, step)}};
        } else if (kind == "end") {
            return {{command(Verb::End, step)}};
        } else if (kind == "greenery") {
            return {{command(step.name == "done" ? Verb::End : Verb::ConvertPlants, step)}};
        } else if (kind == "other" && step.name == "first action") {
            return {{command(Verb::First, step, prescriber(step))}};
        } else if (kind == "other" && step.name == "delegate") {
            const auto chosen = std::ranges::find(step.choices, "party", &Choice::kind);
            const bool named = chosen != step.choices.end() && !chosen->chosen.empty();
            if (const auto party = named ? lexicon_.find(chosen->chosen.front()) : std::nullopt)
                return paid_or_not(command(Verb::Delegate, step, party));
        } else if (kind == "other" && step.name.starts_with("policy")) {
            return paid_or_not(command(Verb::Policy, step));
        } else if (kind == "worldgov") {
            return governments(step);
        }
        return {};
    }

    // --- The end ---------------------------------------------------------------------------------------------

    void compare_scores() {
        Finding finding;
        finding.step = static_cast<int>(record_.steps.size()) + 1;
        finding.done = finding.subject = "final score";
        auto& found = finding.differences;
        const auto check = [&](const std::string& what, std::int64_t expected, std::int64_t actual) {
            if (expected != actual) found.push_back({what, std::to_string(expected), std::to_string(actual)});
        };
        const auto scores = engine::scores(game_);
        const auto players = game_.core().players();
        for (std::size_t i = 0; i < record_.scores.size() && i < scores.size(); ++i) {
            const FinalScore& there = record_.scores[i];
            const Score& here = scores[i];
            const std::string who = game_.core().types().print(players[i]) + " points for ";
            check(who + "TR", there.tr, here.of("tr"));
            check(who + "milestones", there.milestones, here.of("milestones"));
            check(who + "awards", there.awards, here.of("awards"));
            check(who + "greeneries", there.greenery, here.of("greenery"));
            check(who + "cities", there.city, here.of("cities"));
            check(who + "cards", there.cards, here.of("cards"));
            check(who + "everything", there.total, here.total);
            Counts cards;
            for (const auto& [card, points] : here.per_card) cards[card] += static_cast<int>(points);
            for (const auto& [printed, points] : there.per_card) {
                if (printed == kCommitteePoints) {
                    check(who + printed, points, cards[kind::kChairman] + cards[kind::kPartyLeader]);
                    cards.erase(kind::kChairman);
                    cards.erase(kind::kPartyLeader);
                    continue;
                }
                const std::string card = lexicon_.name(printed);
                check(who + card, points, cards[card]);
                cards.erase(card);
            }
            for (const auto& [card, points] : cards) check(who + card, 0, points);
            std::string expected = fmt::format("expect P{} score", i + 1);
            for (const auto& [column, points] : here.columns) expected += fmt::format(" {} {}", column, points);
            script(fmt::format("{} total {}", expected, here.total));
        }
        std::vector<std::string> won;
        for (const TypeId winner : engine::winners(game_)) won.push_back(game_.core().types().print(winner));
        if (won.empty()) won.emplace_back("nobody");
        const std::string should = record_.winner ? lexicon_.player(*record_.winner) : "nobody";
        // Where several share the win, a record may name any of them.
        const bool fits = std::find(won.begin(), won.end(), should) != won.end();
        if (!record_.scores.empty() && !fits) found.push_back({"winner", should, won.front()});
        script("expect winner " + won.front());
        if (!game_.is_over()) found.push_back({"phase", kind::kEnd, game_.phase()});
        if (found.empty()) return;
        finding.ruling = ruling(finding, found, [](const Parting&) {});
        verdict_.findings.push_back(std::move(finding));
    }

    // --- The script ------------------------------------------------------------------------------------------

    void script(std::string line) { verdict_.script.push_back(std::move(line)); }

    EventNumber event_count() { return static_cast<EventNumber>(game_.core().world().events().size()); }

    void note_move(std::string line, TypeId actor, EventNumber before) {
        if (!how_.keep_game) return;
        // Who acts is told beside it.
        if (const std::size_t at = line.find(' ', 3); line.starts_with("as ") && at != std::string::npos)
            line.erase(0, at + 1);
        moves_.push_back({std::move(line), actor, {}, {}, before, event_count()});
    }

    void begin_script() {
        const std::string line = new_game_line(game_.options());
        script(line);
        note_move(line, kNoType, 0);
    }

    void expect_state() {
        std::string global = fmt::format("expect global gen {}", game_.generation());
        for (const engine::TrackState& state : engine::tracks_of(game_))
            global += fmt::format(" {} {}", state.track.expect, state.value());
        script(global);
        const State state = onlooker_.look();
        for (unsigned seat = 1; seat <= record_.players.size(); ++seat) {
            const auto six = [&](Aspect aspect) {
                std::vector<int> numbers;
                for (const ClassId cls : lexicon_.resources())
                    numbers.push_back(state.value(aspect, {.seat = seat, .what = Lexicon::number(cls)}));
                return fmt::format("{}", fmt::join(numbers, " "));
            };
            script(fmt::format("expect {} stock {} prod {} tr {} hand {} cards {}", kind::player(seat),
                               six(Aspect::Stock), six(Aspect::Production), state.value(Aspect::Rating, {.seat = seat}),
                               state.value(Aspect::Hand, {.seat = seat}), onlooker_.face_up(seat)));
        }
    }

    MarsGame& game_;
    const Record& record_;
    const Following& how_;
    Lexicon lexicon_;
    Onlooker onlooker_;
    Solver solver_;
    Verdict verdict_;
    int script_generation_ = 0;
    std::vector<Move> moves_;
};

}  // namespace

Verdict follow(const std::shared_ptr<const ClassTable>& table, const Record& record, const Following& how) {
    const auto printed = how.printed ? how.printed : std::make_shared<const PrintedClasses>(printed_classes(*table));
    NewGame options;
    options.options = record.options;
    FittedNames fitted = fitted_names(*table, record.names.empty() ? record.players : record.names);
    options.players = std::move(fitted.names);
    std::vector<std::string>& remarks = fitted.remarks;
    const auto known = engine::options_of(table->canon());
    const auto set = [&](const std::string& key, std::vector<std::string> values) {
        const bool exists = std::any_of(known.begin(), known.end(), [&](const auto& each) { return each.key == key; });
        if (exists && !values.empty()) options.keys[key] = std::move(values);
    };
    const auto classes = [&](const std::vector<std::string>& names) {
        std::vector<std::string> all;
        for (const auto& name : names) all.push_back(class_name(*table, *printed, name));
        return all;
    };
    // Nobody may ever claim it; whoever does, ends there.
    const auto known_goals = [&](const std::vector<std::string>& names, const char* sort) {
        std::vector<std::string> all;
        const auto super = table->find(sort);
        for (const std::string& name : classes(names)) {
            const auto cls = table->find(name);
            if (cls && super && table->is_subclass(*cls, *super)) {
                all.push_back(name);
            } else {
                remarks.push_back(fmt::format("`{}` is left out: rego does not know it", name));
            }
        }
        return all;
    };
    set(kColoniesKey, classes(record.colonies));
    if (record.start.committee)
        set(kEventsKey, classes({record.start.committee->coming, record.start.committee->distant}));
    if (record.players.size() > 1) {  // nobody claims or funds alone
        set("milestones", known_goals(record.milestones, kind::kMilestone));
        set("awards", known_goals(record.awards, kind::kAward));
    } else if (!record.solo.empty()) {
        set("solo", {record.solo});
    }
    if (!record.world_government) set("worldgov", {"off"});
    auto game = MarsGame::create(how.rulebooks.lend(table), options);
    if (!game) {
        Verdict verdict;
        verdict.steps = record.steps.size();
        verdict.refused = game.error();
        return verdict;
    }
    Follower follower{**game, record, how, *printed};
    Verdict verdict = follower.run();
    verdict.remarks = std::move(remarks);
    if (how.keep_game) {
        verdict.played.emplace();
        verdict.played->game = std::move(*game);
        verdict.played->moves = std::move(follower).moves();
        for (const std::string& line : verdict.script) verdict.played->script += line + '\n';
    }
    return verdict;
}

}  // namespace rego::app::follow
