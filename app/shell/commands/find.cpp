// find: areas that match, with what a tile there would bring.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"
#include "engine/mars/scoring.hpp"
#include "engine/types/written.hpp"
#include "parser/print.hpp"

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

  private:
    /// With the areas where it may go now.
    void add_tile(ClassId cls) {
        auto& open = tiles_[cls];
        parser::Expression type;
        type.name = core_.table().info(cls).name;
        const auto gained = core_.resolve(actor_, type, engine::Usage::Gain);
        if (!gained) return;
        engine::InstructionRule placing;
        placing.gain = *gained;
        for (const engine::Way& way : core_.ways(placing, actor_, 1000)) {
            for (const TypeId dependency : core_.types()[way.gain].dependencies)
                if (is_a(game_, dependency, kind::kArea)) open.insert(dependency);
        }
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

Outcome find(Run& run) {
    const Word text = run.words.take_rest();
    if (!text) return run.usage("`find` needs a type of area");
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
