// cards: which cards there are, by tag, cost, kind, words of the name, and whether their requirement is met now.
#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/english/english.hpp"
#include "app/tell/render/text.hpp"

namespace rego::app::commands {

using engine::CardInfo;
using engine::ClassId;
using engine::Unit;
using parser::ErrorKind;

namespace {

/// `cost<10`, `cost=3`, `cost>=20`.
struct CostBound {
    std::string relation;
    std::int64_t amount = 0;

    bool admits(std::int64_t cost) const {
        if (relation == "<") return cost < amount;
        if (relation == "<=") return cost <= amount;
        if (relation == ">") return cost > amount;
        if (relation == ">=") return cost >= amount;
        return cost == amount;
    }
};

std::optional<CostBound> cost_bound(std::string_view word) {
    constexpr std::string_view kCost = "cost";
    if (word.size() <= kCost.size() || !equal_ignoring_case(word.substr(0, kCost.size()), kCost)) return std::nullopt;
    word.remove_prefix(kCost.size());
    const std::size_t digits = word.find_first_not_of("<>=");
    if (digits == 0 || digits == std::string_view::npos) return std::nullopt;
    const auto amount = number(word.substr(digits));
    if (!amount) return std::nullopt;
    return CostBound{std::string(word.substr(0, digits)), *amount};
}

/// "Space" of SpaceTag.
std::string_view bare_tag(std::string_view tag) { return without_suffix(tag, kind::kTag); }

std::string_view kind_word(const CardInfo& info) {
    switch (info.deck) {
        case engine::Deck::Corporation: return "corporation";
        case engine::Deck::Prelude: return "prelude";
        default: break;
    }
    switch (info.kind) {
        case engine::CardKind::Event: return "event";
        case engine::CardKind::Active: return "active";
        case engine::CardKind::Automated: return "automated";
        default: return "";
    }
}

class CardSearch {
  public:
    explicit CardSearch(Run& run)
        : run_(run), table_(*run.session.table()), names_(run.session.names()), english_(table_) {}

    /// Takes one word of the question.
    void add(std::string_view word) {
        if (const auto bound = cost_bound(word)) return bounds_.push_back(*bound);
        if (equal_ignoring_case(word, "playable")) {
            only_playable_ = true;
            return;
        }
        words_.push_back(lower(word));
    }

    std::vector<const CardInfo*> found() {
        std::vector<const CardInfo*> all;
        for (const ClassId cls : names_.all(Names::kCard, run_.session.game())) {
            const auto info = table_.canon().cards.find(table_.info(cls).name);
            if (info != table_.canon().cards.end() && fits(cls, *info->second)) all.push_back(&*info->second);
        }
        std::ranges::sort(all, [](const CardInfo* a, const CardInfo* b) {
            return a->cost != b->cost ? a->cost < b->cost : a->printed_name < b->printed_name;
        });
        return all;
    }

    std::string line(const CardInfo& info, std::size_t name_width) {
        std::string tags;
        for (const std::string& tag : info.tags) tags += (tags.empty() ? "" : " ") + lower(bare_tag(tag));
        std::string text =
            fmt::format("{:>3}  {}  {}", info.deck == engine::Deck::Project ? std::to_string(info.cost) : "",
                        pad_right(info.printed_name, name_width), tags);
        if (info.requirement) text += (tags.empty() ? "" : "; ") + ("if " + english_.requirement(*info.requirement));
        return text;
    }

  private:
    bool fits(ClassId cls, const CardInfo& info) {
        const bool costs = std::ranges::all_of(bounds_, [&](const CostBound& bound) {
            return info.deck == engine::Deck::Project && bound.admits(info.cost);
        });
        if (!costs || !std::ranges::all_of(words_, [&](const std::string& word) { return is_about(info, word); }))
            return false;
        return !only_playable_ || is_playable(cls, info);
    }

    /// A tag, a kind, what it holds, or a word of its name.
    bool is_about(const CardInfo& info, const std::string& word) const {
        const std::string plain = plain_name(word);
        const auto begins = [&](std::string_view text) { return plain_name(text) == plain; };
        const auto has_tag = [&] {
            return std::ranges::any_of(info.tags, [&](const std::string& tag) { return begins(bare_tag(tag)); });
        };
        // A word that is a tag is not looked for in names.
        if (table_.find_loose(word + kind::kTag)) return has_tag();
        if (begins(kind_word(info)) || begins(info.module) || (info.resource && begins(*info.resource))) return true;
        if (plain == "notag" || plain == "untagged") return info.tags.empty();
        const std::string name = lower(info.printed_name);
        for (std::size_t at = name.find(word); at != std::string::npos; at = name.find(word, at + 1))
            if (at == 0 || name[at - 1] == ' ' || name[at - 1] == '-') return true;
        return false;
    }

    /// Nobody has it, and what it needs is met; what can be paid is for whoever holds it to say.
    bool is_playable(ClassId cls, const CardInfo& info) {
        engine::MarsGame& game = run_.game();
        const std::string& name = table_.info(cls).name;
        const auto anyone = parser::type(kind::kAnyone);
        if (info.deck != engine::Deck::Project) return false;
        if (!listed(game, run_.actor(), parser::type(name, {anyone})).empty()) return false;
        if (!listed(game, run_.actor(), parser::type(kind::kPlayedEvent, {anyone, parser::literal(name)})).empty())
            return false;
        if (!info.requirement) return true;
        const auto met = game.core().has(run_.actor(), *info.requirement);
        return met && *met;
    }

    Run& run_;
    const engine::ClassTable& table_;
    const Names& names_;
    English english_;
    std::vector<CostBound> bounds_;
    std::vector<std::string> words_;
    bool only_playable_ = false;
};

}  // namespace

Outcome cards(Run& run) {
    CardSearch search(run);
    if (run.words.at_end())
        return run.usage("`cards` needs a tag, a kind, a cost or a word: `cards space`, `cards venus cost<10`");
    while (const Word word = run.words.take()) {
        if (equal_ignoring_case(word.text, "playable") && run.session.game() == nullptr)
            return at(word,
                      problem(ErrorKind::NotNow, "without a game nothing is playable", "`newgame BR 2` starts one"));
        search.add(word.text);
    }
    const std::vector<const CardInfo*> found = search.found();
    std::size_t name_width = 0;
    for (const CardInfo* each : found) name_width = std::max(name_width, columns(each->printed_name));
    std::vector<ListItem> items;
    for (const CardInfo* each : found) {
        run.reply.text +=
            clipped(search.line(*each, name_width), static_cast<std::size_t>(run.session.style().width)) + "\n";
        items.push_back({each->name, 1});
    }
    run.reply.text += found.empty() ? "no card is like that\n"
                                    : fmt::format("{} card{}\n", found.size(), found.size() == 1 ? "" : "s");
    run.reply.keeps_text = true;
    run.reply.value = std::move(items);
    return Unit{};
}

}  // namespace rego::app::commands
