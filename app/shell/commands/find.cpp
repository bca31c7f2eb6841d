// find: areas that match, with what a tile there would bring.
#include <algorithm>
#include <array>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/english/vocabulary.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"
#include "engine/mars/scoring.hpp"
#include "engine/types/written.hpp"
#include "parser/build.hpp"
#include "parser/print.hpp"
#include "parser/transform.hpp"

namespace rego::app::commands {

using engine::ClassId;
using engine::TypeId;
using engine::Unit;

namespace {

class Finder {
  public:
    explicit Finder(Run& run)
        : game_(run.game()),
          core_(run.game().core()),
          actor_(run.actor()),
          style_(run.session.style()),
          speech_(run.game(), style_) {
        const auto owned = core_.table().find(kind::kOwnedTile);
        if (!owned) return;
        // Those that no single card brings.
        for (const ClassId cls : core_.table().info(*owned).subclasses)
            if (!core_.table().info(cls).is_abstract && core_.world().is_active(cls)) add_tile(cls);
    }

    std::string table(const std::vector<TypeId>& areas) {
        std::vector<std::vector<std::string>> rows{{"area", "a tile there brings"}};
        for (const auto& [tile, open] : tiles_) rows.front().push_back(speech_.called(tile) + " scores");
        for (const TypeId area : areas) {
            rows.push_back({core_.types().print(area), fmt::format("{}", fmt::join(brought_by(area), ", "))});
            for (const auto& [tile, open] : tiles_)
                rows.back().push_back(open.contains(area) ? std::to_string(points(tile, area)) : "-");
        }
        return aligned(rows);
    }

    /// Where such a tile may go, best places first, at most so many; the others are only counted.
    std::string places(const parser::Expression& placing, std::string_view asked, std::size_t most,
                       std::vector<ListItem>& items) {
        const ClassId tile = *core_.table().find(placing.name);
        struct Place {
            TypeId area;
            std::vector<std::string> brings;
            std::int64_t points;
            std::int64_t worth;
        };
        std::vector<Place> all;
        for (const TypeId area : open_for(placing)) {
            Place place{area, brought_by(area), points(tile, area), 0};
            constexpr std::int64_t kPoint = 3;  // in things that are printed on areas
            place.worth = kPoint * place.points;
            for (const std::string& each : place.brings) place.worth += std::max<std::int64_t>(leading(each), 1);
            all.push_back(std::move(place));
        }
        std::ranges::stable_sort(all, std::ranges::greater{}, &Place::worth);
        std::vector<std::vector<std::string>> rows{{"area", "brings", "points"}};
        for (const Place& place : all) {
            items.push_back({core_.types().print(place.area), 1});
            if (rows.size() > most) continue;
            rows.push_back({speech_.place(place.area), fmt::format("{}", fmt::join(place.brings, ", ")),
                            place.points == 0 ? "" : std::to_string(place.points)});
        }
        if (all.empty()) return fmt::format("no area is left for {}\n", speech_.called(tile));
        std::string text = aligned(rows);
        if (all.size() > most) text += fmt::format("and {} more: `find {} all`\n", all.size() - most, asked);
        return text;
    }

  private:
    /// "2 plants": 2.
    static std::int64_t leading(const std::string& text) {
        const std::size_t at = text.find_first_of("0123456789");
        return at == std::string::npos
                   ? 0
                   : number(text.substr(at, text.find_first_not_of("0123456789", at) - at)).value_or(0);
    }

    void add_tile(ClassId cls) { tiles_[cls] = open_for(parser::type(core_.table().info(cls).name)); }

    /// The areas where it may go now.
    std::set<TypeId> open_for(const parser::Expression& type) {
        std::set<TypeId> open;
        const auto gained = core_.resolve(actor_, type, engine::Usage::Gain);
        if (!gained) return open;
        engine::InstructionRule placing;
        placing.gain = *gained;
        for (const engine::Way& way : core_.ways(placing, actor_, 1000)) {
            for (const TypeId dependency : core_.types()[way.gain].dependencies)
                if (is_a(game_, dependency, kind::kArea)) open.insert(dependency);
        }
        return open;
    }

    /// What the area itself answers to a tile, and to the signals that it sends when it does.
    std::vector<std::string> brought_by(TypeId area) {
        std::vector<std::string> all;
        if (tiles_.empty()) return all;
        const parser::Expression there = core_.types().written(area);
        if (amount(game_, actor_, parser::type(kind::kTile, {there})) > 0) return {"there is a tile already"};
        const std::string& tile = core_.table().info(tiles_.begin()->first).name;
        add_answers(game_.type(parser::type(tile, {there}), actor_), area, all);
        return all;
    }

    void add_answers(TypeId gained, TypeId area, std::vector<std::string>& all) {
        for (const engine::Firing& firing : core_.answers_to_gain(gained, actor_)) {
            if (firing.carrier != area) continue;
            const engine::Prepared prepared = core_.prepare(firing.instruction, actor_);
            if (prepared.instruction == nullptr || prepared.status == engine::Prepared::Status::Impossible) continue;
            const engine::InstructionRule& rule = *prepared.instruction;
            const ClassId signal = core_.table().known().signal;
            if (rule.kind == engine::InstructionKind::Change && rule.gain != engine::kNoType &&
                core_.types().is_subclass(rule.gain, signal)) {
                add_answers(rule.gain, area, all);
                continue;
            }
            all.push_back(worded(engine::written(core_.types(), rule)));
        }
    }

    /// "2 plants": what the column is about need not be said in each line.
    std::string worded(const parser::Instruction& instruction) {
        if (speech_.is_pets()) return parser::to_string(instruction);
        constexpr std::string_view kGain = "gain ";
        std::string text = speech_.task(actor_, instruction, "");
        return text.starts_with(kGain) ? text.substr(kGain.size()) : text;
    }

    /// As if the game ended with it: the tile is put there and taken away again.
    std::int64_t points(ClassId tile, TypeId area) {
        const auto placing = parser::gain(parser::type(core_.table().info(tile).name, {core_.types().written(area)}));
        const std::int64_t before = engine::score(game_, actor_).total;
        const auto checkpoint = core_.checkpoint();
        const bool placed = core_.perform_raw(actor_, placing, false).has_value();
        const std::int64_t after = placed ? engine::score(game_, actor_).total : before;
        core_.roll_back(checkpoint);
        return after - before;
    }

    engine::MarsGame& game_;
    engine::Game& core_;
    const TypeId actor_;
    const Style style_;
    const Speech speech_;
    std::map<ClassId, std::set<TypeId>> tiles_;
};

}  // namespace

namespace {

/// The first tile that is placed in it, with what is said of its place.
std::optional<parser::Expression> placing_in(const engine::ClassTable& table, const parser::Instruction& instruction) {
    std::optional<parser::Expression> found;
    const auto tile = table.find(kind::kTile);
    parser::for_each_expression(instruction, [&](const parser::Expression& type) {
        const auto cls = found || !tile ? std::nullopt : table.find(type.name);
        if (cls && !table.info(*cls).is_abstract && table.is_subclass(*cls, *tile)) found = type;
    });
    return found;
}

/// What the card of that name places: `research outpost`, also said as `placement of research outpost`.
std::optional<parser::Expression> placing_of_card(Run& run, Word name) {
    constexpr std::array<std::string_view, 3> kAsked{"placement of ", "placement-of-", "placing "};
    for (const std::string_view asked : kAsked)
        if (name.text.size() > asked.size() && equal_ignoring_case(name.text.substr(0, asked.size()), asked))
            name = run.words.word(name.span.begin + asked.size(), name.span.end);
    const auto known = run.session.table()->find(name.text);
    if (known && run.game().card_info(*known) == nullptr) return std::nullopt;  // `find Plant` is no plantation
    const auto card = run.session.names().find(Names::kCard, name.text, &run.game());
    const engine::CardInfo* info = card ? run.game().card_info(*card) : nullptr;
    if (info == nullptr) return std::nullopt;
    if (info->immediate)
        if (auto placing = placing_in(*run.session.table(), *info->immediate)) return placing;
    for (const parser::Action& action : info->actions)
        if (auto placing = placing_in(*run.session.table(), action.instruction)) return placing;
    return std::nullopt;
}

}  // namespace

Outcome find(Run& run) {
    const Word text = run.words.take_rest();
    if (!text) return run.usage("`find` needs a tile, or a type of area");
    constexpr std::string_view kAll = " all";
    const bool wants_all = text.text.ends_with(kAll);
    const Word name = wants_all ? run.words.word(text.span.begin, text.span.end - kAll.size()) : text;
    auto placing = placing_of_card(run, name);
    if (const auto tile = placing ? std::nullopt : tile_called(run, name.text))
        placing = parser::type(run.session.table()->info(*tile).name);
    if (placing) {
        constexpr std::size_t kBest = 10, kEvery = 1000;
        std::vector<ListItem> items;
        run.reply.text = Finder(run).places(*placing, name.text, wants_all ? kEvery : kBest, items);
        run.reply.keeps_text = true;
        run.reply.value = std::move(items);
        return Unit{};
    }
    const auto areas = matching_areas(run, text);
    if (!areas) return areas.error();
    std::vector<ListItem> items;
    for (const TypeId area : *areas) items.push_back({run.game().core().types().print(area), 1});
    run.reply.text = areas->empty() ? "none\n" : Finder(run).table(*areas);
    run.reply.keeps_text = true;
    run.reply.value = std::move(items);
    return Unit{};
}

}  // namespace rego::app::commands
