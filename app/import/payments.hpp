// How something may have been paid that no log tells, and what was missing where something could not be paid.
#pragma once

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

/// So much of something is given besides money.
struct PaidPart {
    std::string resource;  // the class
    engine::TypeId type = engine::kNoType;
    int units = 0;
};

class Payments {
  public:
    explicit Payments(Playing& playing);

    /// What the player would need besides to carry that out: the least of each resource that helps.
    std::vector<Lack> lacks(const std::vector<Moves>& ways);
    /// The first of them.
    std::optional<Lack> lack(const std::vector<Moves>& ways);

    /// Whether that command paid something, and nobody said with what.
    bool has_bill(const Done& done) const;
    /// What it paid, money left out.
    std::vector<PaidPart> paid_for(const Done& done);
    /// The same with so many units more or fewer of a resource; nothing if there are not as many.
    std::optional<std::vector<PaidPart>> with(std::vector<PaidPart> paid, const std::string& resource, int units,
                                              engine::TypeId player);
    /// The command that pays so and the rest in money. The game stands before it.
    std::optional<Move> paid_as(const Done& done, const std::vector<PaidPart>& payment);

    /// In money, usually.
    int worth_of(const std::string& resource) const;
    int worth_of(const Done& done) const;
    int worth_of(const engine::Move& command) const;

    int money_of(const Done& done) const;
    int money_of(const engine::Move& command) const;

    /// On the player board, in its order.
    const std::vector<std::string>& resources() const { return resources_; }

  private:
    bool works_with(const Moves& commands, const std::string& resource, int units);
    engine::TypeId of_player(const std::string& resource, engine::TypeId player);

    Playing& playing_;
    std::vector<std::string> resources_;
};

}  // namespace rego::app::imports
