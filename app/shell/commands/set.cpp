// set: the numbers of a player as they are at the table, in the words of `expect`: what differs is put right as by
// `fix`.
#include <algorithm>

#include <fmt/format.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/expecting.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/look.hpp"
#include "parser/build.hpp"

namespace rego::app::commands {

using engine::TypeId;
using engine::Unit;
using parser::Result;

namespace {

class Setter {
  public:
    Setter(Run& run, TypeId player)
        : run_(run),
          player_(class_name(run.game(), player)),
          resources_(board_resources(run.game())),
          now_(Look(run.game()).numbers(player)) {}

    std::optional<parser::Diagnostic> read(Word key) {
        const auto is = [&](std::string_view name) { return equal_ignoring_case(key.text, name); };
        if (is("tr")) return number_of(key, kind::kRating, now_.rating);
        if (is("hand") || is("cards")) return number_of(key, kind::kCardInHand, now_.hand);
        if (is("stock")) return all_of(key, false);
        if (is("prod")) return all_of(key, true);
        for (std::size_t i = 0; i < resources_.size(); ++i) {
            const bool is_it = is(resources_[i].cls) || is(resources_[i].label) ||
                               run_.session.table()->find_loose(key.text) == resources_[i].id;
            if (is_it) return one_resource(key, i);
        }
        return run_.usage(fmt::format("`{}` is nothing that a player has", key.text), key);
    }

    Outcome apply() {
        if (changes_.empty()) return Unit{};
        const auto fixed = run_.game().fix(run_.actor(), changes_);
        if (!fixed) return fixed.error();
        return Unit{};
    }

  private:
    std::optional<parser::Diagnostic> number_of(Word key, const char* cls, std::int64_t now) {
        const auto wanted = value_of(run_, key);
        if (!wanted) return wanted.error();
        return change(cls, *wanted - now, false, key);
    }

    /// `3 2 _ 4`: in the order of the player board; `_` leaves one as it is.
    std::optional<parser::Diagnostic> all_of(Word key, bool is_production) {
        bool is_first = true;
        for (std::size_t i = 0; i < resources_.size(); ++i) {
            const Word word = run_.words.peek();
            const auto wanted = number(word.text);
            if (!wanted && word.text != "_") break;
            run_.words.take();
            is_first = false;
            const std::int64_t now = is_production ? now_.production[i] : now_.stock[i];
            if (!wanted) continue;
            if (auto wrong = change(resources_[i].cls, *wanted - now, is_production, word)) return wrong;
        }
        if (is_first) return run_.usage(fmt::format("`{}` needs numbers", key.text), key);
        return std::nullopt;
    }

    /// `3+2`: so many, and so much production; `3` alone says nothing of production.
    std::optional<parser::Diagnostic> one_resource(Word key, std::size_t i) {
        const Word word = run_.words.take();
        const std::size_t sign = word.text.find_first_of("+-", 1);
        const auto stock = number(word.text.substr(0, sign));
        if (!stock)
            return run_.usage(fmt::format("`{}` needs a number, or `3+2` with its production", key.text),
                              word ? word : key);
        if (auto wrong = change(resources_[i].cls, *stock - now_.stock[i], false, word)) return wrong;
        if (sign == std::string_view::npos) return std::nullopt;
        const auto production = number(word.text.substr(sign));
        if (!production) return run_.usage(fmt::format("`{}` is no production", word.text.substr(sign)), word);
        return change(resources_[i].cls, *production - now_.production[i], true, word);
    }

    std::optional<parser::Diagnostic> change(const std::string& cls, std::int64_t by, bool is_production, Word where) {
        constexpr std::int64_t kMost = 100'000;
        if (std::abs(by) > kMost) return run_.usage(fmt::format("`{}` is too much", where.text), where);
        if (by == 0) return std::nullopt;
        const parser::Expression what = parser::type(cls, {parser::type(player_)});
        const auto count = static_cast<std::int32_t>(std::abs(by));
        parser::Instruction made = by > 0 ? parser::gain(what, count) : parser::loss(what, count);
        if (is_production) made = {parser::ProdInstruction{std::move(made)}, {}};
        changes_.push_back(std::move(made));
        return std::nullopt;
    }

    Run& run_;
    const std::string player_;
    const std::vector<BoardResource> resources_;
    const BoardNumbers now_;
    std::vector<parser::Instruction> changes_;
};

}  // namespace

Outcome set(Run& run) {
    const Word who = run.words.take();
    if (!who) return run.usage("`set` needs a player");
    const auto player = need_actor(run.game(), who.text);
    if (!player) return at(who, player.error());
    if (seat_of(run.game(), *player) == 0) return run.usage("only players have a board", who);
    if (run.words.at_end()) return run.usage("`set` needs what a player has: `set Ann tr 27 steel 3+2 hand 9`", who);
    Setter setter(run, *player);
    while (const Word key = run.words.take())
        if (auto wrong = setter.read(key)) return *wrong;
    return setter.apply();
}

}  // namespace rego::app::commands
