// expect change: what the last command that changed something, or all since a mark, came to on balance. What is not
// named is not compared; with `only`, nothing else on the board of that player has changed.
#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/shell/commands/expecting.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/render.hpp"

namespace rego::app::commands {

using engine::EventNumber;
using engine::kNoType;
using engine::TypeId;
using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

constexpr std::string_view kSince = "since";
constexpr std::string_view kOnly = "only";

/// So many more, or fewer, of a type.
struct Expected {
    TypeId type = kNoType;
    std::int64_t change = 0;
};

/// Reads changes; the first thing that is no plain change is the error.
class Reading {
  public:
    Reading(Run& run, TypeId owner) : run_(run), owner_(owner) {}

    std::vector<Expected> all;

    /// `2 plants`, or, as people say it, `TR 1`: so many times what is named before the number.
    std::optional<Diagnostic> read(Word piece) {
        const std::size_t blank = piece.text.find_last_of(' ');
        const auto times = blank == std::string_view::npos ? std::nullopt : number(piece.text.substr(blank + 1));
        const bool is_behind = times && std::isalpha(static_cast<unsigned char>(piece.text.front())) != 0;
        const Word named = is_behind ? run_.words.word(piece.span.begin, piece.span.begin + blank) : piece;
        const auto change = run_.instruction(named);
        if (!change) return change.error();
        const std::size_t known = all.size();
        if (auto wrong = read(*change)) return at(piece, std::move(*wrong));
        for (std::size_t i = known; is_behind && i < all.size(); ++i) all[i].change *= *times;
        return std::nullopt;
    }

  private:
    std::optional<Diagnostic> read(const parser::Instruction& change, bool of_production = false) {
        if (const auto* several = std::get_if<parser::MultiInstruction>(&change.node)) {
            for (const parser::Instruction& part : several->parts) {
                if (auto wrong = read(part, of_production)) return wrong;
            }
            return std::nullopt;
        }
        if (const auto* box = std::get_if<parser::ProdInstruction>(&change.node)) return read(*box->inner, true);
        if (const auto* gain = std::get_if<parser::GainInstruction>(&change.node))
            return add(gain->type, gain->amount, 1, of_production);
        if (const auto* loss = std::get_if<parser::RemoveInstruction>(&change.node))
            return add(loss->type, loss->amount, -1, of_production);
        return run_.usage("`expect change` compares numbers: `2 Plant, -5 Megacredit, PROD[Heat]`");
    }

    std::optional<Diagnostic> add(const parser::Expression& expression, const parser::Scalar& amount, int sign,
                                  bool of_production) {
        if (amount.variable) return run_.usage("`expect change` needs a number, not X");
        const auto found = run_.game().core().resolve(owner_, expression);
        if (!found) return found.error();
        engine::TypePool& types = run_.game().core().types();
        TypeId type = types.plain(*found);
        if (of_production) {
            const auto& known = run_.game().core().table().known();
            const bool is_produced =
                known.production_of != engine::kNoClass && types.is_subclass(type, known.production_of);
            if (!is_produced) return run_.usage(fmt::format("`{}` has no production", types.print(type)));
            const TypeId whose = types.owner_of(type).value_or(kNoType);
            type = types.put(types.base(known.production), types.literal(types[type].cls));
            if (whose != kNoType) type = types.put(type, whose);
        }
        all.push_back({type, sign * static_cast<std::int64_t>(amount.value)});
        return std::nullopt;
    }

    Run& run_;
    TypeId owner_;
};

/// What lies on a board of that player: stocks, production, rating, and the cards in hand.
std::vector<TypeId> on_board(engine::MarsGame& game, TypeId owner) {
    const engine::ClassTable& table = game.core().table();
    engine::TypePool& types = game.core().types();
    std::vector<TypeId> all;
    for (const BoardResource& resource : board_resources(game)) {
        all.push_back(game.type(resource.cls, owner));
        if (table.known().production == engine::kNoClass) continue;
        all.push_back(types.put(types.put(types.base(table.known().production), types.literal(resource.id)), owner));
    }
    for (const char* each : {kind::kRating, kind::kCardInHand})
        if (table.find(each)) all.push_back(game.type(each, owner));
    return all;
}

/// How many more of the type there are than when so many events had happened.
std::int64_t change_since(engine::MarsGame& game, TypeId type, EventNumber since) {
    const engine::TypePool& types = game.core().types();
    const auto counts = [&](TypeId component) { return component != kNoType && types.is_subtype(component, type); };
    const auto& events = game.core().world().events();
    std::int64_t change = 0;
    for (std::size_t i = since; i < events.size(); ++i) {
        if (counts(events[i].gain)) change += events[i].count;
        if (counts(events[i].remove)) change -= events[i].count;
    }
    return change;
}

/// The commands of the present game, the latest last.
std::vector<const Entry*> commands_of_game(Run& run) {
    std::vector<const Entry*> all;
    for (const Entry& entry : run.session.history()) {
        if (entry.game.lock() == run.session.timeline().game()) all.push_back(&entry);
    }
    return all;
}

/// How many events had happened before the last command that changed something.
EventNumber before_last_change(Run& run) {
    const auto commands = commands_of_game(run);
    const auto changes = [](const Entry* entry) { return entry->last_event > entry->first_event; };
    const auto last = std::find_if(commands.rbegin(), commands.rend(), changes);
    return last == commands.rend() ? 0 : (*last)->first_event;
}

/// How many events had happened at a mark: after the command of that number, or when that was noted.
Result<EventNumber> events_at(Run& run, Word mark) {
    if (!mark) return run.usage("`since` needs the number of a command, or the text of a `note`");
    if (const auto n = number(mark.text)) {
        const auto& history = run.session.history();
        if (*n < 1 || static_cast<std::size_t>(*n) > history.size())
            return at(mark, problem(ErrorKind::Usage,
                                    fmt::format("there is no command {}; the last one is {}", *n, history.size()),
                                    "`history` lists them"));
        const Entry& entry = history[static_cast<std::size_t>(*n) - 1];
        return entry.game.lock() == run.session.timeline().game() ? entry.last_event : EventNumber{0};
    }
    const std::string wanted(unquoted(mark.text));
    const auto commands = commands_of_game(run);
    const auto noted = [&](const Entry* entry) { return equal_ignoring_case(unquoted(entry->remark), wanted); };
    const auto last = std::find_if(commands.rbegin(), commands.rend(), noted);
    if (last == commands.rend())
        return at(mark, problem(ErrorKind::UnknownName, fmt::format("nothing was noted as `{}`", wanted),
                                fmt::format("`note {}` makes such a mark", wanted)));
    return (*last)->last_event;
}

/// Cuts `CHANGES since MARK` in two; the second is there only if `since` is.
std::pair<Word, std::optional<Word>> cut_at_since(Run& run, Word text) {
    const std::string lowered = " " + lower(text.text) + " ";
    const std::size_t found = lowered.rfind(fmt::format(" {} ", kSince));
    if (found == std::string::npos) return {text, std::nullopt};
    const std::size_t begin = text.span.begin + found;
    return {run.words.word(text.span.begin, begin), run.words.word(begin + kSince.size(), text.span.end)};
}

/// `since MARK` before the changes: a mark of one word, or in quotes.
std::optional<Word> leading_mark(Run& run) {
    if (!equal_ignoring_case(run.words.peek().text, kSince)) return std::nullopt;
    run.words.take();
    return run.words.take();
}

}  // namespace

Outcome expect_change(Run& run) {
    engine::MarsGame& game = run.game();
    auto first_mark = leading_mark(run);
    TypeId owner = find_actor(game, run.words.peek().text);
    const bool is_about_somebody = owner != kNoType;
    if (is_about_somebody) {
        run.words.take();
    } else {
        owner = run.actor();
    }
    if (!first_mark) first_mark = leading_mark(run);
    const bool is_all = equal_ignoring_case(run.words.peek().text, kOnly);
    if (is_all) run.words.take();
    const auto [text, last_mark] = cut_at_since(run, run.words.take_rest());
    const std::optional<Word> mark = last_mark ? last_mark : first_mark;
    if (!text) return run.usage("`expect change` needs what has changed");
    run.focus = text.span;
    const Result<EventNumber> since = mark ? events_at(run, *mark) : before_last_change(run);
    if (!since) return since.error();

    Reading reading(run, owner);
    for (const Word& piece : run.words.split_at_commas(text)) {
        if (auto wrong = reading.read(piece)) return *wrong;
    }
    if (is_all) {
        for (const TypeId type : on_board(game, owner))
            if (std::ranges::find(reading.all, type, &Expected::type) == reading.all.end())
                reading.all.push_back({type});
    }
    Differences differences;
    for (const Expected& each : reading.all) {
        const std::int64_t actual = change_since(game, each.type, *since);
        if (actual == each.change) continue;
        differences.add(fmt::format("{}: expected a change of {:+}, it is {:+}", short_type(game, each.type, owner),
                                    each.change, actual));
    }
    return differences.outcome(is_about_somebody ? player_name(game, owner, run.session.style()) : "");
}

}  // namespace rego::app::commands
