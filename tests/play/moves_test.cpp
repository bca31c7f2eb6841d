// Moves as lines and lines as moves: what one writes the other reads, and what is offered can be done. Over random
// games of all modules; REGO_LONG=1 looks at more of them.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "app/shell/commands/whole_move.hpp"
#include "app/tell/lens/move_line.hpp"
#include "tests/play/checks.hpp"
#include "tests/play/random_player.hpp"
#include "tests/support/setting.hpp"

using namespace rego::app;
namespace engine = rego::engine;

namespace {

/// Further ways to say what is offered: with the price in so many words, with an answer behind it.
std::vector<engine::Move> variants(engine::MarsGame& game, const engine::Offer& offer) {
    std::vector<engine::Move> all{offer.move};
    if (!offer.prices.empty() && !offer.prices.front().empty()) {
        engine::Move paid = offer.move;
        paid.payment.emplace();
        for (const engine::Paid& each : offer.prices.front()) {
            const auto name = rego::parser::Expression::named(game.table()->info(each.resource).name);
            paid.payment->push_back({static_cast<std::int32_t>(each.units), *game.core().resolve(paid.actor, name)});
        }
        const auto verb = offer.move.verb;
        const bool takes_answers =
            verb == engine::Verb::Project || verb == engine::Verb::Action || verb == engine::Verb::Play;
        if (takes_answers) {
            paid.answers = {engine::At{*game.table()->find(game.map().areas.front().name)}};
            all.push_back(paid);
            paid.answers.push_back(engine::Said{
                rego::parser::Instruction{
                    rego::parser::RemoveInstruction{{2, false}, rego::parser::Expression::named("Plant"), std::nullopt},
                    {}},
                {}});
        }
        all.push_back(paid);
    }
    return all;
}

class Reader {
  public:
    explicit Reader(Session& session) : session_(session) {}

    void look() {
        engine::MarsGame& game = *session_.game();
        const engine::TypeId actor = session_.default_actor();
        for (const engine::Offer& offer : game.offers(actor)) {
            if (offer.open) continue;
            CHECK(can_be_done(game, offer));
            for (const engine::Move& move : variants(game, offer)) check(game, move);
        }
        for (const engine::TypeId area : game.open_areas(actor))
            check(game, {.actor = actor, .answers = {engine::At{game.core().types()[area].cls}}});
    }

    std::size_t read() const { return read_; }

  private:
    void check(engine::MarsGame& game, const engine::Move& move) {
        const std::string line = line_of(game, move);
        CAPTURE(line);
        const auto read = commands::read_line(session_, line);
        REQUIRE(read.has_value());
        CHECK(line_of(game, *read) == line);
        ++read_;
    }

    /// What answers a task may still need something else to be said; whatever begins something was tried.
    static bool can_be_done(engine::MarsGame& game, const engine::Offer& offer) {
        const auto before = game.core().world().fingerprint();
        const bool done = game.weigh(offer.move).has_value();
        return game.core().world().fingerprint() == before && (done || offer.move.verb == engine::Verb::Answer);
    }

    Session& session_;
    std::size_t read_ = 0;
};

}  // namespace

TEST_CASE("what line_of writes, read_move reads, in random games of all modules") {
    const std::size_t wanted = rego::test::setting("REGO_LONG", 0) > 0 ? 200'000 : 10'000;
    std::size_t read = 0;
    for (unsigned long seed = 9000; read < wanted; ++seed) {
        const auto session = quiet_session();
        RandomPlayer player(*session, seed);
        REQUIRE_FALSE(try_command(*session, player.new_game()).trouble.has_value());
        Reader reader(*session);
        for (int command = 0; command < 150 && !session->game()->is_over(); ++command) {
            for (const std::string& idea : player.ideas())
                if (try_command(*session, idea).is_accepted) break;
            if (command % 3 == 0) reader.look();
        }
        read += reader.read();
    }
    MESSAGE(fmt::format("{} moves written and read", read));
}
