// Decisions read from bytes: the same bytes make the same choices, and whoever varies the bytes varies the choices.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rego::app {

class Decisions {
  public:
    explicit Decisions(std::string_view bytes) : bytes_(bytes) {}

    bool at_end() const { return at_ == bytes_.size(); }
    /// A number from 0 on, smaller than n; 0 when there are no bytes any more.
    int below(int n) {
        const int value = n > 256 ? byte() * 256 + byte() : byte();
        return n < 2 ? 0 : value % n;
    }
    bool one_in(int n) { return below(n) == n - 1; }  // and not when the bytes are over
    template <class T>
    const T& one_of(const std::vector<T>& all) {
        return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    }
    std::string one_of(const std::vector<const char*>& all) {
        return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    }

  private:
    int byte() { return at_end() ? 0 : static_cast<unsigned char>(bytes_[at_++]); }

    std::string_view bytes_;
    std::size_t at_ = 0;
};

}  // namespace rego::app
