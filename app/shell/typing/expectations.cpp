#include "app/shell/typing/expectations.hpp"

#include <algorithm>

#include "app/shell/line/line.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/names.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app {
namespace {

using Texts = std::vector<std::string>;

Texts class_names(Session& session, const Names::Kind& kind, std::string_view without = {}) {
    Texts names;
    for (const engine::ClassId cls : session.names().all(kind, session.game())) {
        std::string name = session.table()->info(cls).name;
        if (!without.empty() && name.ends_with(without)) name.resize(name.size() - without.size());
        names.push_back(std::move(name));
    }
    return names;
}

Texts players(Session& session) {
    Texts names;
    if (session.game() == nullptr) return names;
    for (const engine::TypeId player : session.game()->core().players()) {
        names.push_back(class_name(*session.game(), player));
    }
    for (const std::string& name : session.game()->options().players) names.push_back(name);
    return names;
}

Texts tags(Session& session) {
    Texts names;
    const auto tag = session.table()->find(kind::kTag);
    if (!tag) return names;
    for (const engine::ClassId cls : session.table()->info(*tag).concrete_descendants) {
        names.push_back(session.table()->info(cls).name);
    }
    return names;
}

/// What may follow `global`. The command language knows `venus` with or without Venus in the game.
Texts parameters(Session& session) {
    Texts names{"gen"};
    for (const engine::Track& track : engine::all_tracks(*session.table())) {
        const bool used = session.game() == nullptr || session.game()->core().world().is_active(track.cls);
        if (used) names.push_back(track.expect);
    }
    if (std::ranges::find(names, "venus") == names.end()) names.emplace_back("venus");
    return names;
}

/// What may follow these words.
Texts next_words(Session& session, const Texts& before) {
    if (before.empty()) {
        Texts first{"change", "global", "phase", "turn", "winner", "award", "fails"};
        for (std::string& name : players(session)) first.push_back(std::move(name));
        return first;
    }
    const std::string head = lower(before[0]);
    if (head == "change" && before.size() == 1) {
        Texts next = players(session);
        next.emplace_back("only");
        return next;
    }
    if (head == "change")
        return before.size() == 2 && lower(before[1]) != "only" ? Texts{"only", "since"} : Texts{"since"};
    if (head == "global") return parameters(session);
    if (head == "phase" && before.size() == 1) return class_names(session, Names::kPhase, kind::kPhase);
    if ((head == "turn" || head == "winner") && before.size() == 1) return players(session);
    if (head == "award" && before.size() == 1) return class_names(session, Names::kAward);
    if (session.game() == nullptr || find_actor(*session.game(), before[0]) == engine::kNoType) return {};
    if (before.size() > 1 && lower(before[1]) == "score") {
        Texts columns;
        for (const engine::ScoreColumn& column : engine::score_columns(*session.game())) columns.push_back(column.key);
        columns.emplace_back("total");
        return columns;
    }
    const bool in_tags = std::find(before.begin(), before.end(), "tags") != before.end();
    return in_tags ? tags(session) : Texts{"stock", "prod", "tr", "hand", "vp", "cards", "tags", "score"};
}

}  // namespace

std::vector<Candidate> expectations(Session& session, const Place& place) {
    Texts before;
    std::size_t begin = 0;  // of the word at the cursor
    for (std::size_t i = 0; i < place.typed.size(); ++i) {
        if (place.typed[i] != ' ') continue;
        if (i > begin) before.emplace_back(place.typed.substr(begin, i - begin));
        begin = i + 1;
    }
    const std::string head(place.typed.substr(0, begin));
    std::vector<Candidate> found;
    for (const std::string& word : next_words(session, before)) found.push_back({head + word, "", "", false});
    return found;
}

}  // namespace rego::app
