// What `$name` and `$1` stand for. A script has names and arguments of its own.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rego::app {

class Variables {
  public:
    /// In any letter case; null if nothing is called so.
    const std::string* find(std::string_view name) const;
    void set(std::string_view name, std::string value);
    /// As it was before: nothing is called so any more, or something else is meant.
    void restore(std::string_view name, std::optional<std::string> value);
    std::vector<std::string> names() const;

    /// Counted from 1; null if there are not so many.
    const std::string* argument(std::size_t number) const;
    const std::vector<std::string>& arguments() const { return frames_.back().arguments; }

    void enter(std::vector<std::string> arguments) { frames_.push_back({{}, std::move(arguments)}); }
    void leave() { frames_.pop_back(); }
    bool in_script() const { return frames_.size() > 1; }

  private:
    struct Frame {
        std::map<std::string, std::string, std::less<>> values;
        std::vector<std::string> arguments;
    };
    std::vector<Frame> frames_ = std::vector<Frame>(1);  // the innermost script last
};

/// Letters, digits and `_`, and no digit in front.
bool is_variable_name(std::string_view text);

}  // namespace rego::app
