#include "app/tell/lens/names.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "app/shell/line/line.hpp"
#include "app/tell/lens/lens.hpp"
#include "parser/parse.hpp"
#include "parser/text/letters.hpp"
#include "parser/text/spelling.hpp"

namespace rego::app {

using engine::ClassId;
using engine::kNoType;
using engine::MarsGame;
using engine::TypeId;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

/// Words that mean something after `expect`.
constexpr std::array kExpectWords{"stock",    "prod",   "tr",        "hand",    "vp",        "cards",  "tags",
                                  "score",    "award",  "fails",     "global",  "phase",     "turn",   "winner",
                                  "gen",      "venus",  "total",     "_",       "party",     "ruling", "dominant",
                                  "chairman", "leader", "delegates", "neutral", "influence", "none",   "nobody"};

/// Those, and the tracks and columns of the score that the canon brings.
bool is_expect_word(const engine::ClassTable& table, std::string_view name) {
    const auto is = [&](std::string_view word) { return equal_ignoring_case(name, word); };
    return std::ranges::any_of(kExpectWords, is) ||
           std::ranges::any_of(engine::all_tracks(table), is, &engine::Track::expect) ||
           std::ranges::any_of(engine::score_columns(table), is, &engine::ScoreColumn::key);
}

constexpr std::size_t kMostCandidates = 8;

/// The name from each of its words on but the first, plain: what somebody may call it by. Not from the middle of a
/// word: `merc` is no commercial district.
std::vector<std::string> tails_of(std::string_view printed) {
    std::vector<std::string> tails;
    for (std::size_t i = 1; i < printed.size(); ++i) {
        const bool begins = parser::is_letter_or_digit(printed[i]) && !parser::is_letter_or_digit(printed[i - 1]);
        if (begins && printed[i - 1] != '\'') tails.push_back(plain_name(printed.substr(i)));
    }
    return tails;
}

bool in_use(MarsGame* game, ClassId cls) { return game == nullptr || game->core().world().is_active(cls); }

bool is_identifier(std::string_view name) { return std::ranges::all_of(name, parser::is_name_character); }

bool is_part_of_name(char c) { return parser::is_name_character(c) || static_cast<unsigned char>(c) >= 0x80; }

/// Where the name stands in the text as a word of its own, from there on; npos if nowhere.
std::size_t find_word(std::string_view text, std::string_view name, std::size_t from) {
    for (std::size_t at = from; at + name.size() <= text.size(); ++at) {
        const std::size_t end = at + name.size();
        if (!equal_ignoring_case(text.substr(at, name.size()), name)) continue;
        if (at > 0 && is_part_of_name(text[at - 1])) continue;
        if (end < text.size() && is_part_of_name(text[end])) continue;
        return at;
    }
    return std::string_view::npos;
}

}  // namespace

std::string with_readable_names(std::string pets, const std::vector<std::string>& players) {
    std::vector<std::pair<std::string, std::string>> written;  // what stands there, and the seat
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (find_word(pets, players[i], 0) == std::string_view::npos) continue;  // not worth asking how it reads
        if (is_identifier(players[i]) && parser::is_name(players[i])) continue;
        const std::string seat = fmt::format("P{}", i + 1);
        written.emplace_back('"' + players[i] + '"', seat);
        if (players[i].size() >= seat.size()) written.emplace_back(players[i], seat);
    }
    // `Anne-Marie` before a player called `Anne`, which PETS can read, and before one called `Marie B`.
    std::ranges::stable_sort(written, [](const auto& a, const auto& b) { return a.first.size() > b.first.size(); });
    for (const auto& [name, seat] : written) {
        for (std::size_t at = 0; (at = find_word(pets, name, at)) != std::string::npos; at += name.size())
            pets.replace(at, name.size(), seat + std::string(name.size() - seat.size(), ' '));
    }
    return pets;
}

std::string plain_name(std::string_view text) {
    std::string plain;
    for (const char c : text)
        if (parser::is_letter_or_digit(c) || static_cast<unsigned char>(c) >= 0x80) plain += parser::lower(c);
    return plain;
}

std::string quoted_list(const std::vector<std::string>& names, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? fmt::format(" {} ", last) : ", ";
        text += '`' + names[i] + '`';
    }
    return text;
}

const Names::Entries& Names::entries(const Kind& kind) const {
    const auto [it, fresh] = entries_.try_emplace(kind.super);
    auto& [list, spellings] = it->second;
    if (!fresh) return it->second;
    const auto super = table_->find(kind.super);
    if (!super) return it->second;
    for (const ClassId cls : table_->info(*super).concrete_descendants) {
        const std::string_view name = table_->name(cls);
        std::string_view shorter = name;
        if (shorter.size() > std::string_view(kind.suffix).size() && shorter.ends_with(kind.suffix))
            shorter.remove_suffix(std::string_view(kind.suffix).size());
        const std::string printed = printed_name(*table_, cls);
        for (std::string& tail : tails_of(printed)) spellings.push_back({std::move(tail), Spelling::Tail, list.size()});
        const Entry& entry = list.emplace_back(Entry{cls, plain_name(name), plain_name(shorter), plain_name(printed)});
        spellings.push_back({entry.class_name, Spelling::Class, list.size() - 1});
        spellings.push_back({entry.short_name, Spelling::Short, list.size() - 1});
        spellings.push_back({entry.printed_name, Spelling::Printed, list.size() - 1});
    }
    std::ranges::sort(spellings, {}, &Spelled::plain);
    return it->second;
}

std::vector<ClassId> Names::all(const Kind& kind, MarsGame* game) const {
    std::vector<ClassId> found;
    for (const Entry& entry : entries(kind).list)
        if (in_use(game, entry.cls)) found.push_back(entry.cls);
    return found;
}

/// What is in use and has that very name as a class: there is no more exact meaning, and mostly it is that.
std::optional<ClassId> Names::exactly(const Kind& kind, const std::string& plain, MarsGame* game) const {
    const auto cls = table_->find_loose(plain);
    const auto super = cls ? table_->find(kind.super) : std::nullopt;
    const bool is_it = super && table_->is_subclass(*cls, *super) && !table_->is_abstract(*cls) && in_use(game, *cls) &&
                       parser::equal_ignoring_case(table_->name(*cls), plain);
    return is_it ? cls : std::nullopt;
}

std::vector<ClassId> Names::meant_by(const Kind& kind, const std::string& plain, MarsGame* game) const {
    if (const auto cls = exactly(kind, plain, game)) return {*cls};
    const auto& [list, spellings] = entries(kind);
    const auto first = std::ranges::lower_bound(spellings, plain, {}, &Spelled::plain);
    const auto last =
        std::find_if(first, spellings.end(), [&](const Spelled& each) { return !each.plain.starts_with(plain); });
    if (first == last) return {};
    // From the most exact meaning to the loosest; what is in use comes before what stays in the box.
    using Meaning = bool (*)(const Spelled&, const std::string&);
    const Meaning as_class = [](const Spelled& each, const std::string& wanted) {
        return each.spelling == Spelling::Class && each.plain == wanted;
    };
    const Meaning as_printed = [](const Spelled& each, const std::string& wanted) {
        return (each.spelling == Spelling::Short || each.spelling == Spelling::Printed) && each.plain == wanted;
    };
    const Meaning as_prefix = [](const Spelled& each, const std::string&) {
        return each.spelling == Spelling::Class || each.spelling == Spelling::Printed;
    };
    const Meaning as_part = [](const Spelled& each, const std::string& wanted) {
        constexpr std::size_t kFewest = 3;
        return each.spelling == Spelling::Tail && wanted.size() >= kFewest;
    };
    const std::array<std::pair<Meaning, bool>, 8> meanings{{{as_class, true},
                                                            {as_printed, true},
                                                            {as_prefix, true},
                                                            {as_class, false},
                                                            {as_printed, false},
                                                            {as_part, true},
                                                            {as_prefix, false},
                                                            {as_part, false}}};
    for (const auto& [means, used] : meanings) {
        std::set<std::size_t> found;
        for (auto each = first; each != last; ++each)
            if (means(*each, plain) && in_use(game, list[each->entry].cls) == used) found.insert(each->entry);
        std::vector<ClassId> classes;
        for (const std::size_t entry : found) classes.push_back(list[entry].cls);
        if (!classes.empty()) return classes;
    }
    return {};
}

Result<ClassId> Names::find(const Kind& kind, std::string_view name, MarsGame* game) const {
    const std::string plain = plain_name(unquoted(name));
    if (plain.empty()) return Diagnostic::of(ErrorKind::Usage, fmt::format("which {}?", kind.called));
    const std::vector<ClassId> found = meant_by(kind, plain, game);
    if (found.size() == 1) return found.front();
    return found.empty() ? unknown(kind, name, plain) : several(kind, name, found);
}

std::vector<ClassId> Names::all_meant(const Kind& kind, std::string_view name, MarsGame* game) const {
    return meant_by(kind, plain_name(unquoted(name)), game);
}

bool Names::knows(const Kind& kind, std::string_view name, MarsGame* game) const {
    const std::string plain = plain_name(unquoted(name));
    return !plain.empty() && meant_by(kind, plain, game).size() == 1;
}

Diagnostic Names::several(const Kind& kind, std::string_view name, const std::vector<ClassId>& found) const {
    std::vector<std::string> names;
    for (const ClassId cls : found) names.push_back(table_->info(cls).name);
    std::sort(names.begin(), names.end());
    if (names.size() > kMostCandidates) names.resize(kMostCandidates);
    return Diagnostic::of(ErrorKind::Ambiguous,
                          fmt::format("`{}` could be {} {}s: {}{}", name, found.size(), kind.called,
                                      quoted_list(names, "and"), found.size() > names.size() ? " …" : ""));
}

Diagnostic Names::unknown(const Kind& kind, std::string_view name, const std::string& plain) const {
    const std::vector<Entry>& known = entries(kind).list;
    std::vector<std::string> spellings;
    for (const Entry& entry : known) {
        spellings.push_back(entry.class_name);
        spellings.push_back(entry.short_name);
        spellings.push_back(entry.printed_name);
    }
    std::vector<std::string> meant;
    for (const std::string& near : parser::nearest_names(plain, spellings, 3)) {
        // `Builder7` is printed like `Builder`, but is not meant by it.
        const bool is_class = std::ranges::find(known, near, &Entry::class_name) != known.end();
        for (const Entry& entry : known)
            if (entry.class_name == near || (!is_class && (entry.short_name == near || entry.printed_name == near))) {
                const std::string shown(without_suffix(table_->info(entry.cls).name, kind.suffix));
                if (std::find(meant.begin(), meant.end(), shown) == meant.end()) meant.push_back(shown);
            }
    }
    return Diagnostic::of(ErrorKind::UnknownName, fmt::format("unknown {} `{}`", kind.called, name))
        .with_hint(meant.empty() ? "" : "did you mean " + quoted_list(meant) + "?");
}

Result<ClassId> Names::find_area(std::string_view name, MarsGame& game) const {
    if (!name.empty() && std::isdigit(static_cast<unsigned char>(name.front())) != 0) {
        std::string full = fmt::format("{}_{}", game.map().name, name);
        // `54` and `5 4` are 5_4.
        const bool is_two = name.size() == 2 || (name.size() == 3 && name[1] == ' ');
        if (is_two && std::isdigit(static_cast<unsigned char>(name.back())) != 0)
            full = fmt::format("{}_{}_{}", game.map().name, name.front(), name.back());
        if (const auto cls = table_->find_loose(full)) return *cls;
        return Diagnostic::of(ErrorKind::UnknownName, fmt::format("{} has no area `{}`", game.map().name, name))
            .with_hint("`map` shows the areas, as `ROW_COLUMN`");
    }
    // Exactly, before the punctuation goes: Tharsis_1_12 must not be Tharsis_11_2.
    if (const auto cls = table_->find_loose(name)) {
        const auto area = table_->find(kind::kArea);
        if (area && table_->is_subclass(*cls, *area) && !table_->info(*cls).is_abstract) return *cls;
    }
    return find(kArea, name, &game);
}

TypeId find_actor(MarsGame& game, std::string_view name) {
    name = unquoted(name);
    const auto players = game.core().players();
    const std::vector<std::string>& displayed = game.options().players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto& info = game.core().table().info(game.core().types()[players[i]].cls);
        if (equal_ignoring_case(name, info.name) || equal_ignoring_case(name, info.short_name)) return players[i];
        if (i < displayed.size() && equal_ignoring_case(name, displayed[i])) return players[i];
    }
    if (equal_ignoring_case(name, kind::kEngine)) return game.core().engine_actor();
    return kNoType;
}

Result<TypeId> need_actor(MarsGame& game, std::string_view name) {
    if (const TypeId actor = find_actor(game, name); actor != kNoType) return actor;
    std::vector<std::string> names;
    const std::vector<std::string>& displayed = game.options().players;
    for (const TypeId player : game.core().players()) names.push_back(class_name(game, player));
    std::vector<std::string> all = names;
    for (const std::string& each : displayed)
        if (!each.empty() && std::find(all.begin(), all.end(), each) == all.end()) all.push_back(each);
    all.emplace_back(kind::kEngine);
    const auto near = parser::nearest_names(name, all, 1);
    return Diagnostic::of(ErrorKind::UnknownName, fmt::format("`{}` is not a player of this game", name))
        .with_hint(near.empty() ? fmt::format("the players are {}", quoted_list(names, "and"))
                                : fmt::format("did you mean `{}`?", near.front()));
}

std::string typed_name(MarsGame& game, std::string_view actor_class) {
    const auto players = game.core().players();
    const std::vector<std::string>& displayed = game.options().players;
    for (std::size_t i = 0; i < players.size() && i < displayed.size(); ++i) {
        if (class_name(game, players[i]) != actor_class || displayed[i].empty()) continue;
        return displayed[i].find(' ') == std::string::npos ? displayed[i] : '"' + displayed[i] + '"';
    }
    return std::string(actor_class);
}

bool is_sign_of_name(char c) {
    return static_cast<unsigned char>(c) >= 0x80 || parser::is_letter_or_digit(c) ||
           std::string_view("_-.' ").find(c) != std::string_view::npos;
}

std::string display_name_problem(const engine::ClassTable& table, std::string_view name) {
    if (name.empty()) return "is empty";
    if (const auto cls = table.find_loose(name))
        return equal_ignoring_case(name, table.info(*cls).short_name) ? fmt::format("is short for {}", table.name(*cls))
                                                                      : "is a class";
    for (const auto& [short_name, cls] : table.canon().language.short_names)
        if (equal_ignoring_case(name, short_name)) return fmt::format("is short for {}", cls);
    if (is_expect_word(table, name)) return "is a word of `expect`";
    if (std::all_of(name.begin(), name.end(), [](unsigned char c) { return std::isdigit(c) != 0; }))
        return "is a number";
    if (plain_name(name).empty()) return "has no letters";
    const bool is_word = is_identifier(name) && std::isalpha(static_cast<unsigned char>(name.front())) != 0;
    if (is_word && !parser::is_name(name)) return "is a word of PETS";
    return std::ranges::all_of(name, is_sign_of_name) ? "" : "has characters that mean something else";
}

}  // namespace rego::app
