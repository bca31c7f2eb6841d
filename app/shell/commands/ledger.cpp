// ledger: what a card has brought and saved so far, and the largest sources of everything.
#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "app/tell/render/render.hpp"

namespace rego::app::commands {

Outcome ledger(Run& run) {
    const Word name = run.words.take_rest();
    std::optional<engine::ClassId> card;
    if (name) {
        const auto found = named(run, Names::kCard, name);
        if (!found) return found.error();
        card = *found;
    }
    run.reply.text =
        card ? render_ledger(run.game(), *card, run.session.style()) : render_ledger(run.game(), run.session.style());
    run.reply.keeps_text = true;
    if (run.session.options().json) run.reply.value = RawJson{ledger_as_json(run.game(), card)};
    return engine::Unit{};
}

}  // namespace rego::app::commands
