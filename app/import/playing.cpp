#include "app/import/playing.hpp"

#include <iterator>

namespace rego::app::imports {

using engine::Receipt;
using engine::Result;

Result<Receipt> Playing::perform(const Move& command) {
    Done done;
    done.before = game_.core().checkpoint();
    done.first = now();
    Result<Receipt> outcome = game_.perform(command);
    if (!outcome) return outcome;
    done.command = command;
    if (!command.payment) done.paid = outcome->paid;
    done_.push_back(std::move(done));
    return outcome;
}

bool Playing::fix(const parser::Instruction& change, const std::string& why) {
    Done done;
    done.before = game_.core().checkpoint();
    done.first = now();
    if (!game_.fix(game_.core().engine_actor(), {change})) return false;
    done.fix = change;
    done.inferred = why;
    done.is_choice = true;
    done_.push_back(std::move(done));
    return true;
}

engine::World::Checkpoint Playing::checkpoint_of(const Mark& mark) const {
    return mark.commands < done_.size() ? done_[mark.commands].before : game_.core().checkpoint();
}

void Playing::go_back(const Mark& mark) {
    game_.core().roll_back(checkpoint_of(mark));
    done_.resize(mark.commands);
}

Playing::Stretch Playing::take_back(const Mark& mark) {
    Stretch stretch;
    const auto checkpoint = checkpoint_of(mark);
    const auto first = done_.begin() + static_cast<std::ptrdiff_t>(mark.commands);
    stretch.commands.assign(std::make_move_iterator(first), std::make_move_iterator(done_.end()));
    done_.erase(first, done_.end());
    stretch.changes = game_.core().world().take_back(checkpoint);
    return stretch;
}

void Playing::repeat(const Stretch& stretch) {
    game_.core().world().repeat(stretch.changes);
    done_.insert(done_.end(), stretch.commands.begin(), stretch.commands.end());
}

engine::EventNumber Playing::at(std::size_t command) { return command < done_.size() ? done_[command].first : now(); }

void Playing::explain_last(const std::string& why, bool is_choice) {
    done_.back().inferred = why;
    done_.back().is_choice = is_choice;
}

bool Playing::perform_again(const Done& done) {
    if (done.fix) return fix(*done.fix, done.inferred);
    if (!perform(done.command)) return false;
    explain_last(done.inferred, done.is_choice);
    return true;
}

}  // namespace rego::app::imports
