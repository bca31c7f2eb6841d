// Payments that no log tells: when something later cannot be paid, or the stock at some moment is known to be another,
// earlier payments are changed, the nearest first, until it fits.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/import/moves.hpp"
#include "app/import/playing.hpp"

namespace rego::app::imports {

/// So many units of a resource are missing to make something possible.
struct Lack {
    engine::TypeId player = engine::kNoType;
    std::string resource;  // the class
    int units = 0;
};

class Payments {
  public:
    explicit Payments(Playing& playing);

    /// What the player would need besides to carry that out, the least of the first resource that helps; nothing if
    /// none does.
    std::optional<Lack> lack(const std::vector<Commands>& ways);

    /// Changes one earlier payment so that there is more of what is missing. `measure` says how much is still missing
    /// then, nothing if it cannot be made possible any more. Returns the index of the changed command.
    using Measure = std::function<std::optional<int>()>;
    std::optional<std::size_t> improve(const Lack& lack, const std::string& why, const Measure& measure);

    /// Changes one payment that the player made after so many commands so that the stock comes nearer to what it is
    /// known to have been: `off` says by how many units of each resource of the player board it is too large. False:
    /// none does.
    using Off = std::function<std::vector<int>()>;
    bool approach(engine::TypeId player, const std::string& why, const Off& off, std::size_t since);

  private:
    struct Part {
        std::string resource;  // the class
        engine::TypeId type = engine::kNoType;
        int units = 0;
    };
    bool works_with(const Commands& commands, const std::string& resource, int units);
    bool has_bill(const Done& done, engine::TypeId player) const;
    std::vector<Part> paid_for(const Done& done);
    std::vector<std::vector<Part>> other_payments(const Done& done, const Lack& lack);
    bool change(std::size_t index, const std::vector<Part>& payment, const std::string& why);

    Playing& playing_;
    engine::TypeId of_player(const std::string& resource, engine::TypeId player);

    std::vector<std::string> resources_;  // on the player board
    int trials_ = 0;
};

}  // namespace rego::app::imports
