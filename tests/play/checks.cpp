#include "tests/play/checks.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "app/shell/commands/command_table.hpp"
#include "tests/play/random_player.hpp"

namespace rego::app {

using engine::Event;
using engine::TypeId;
using Kind = Trouble::Kind;

std::unique_ptr<Session> quiet_session() {
    static const auto library = std::make_shared<Library>();
    SessionOptions options;
    options.reports = false;
    return std::make_unique<Session>(command_table(), library, options);
}

namespace {

std::uint64_t fingerprint(Session& session) { return session.game()->core().world().fingerprint(); }

/// The same events in the games of two sessions, each of which has its own numbers for the types.
class SameEvents {
  public:
    SameEvents(Session& here, Session& there) : here_(here.game()->core()), there_(there.game()->core()) {}

    /// The number of the first event that differs, if any does.
    std::optional<std::size_t> first_difference() {
        const auto& ours = here_.world().events();
        const auto& theirs = there_.world().events();
        for (std::size_t n = 0; n < std::max(ours.size(), theirs.size()); ++n)
            if (n >= ours.size() || n >= theirs.size() || !is_same(ours[n], theirs[n])) return n;
        return std::nullopt;
    }

  private:
    bool is_same(const Event& a, const Event& b) {
        return a.count == b.count && a.cause == b.cause && a.correction == b.correction && is_same(a.gain, b.gain) &&
               is_same(a.remove, b.remove) && is_same(a.actor, b.actor) && is_same(a.via, b.via);
    }

    bool is_same(TypeId a, TypeId b) {
        if (a == engine::kNoType || b == engine::kNoType) return a == b;
        const auto [it, fresh] = known_.try_emplace(a, b);
        if (fresh) return here_.types().print(a) == there_.types().print(b);
        return it->second == b;
    }

    engine::Game& here_;
    engine::Game& there_;
    std::map<TypeId, TypeId> known_;
};

}  // namespace

Tried try_command(Session& session, const std::string& command) {
    const auto before = session.timeline().moment();
    const Answer answer = session.run(command, "<test>");
    if (answer.ok()) return {.is_accepted = true, .trouble = {}};
    if (answer.error->kind == parser::ErrorKind::Internal)
        return {.is_accepted = false, .trouble = Trouble{Kind::Internal, answer.error->message}};
    if (session.timeline().moment() == before) return {};
    return {.is_accepted = false,
            .trouble = Trouble{Kind::Trace, fmt::format("`{}` was refused, and yet something has changed", command)}};
}

namespace {

/// What is accepted in payment goes with the bill that it was for; what is temporary does not outlive what is pending.
std::vector<std::string> leftovers(engine::MarsGame& game) {
    std::vector<std::string> left;
    if (game.mode() != engine::Mode::Game) return left;
    engine::TypePool& types = game.core().types();
    const bool is_settled = game.core().world().tasks().empty();
    for (const char* kind : is_settled ? std::vector{"Temporary"} : std::vector{"Accept", "AcceptFrom"}) {
        for (const TypeId each : game.core().world().present(types.base(*game.table()->find(kind)))) {
            const auto owner = types.owner_of(each);
            if (is_settled || (owner && game.owed(*owner) == 0)) left.push_back(types.print(each) + " is left over");
        }
    }
    return left;
}

}  // namespace

MaybeTrouble faults_of(Session& session) {
    std::vector<std::string> faults = session.game()->core().faults();
    for (std::string& each : leftovers(*session.game())) faults.push_back(std::move(each));
    if (faults.empty()) return std::nullopt;
    return Trouble{Kind::Fault, fmt::format("{}", fmt::join(faults, "; "))};
}

MaybeTrouble undo_and_redo(Session& session, std::size_t steps, std::optional<std::uint64_t> before) {
    steps = std::min(steps, session.timeline().undoable() - 1);  // the game itself stays
    const std::uint64_t here = fingerprint(session);
    for (std::size_t i = 0; i < steps; ++i) {
        session.timeline().undo();
        // What changed nothing was no step, and another one is undone.
        if (i == 0 && before && *before != here && fingerprint(session) != *before)
            return Trouble{Kind::Undo, "undo leads elsewhere"};
    }
    for (std::size_t i = 0; i < steps; ++i) session.timeline().redo();
    if (fingerprint(session) != here) return Trouble{Kind::Undo, "redo leads elsewhere"};
    return std::nullopt;
}

MaybeTrouble replay(Session& session) {
    const auto again = quiet_session();
    for (const Entry& entry : session.history()) {
        const Outcome outcome = again->historian().carry_out_again(entry);
        if (!outcome)
            return Trouble{Kind::Replay,
                           fmt::format("`{}` cannot be replayed: {}", entry.line, outcome.error().message)};
    }
    if (const auto n = SameEvents{session, *again}.first_difference())
        return Trouble{Kind::Replay, fmt::format("replayed, event {} is another one", *n)};
    if (session.run("state", "<test>").out != again->run("state", "<test>").out)
        return Trouble{Kind::Replay, "replayed, the state is another one"};
    return std::nullopt;
}

MaybeTrouble stuck(Session& session) {
    if (session.game()->is_over()) return std::nullopt;
    // Of many answers to a task only some are tried each time.
    for (unsigned long seed = 1; seed <= 3; ++seed)
        for (const std::string& idea : RandomPlayer(session, seed).ideas())
            if (session.run(idea, "<test>").ok()) return std::nullopt;
    return Trouble{Kind::Stuck, fmt::format("nothing is possible in phase {}", session.game()->phase())};
}

MaybeTrouble trouble_after(const std::vector<std::string>& commands, Trouble::Kind kind) {
    const auto session = quiet_session();
    std::optional<std::uint64_t> before;
    for (const std::string& command : commands) {
        const bool is_last = &command == &commands.back();
        if (is_last && session->game() != nullptr) before = fingerprint(*session);
        Tried tried = try_command(*session, command);
        if (!tried.is_accepted) before.reset();
        if (is_last && tried.trouble) return tried.trouble;
    }
    if (session->game() == nullptr) return std::nullopt;
    switch (kind) {
        case Kind::Fault: return faults_of(*session);
        case Kind::Undo:
            for (const std::size_t steps : {1U, 2U, 3U})
                if (auto trouble = undo_and_redo(*session, steps, before)) return trouble;
            return std::nullopt;
        case Kind::Replay: return replay(*session);
        case Kind::Stuck: return stuck(*session);
        default: return std::nullopt;
    }
}

}  // namespace rego::app
