#include "app/shell/commands/reading.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

#include <fmt/format.h>

#include "app/shell/session/nouns.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/render/text.hpp"

namespace rego::app::commands {

using parser::ErrorKind;
using parser::Result;

std::optional<std::int64_t> number(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return value;
}

Result<std::size_t> optional_count(Run& run) {
    const Word word = run.words.take();
    if (auto wrong = run.refuse_rest()) return *wrong;
    if (!word) return std::size_t{1};
    const auto value = number(word.text);
    if (!value || *value < 1) return run.usage(fmt::format("`{}` is no number of commands", word.text), word);
    return static_cast<std::size_t>(*value);
}

Result<std::int32_t> needed_count(Run& run, Word word, std::int32_t least) {
    if (!word) return run.usage(fmt::format("`{}` needs a number", run.verb));
    const auto value = number(word.text);
    if (!value || *value > 1'000'000) return run.usage(fmt::format("`{}` is no number", word.text), word);
    if (*value < least) return run.usage(fmt::format("`{}` needs at least {}", run.verb, least), word);
    return static_cast<std::int32_t>(*value);
}

std::optional<engine::ClassId> tile_called(Run& run, std::string_view name) {
    const engine::ClassTable& table = run.game().core().table();
    const auto tile = table.find(kind::kTile);
    const std::string plain = plain_name(name);
    if (!tile || plain.empty()) return std::nullopt;
    for (const engine::ClassId cls : table.info(*tile).concrete_descendants) {
        if (!run.game().core().world().is_active(cls)) continue;
        const std::string_view own = without_suffix(table.info(cls).name, kind::kTile);
        if (plain == plain_name(own) || plain == plain_name(table.info(cls).name) ||
            plain == plain_name(engine::noun_of(table, cls).one))
            return cls;
    }
    return std::nullopt;
}

Result<CommitteeView> committee(Run& run) {
    if (auto view = Look(run.game()).committee()) return std::move(*view);
    return problem(ErrorKind::NotNow, "this game has no parties", "`T` brings them");
}

Result<engine::PaymentItem> payment_item(Run& run, Word word) {
    if (!word) return run.usage("a payment is missing behind the comma");
    const auto instruction = run.instruction(word);
    if (!instruction) return instruction.error();
    const auto* gain = std::get_if<parser::GainInstruction>(&instruction->node);
    if (gain == nullptr || gain->amount.variable || gain->intensity)
        return at(word, problem(ErrorKind::Usage, fmt::format("`{}` is no payment", word.text), "`9` or `2 Steel`"));
    const auto resource = run.game().core().resolve(run.actor(), gain->type);
    if (!resource) return resource.error();
    return engine::PaymentItem{gain->amount.value, *resource};
}

namespace {

/// Nothing if nobody can own so many of it.
std::optional<engine::PaymentItem> payment_of_class(Run& run, std::int64_t amount, engine::ClassId cls) {
    const auto resource =
        run.game().core().resolve(run.actor(), parser::Expression::named(run.session.table()->info(cls).name));
    if (!resource) return std::nullopt;
    return engine::PaymentItem{static_cast<std::int32_t>(amount), *resource};
}

/// `2 steel`: what PETS would read, seen at a glance. Nothing if it is not written like that.
std::optional<engine::PaymentItem> counted_class(Run& run, Word piece) {
    Words words(piece.text);
    const auto amount = number(words.take().text);
    const Word name = words.take();
    if (!amount || *amount < 0 || *amount > 1'000'000 || !name || !words.at_end()) return std::nullopt;
    const auto cls = run.session.table()->find_loose(name.text);
    if (!cls) return std::nullopt;
    return payment_of_class(run, *amount, *cls);
}

/// `2s 4t 13`: amounts with a letter or none. Empty if it is not written like that.
std::vector<engine::PaymentItem> short_payment(Run& run, Word piece) {
    std::vector<engine::PaymentItem> items;
    Words words(piece.text);
    while (const Word word = words.take()) {
        const std::size_t digits = std::min(word.text.find_first_not_of("0123456789"), word.text.size());
        const auto amount = number(word.text.substr(0, digits));
        if (!amount || digits == 0 || *amount > 1'000'000) return {};
        const std::string_view unit = word.text.substr(digits);
        const auto cls = unit.empty() ? run.session.table()->find(kind::kMoney) : run.session.table()->find_loose(unit);
        if (!cls) return {};
        const auto item = payment_of_class(run, *amount, *cls);
        if (!item) return {};
        items.push_back(*item);
    }
    return items;
}

}  // namespace

Result<engine::Payment> payment(Run& run, const std::vector<Word>& pieces) {
    if (pieces.size() < 2) return engine::Payment();
    std::vector<engine::PaymentItem> items;
    for (std::size_t i = 1; i < pieces.size(); ++i) {
        auto more = payment_items(run, pieces[i]);
        if (!more) return more.error();
        std::move(more->begin(), more->end(), std::back_inserter(items));
    }
    return engine::Payment(std::move(items));
}

Result<std::vector<engine::PaymentItem>> payment_items(Run& run, Word piece) {
    std::vector<engine::PaymentItem> items = short_payment(run, piece);
    if (!items.empty()) return items;
    if (auto counted = counted_class(run, piece)) {
        items.push_back(std::move(*counted));
        return items;
    }
    auto item = payment_item(run, piece);
    if (!item) return item.error();
    items.push_back(std::move(*item));
    return items;
}

Result<engine::ClassId> named(Run& run, const Names::Kind& kind, Word word) {
    if (!word) return run.usage(fmt::format("`{}` needs a {}", run.verb, kind.called));
    run.focus = word.span;
    const Names& names = run.session.names();
    auto cls = names.find(kind, word.text, run.session.game());
    if (cls) return cls;
    if (cls.error().kind != ErrorKind::Ambiguous) return at(word, cls.error());
    // The same command with each of the names: a number says which.
    std::vector<Meaning> meanings;
    const std::string_view line = run.words.text();
    for (const engine::ClassId each : names.all_meant(kind, word.text, run.session.game()))
        meanings.push_back({std::string(line.substr(0, word.span.begin)) + names.table().info(each).name +
                                std::string(line.substr(word.span.end)),
                            printed_name(names.table(), each)});
    return which_is_meant(run, word, meanings);
}

std::string aligned(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) line += pad_right(row[i], widths[i] + 2);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

bool is_about_the_text(ErrorKind kind) {
    return kind == ErrorKind::Syntax || kind == ErrorKind::Usage || kind == ErrorKind::UnknownName ||
           kind == ErrorKind::Internal;
}

namespace {

/// The type itself, or the one that a measure of that name counts.
parser::Result<parser::Expression> pattern(Run& run, Word text) {
    auto type = run.expression(text);
    if (!type) return type;
    const engine::Measure* measure = run.session.find_measure(type->name);
    if (measure == nullptr) return type;
    const auto* metric = std::get_if<parser::Metric>(&measure->declaration.value);
    const auto* counted = metric == nullptr ? nullptr : std::get_if<parser::CountMetric>(&metric->node);
    if (counted == nullptr || !type->arguments.empty())
        return run.usage(fmt::format("`{}` does not count areas of one type", text.text), text);
    return counted->type;
}

}  // namespace

parser::Result<std::vector<engine::TypeId>> matching_areas(Run& run, Word text) {
    const auto type = pattern(run, text);
    if (!type) return type.error();
    const engine::ClassTable& table = run.game().core().table();
    const auto cls = table.find_loose(type->name);
    const auto area = table.find(kind::kArea);
    if (cls && area && !table.is_subclass(*cls, *area))
        return run.usage(fmt::format("`{}` is not an area", table.name(*cls)), text);
    const auto found = run.game().core().list(run.actor(), *type);
    if (!found) return found.error();
    std::vector<engine::TypeId> areas;
    for (const auto& each : *found) {
        if (!is_a(run.game(), each.component, kind::kArea))
            return run.usage(fmt::format("`{}` is not an area", class_name(run.game(), each.component)), text);
        areas.push_back(each.component);
    }
    return areas;
}

}  // namespace rego::app::commands
