// Where money and resources came from and where they went, by the ledger; and who raised what on Mars.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/ledger/ledger.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/ledger_labels.hpp"
#include "app/tell/report/view.hpp"

namespace rego::app::report {
namespace {

using engine::ClassId;
using engine::TypeId;

constexpr std::size_t kMostSources = 7;  // by name; what comes after them are others

struct Flow {
    std::string name;
    std::int64_t amount = 0;
};

class FlowsView {
  public:
    FlowsView(const PlayedGame& played, const GameCourse& course)
        : course_(course), game_(*played.game), table_(game_.core().table()), ledger_(game_) {}

    Json of(TypeId player) {
        Json rows = Json::array();
        for (const BoardResource& resource : course_.resources) {
            const auto cls = table_.find(resource.cls);
            if (!cls) continue;
            std::vector<Flow> in;
            std::vector<Flow> out;
            for (const auto& [origin, account] : ledger_.of(player)) add(origin, account, *cls, in, out);
            if (in.empty() && out.empty()) continue;
            rows.push_back({{"name", resource.label},
                            {"in", sum(in)},
                            {"out", sum(out)},
                            {"sources", bars(std::move(in))},
                            {"sinks", bars(std::move(out))}});
        }
        return rows;
    }

  private:
    void add(const Origin& origin, const Account& account, ClassId cls, std::vector<Flow>& in,
             std::vector<Flow>& out) const {
        const Thing thing{Thing::Kind::Resource, cls};
        const auto amount = [&](const Amounts& amounts) {
            const auto found = amounts.find(thing);
            return found == amounts.end() ? 0 : found->second;
        };
        const std::int64_t brought = amount(account.brought);
        if (brought != 0) (brought > 0 ? in : out).push_back({name_of(origin, table_), std::abs(brought)});
        if (const std::int64_t price = amount(account.price); price != 0) pay_for_cards(out, -price);
    }

    /// All cards together: which cost what is in their own table.
    static void pay_for_cards(std::vector<Flow>& out, std::int64_t amount) {
        static const std::string kCards = "cards played";
        const auto known = std::ranges::find(out, kCards, &Flow::name);
        if (known == out.end())
            out.push_back({kCards, amount});
        else
            known->amount += amount;
    }

    static std::int64_t sum(const std::vector<Flow>& flows) {
        std::int64_t all = 0;
        for (const Flow& flow : flows) all += flow.amount;
        return all;
    }

    static Json bars(std::vector<Flow> flows) {
        std::ranges::stable_sort(flows, std::greater{}, &Flow::amount);
        if (flows.size() > kMostSources + 1) {
            const std::vector<Flow> others(flows.begin() + kMostSources, flows.end());
            flows.resize(kMostSources);
            flows.push_back({fmt::format("{} others", others.size()), sum(others)});
        }
        std::int64_t most = 1;
        for (const Flow& flow : flows) most = std::max(most, flow.amount);
        Json rows = Json::array();
        for (const Flow& flow : flows)
            rows.push_back({{"name", flow.name},
                            {"amount", flow.amount},
                            {"share", fmt::format("{}%", 100 * flow.amount / most)}});
        return rows;
    }

    const GameCourse& course_;
    engine::MarsGame& game_;
    const engine::ClassTable& table_;
    Ledger ledger_;
};

std::int64_t steps_by(const Ledger& ledger, TypeId player, ClassId track) {
    std::int64_t steps = 0;
    for (const auto& [origin, account] : ledger.of(player)) {
        for (const auto& [thing, count] : account.brought) {
            if ((thing.kind == Thing::Kind::Step || thing.kind == Thing::Kind::Tile) && thing.cls == track)
                steps += count;
        }
    }
    return steps;
}

}  // namespace

Json flows_of(const PlayedGame& played, const GameCourse& course) {
    FlowsView view(played, course);
    Json players = Json::array();
    for (const std::size_t seat : by_result(*played.game, course.generations.back().scores))
        players.push_back({{"name", played.game->options().players[seat]},
                           {"seat", seat + 1},
                           {"rows", view.of(played.game->core().players()[seat])}});
    return players;
}

Json raised_of(const PlayedGame& played, const GameCourse& course) {
    const Ledger ledger{*played.game};
    Json rows = Json::array();
    for (const engine::TrackState& state : course.tracks) {
        Json counts = Json::array();
        std::int64_t others = state.steps;
        for (const std::size_t seat : by_result(*played.game, course.generations.back().scores)) {
            const std::int64_t steps = steps_by(ledger, played.game->core().players()[seat], state.track.cls);
            others -= steps;
            counts.push_back(steps == 0 ? "" : std::to_string(steps));
        }
        rows.push_back({{"name", state.track.name},
                        {"counts", std::move(counts)},
                        {"others", others == 0 ? "" : std::to_string(others)},
                        {"all", state.steps}});
    }
    return rows;
}

}  // namespace rego::app::report
