#include "app/tell/report/cells.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/render/english/vocabulary.hpp"
#include "app/tell/render/render.hpp"

namespace rego::app::report {

using engine::ClassId;
using engine::kNoType;
using engine::TypeId;

Json cell(const Cells& cells, const std::string& name) {
    const auto found = cells.find(name);
    return found == cells.end() ? Json("") : found->second;
}

std::string dots(std::int64_t count) {
    std::string text;
    for (std::int64_t i = 0; i < count; ++i) text += "●";
    return text;
}

const Cells& CellReader::read(const CourseStep& step) {
    const auto players = game_.core().players();
    for (std::size_t i = 0; i < players.size(); ++i) read_player(static_cast<int>(i) + 1, step);
    for (std::size_t i = 0; i < step.tracks.size(); ++i) cells_[fmt::format("g-{}", i)] = step.tracks[i];
    cells_["generation"] = step.generation;
    if (has_changed(Look::Part::Goals)) read_goals();
    if (has_changed(Look::Part::Colonies)) read_colonies();
    if (has_changed(Look::Part::Committee)) read_committee();
    return cells_;
}

bool CellReader::has_changed(Look::Part part) {
    const std::uint64_t now = look_.version(part);
    const auto [known, is_new] = versions_.try_emplace(part, now);
    return is_new || std::exchange(known->second, now) != now;
}

bool CellReader::has_changed(Look::BoardPart part, TypeId player) {
    const std::uint64_t now = look_.version(part, player);
    const auto [known, is_new] = board_versions_.try_emplace({part, player}, now);
    return is_new || std::exchange(known->second, now) != now;
}

std::string CellReader::who(TypeId owner) const {
    if (owner == kNoType) return "nobody";
    const int seat = seat_of(game_, owner);
    return seat == 0 ? "neutral" : names_[static_cast<std::size_t>(seat) - 1];
}

void CellReader::read_player(int seat, const CourseStep& step) {
    const engine::ClassTable& table = game_.core().table();
    const TypeId player = game_.core().player(seat);
    const std::string s = std::to_string(seat) + "-";
    const auto index = static_cast<std::size_t>(seat) - 1;
    const BoardNumbers& numbers = step.boards[index];
    cells_[s + "rating"] = numbers.rating;
    cells_[s + "hand"] = numbers.hand;
    cells_[s + "cards"] = numbers.cards;
    for (std::size_t i = 0; i < numbers.stock.size(); ++i) {
        cells_[s + fmt::format("s{}", i)] = numbers.stock[i];
        cells_[s + fmt::format("p{}", i)] = numbers.production[i];
    }
    if (index < step.totals.size()) cells_[s + "points"] = step.totals[index];
    if (has_changed(Look::BoardPart::Tags, player)) {
        std::vector<std::string> tags;
        const auto tag = table.find(kind::kTag);
        for (const Counted& each : look_.tags(player)) {
            if (tag) tags.push_back(fmt::format("{} {}", tag_word(table, each.what, *tag), each.count));
        }
        cells_[s + "tags"] = fmt::format("{}", fmt::join(tags, ", "));
    }
    if (has_changed(Look::BoardPart::OnCards, player)) {
        std::vector<std::string> lying;
        for (const OnCard& each : look_.on_cards(player))
            lying.push_back(fmt::format("{}: {}", printed_name(table, each.card),
                                        counted(each.count, engine::noun_of(table, each.what))));
        cells_[s + "on"] = fmt::format("{}", fmt::join(lying, ", "));
    }
    std::vector<std::string> state;
    if (game_.has_passed(player)) state.emplace_back("passed");
    if (game_.flow().first_player() == player && !game_.is_solo()) state.emplace_back("first player");
    if (game_.turn() == player && !game_.is_over()) state.emplace_back("has the turn");
    cells_[s + "state"] = fmt::format("{}", fmt::join(state, ", "));
    if (const auto influence = look_.influence(player)) cells_[s + "influence"] = *influence;
}

void CellReader::read_goals() {
    for (auto& [name, value] : cells_) {
        if (name.starts_with("goal-")) value = "";
    }
    for (const auto& goals : {look_.milestones(), look_.awards()}) {
        for (const TakenGoal& goal : goals)
            cells_["goal-" + game_.core().table().info(goal.goal).name] = who(goal.owner);
    }
}

void CellReader::read_colonies() {
    for (const ColonyView& colony : look_.colonies()) {
        const std::string name = "c-" + colony.name;
        std::vector<std::string> there;
        for (const TypeId owner : colony.colonies) there.push_back(who(owner));
        cells_[name] = colony.asleep ? std::int64_t{-1} : colony.track;
        cells_[name + "-who"] = colony.asleep ? "asleep" : fmt::format("{}", fmt::join(there, ", "));
        cells_[name + "-fleet"] = colony.visitor == kNoType ? "" : "fleet of " + who(colony.visitor);
    }
}

void CellReader::read_committee() {
    const auto committee = look_.committee();
    if (!committee) return;
    for (const PartyView& party : committee->parties) {
        const std::string name = "t-" + class_name(game_, party.party);
        std::vector<std::string> state;
        if (party.party == committee->ruling) state.emplace_back("rules");
        if (party.party == committee->dominant) state.emplace_back("dominant");
        if (party.leader != kNoType) state.push_back("led by " + who(party.leader));
        cells_[name] = fmt::format("{}", fmt::join(state, ", "));
        for (int seat = 0; seat <= game_.player_count(); ++seat) cells_[fmt::format("{}-{}", name, seat)] = "";
        for (const auto& [owner, count] : party.delegates)
            cells_[fmt::format("{}-{}", name, seat_of(game_, owner))] = dots(count);
    }
    cells_["t-chairman"] = who(committee->chairman);
    std::vector<std::string> reserve;
    for (const auto& [owner, count] : committee->reserve) reserve.push_back(fmt::format("{} {}", who(owner), count));
    cells_["t-reserve"] = reserve.empty() ? "nobody" : fmt::format("{}", fmt::join(reserve, ", "));
    const std::pair<const char*, TypeId> events[] = {
        {"t-current", committee->current}, {"t-coming", committee->coming}, {"t-distant", committee->distant}};
    for (const auto& [name, event] : events) cells_[name] = event == kNoType ? "none" : event_words(event);
}

std::string CellReader::event_words(TypeId event) {
    const std::string does = what_happens(game_, event);
    return printed_name(game_.core().table(), game_.core().types()[event].cls) + (does.empty() ? "" : ". " + does);
}

}  // namespace rego::app::report
