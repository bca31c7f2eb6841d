// What a command says that it is paid with.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/types/ids.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::engine {

/// `9`, `2 Steel`, `2 Floater<Dirigibles>`.
struct PaymentItem {
    std::int32_t amount = 0;
    TypeId resource = kNoType;
    friend bool operator==(const PaymentItem&, const PaymentItem&) = default;
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
    /// Whether what is left in it is just so many of that.
    bool is_all(TypeId resource, std::int64_t amount) const {
        return std::all_of(items_.begin(), items_.end(), [&](const PaymentItem& item) {
            return item.amount == 0 || (item.amount == amount && item.resource == resource);
        });
    }
    struct Bill {
        std::vector<std::pair<TypeId, std::int32_t>> debts;  // what is owed, and how much of it
        std::size_t events = 0;                              // how long the log was
        std::int64_t debt = 0;                               // in units of what is owed, …
        std::int64_t worth = 0;                              // … and so is what all that was said would have paid
    };
    /// A bill has been paid out of it.
    void note_bill(Bill bill) { bills_.push_back(std::move(bill)); }
    /// Something in it was not taken for the first bill.
    void note_misfit(parser::Diagnostic why) { misfits_.push_back(std::move(why)); }
    const std::vector<parser::Diagnostic>& misfits() const { return misfits_; }
    /// It was of no use, which has been told already.
    void give_up() {
        items_.clear();
        note_bill({});
    }
    bool is_used() const { return !bills_.empty(); }
    const std::vector<Bill>& bills() const { return bills_; }

  private:
    std::vector<PaymentItem> items_;
    std::vector<Bill> bills_;
    std::vector<parser::Diagnostic> misfits_;
};

}  // namespace rego::engine
