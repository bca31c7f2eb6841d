// ledger: what a card has brought and saved so far, and the largest sources of everything.
#include "app/commands/commands.hpp"
#include "app/commands/reading.hpp"
#include "app/render/render.hpp"

namespace rego::app::commands {

Outcome ledger(Run& run) {
    const Word name = run.words.take_rest();
    if (!name) {
        run.reply.text = render_ledger(run.game(), run.session.style());
        return engine::Unit{};
    }
    const auto card = named(run, Names::kCard, name);
    if (!card) return card.error();
    run.reply.text = render_ledger(run.game(), *card, run.session.style());
    return engine::Unit{};
}

}  // namespace rego::app::commands
