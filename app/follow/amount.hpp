// How a record words the choice of an amount: "Gain 2 resource(s) for influence: Plants", "Select how to spend 8 heat:
// Stormcraft Incorporated Floaters (2 heat each)".
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

#include "app/follow/record.hpp"

namespace rego::app::follow {

struct Amount {
    std::string what;  // behind the colon
    int units = 0;
    bool is_payment = false;
};

/// Nothing if the choice was another one.
inline std::optional<Amount> amount_of(const Choice& choice) {
    const auto colon = choice.title.rfind(": ");
    if (choice.kind != "amount" || colon == std::string::npos || choice.chosen.empty()) return std::nullopt;
    return Amount{choice.title.substr(colon + 2), std::atoi(choice.chosen.front().c_str()),
                  choice.title.starts_with("Select how to spend")};
}

}  // namespace rego::app::follow
