#include "tests/play/shrink.hpp"

#include <algorithm>

namespace rego::app {

namespace {

/// One round: tries to do without each piece of that size, from the end on: what came last depends on least.
bool leave_out(Commands& commands, std::size_t size, const std::function<bool(const Commands&)>& shows) {
    bool any = false;
    for (std::size_t end = commands.size() - 1; end > 1;) {
        const std::size_t begin = end > size ? std::max<std::size_t>(end - size, 1) : 1;
        Commands fewer(commands.begin(), commands.begin() + static_cast<std::ptrdiff_t>(begin));
        fewer.insert(fewer.end(), commands.begin() + static_cast<std::ptrdiff_t>(end), commands.end());
        if (shows(fewer)) {
            commands = std::move(fewer);
            any = true;
        }
        end = begin;
    }
    return any;
}

}  // namespace

Commands shrunk(Commands commands, const std::function<bool(const Commands&)>& shows) {
    for (std::size_t size = commands.size() / 2; size > 0; size /= 2) leave_out(commands, size, shows);
    while (commands.size() > 2 && leave_out(commands, 1, shows)) {
    }
    return commands;
}

}  // namespace rego::app
