// What a command says that it is paid with.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "parser/ast.hpp"

namespace rego::engine {

/// `9`, `2 Steel`, `2 Floater<Dirigibles>`.
struct PaymentItem {
    std::int32_t amount = 0;
    parser::Expression resource;
};
/// Nothing written: rego pays by itself.
using Payment = std::optional<std::vector<PaymentItem>>;

/// A written payment on its way through a command: it has to cover the bills of its player, one after the other, and
/// nothing that could have been left out may remain.
class Purse {
  public:
    explicit Purse(std::vector<PaymentItem> items) : items_(std::move(items)) {}

    std::vector<PaymentItem>& items() { return items_; }
    const std::vector<PaymentItem>& items() const { return items_; }
    bool is_empty() const {
        return std::all_of(items_.begin(), items_.end(), [](const PaymentItem& item) { return item.amount == 0; });
    }
    /// Whether a bill has been paid out of it.
    bool is_used = false;

  private:
    std::vector<PaymentItem> items_;
};

}  // namespace rego::engine
