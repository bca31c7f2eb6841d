// Commands under a name of one's own: `alias ocean = project aquifer at $1`.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace rego::app {

class Aliases {
  public:
    struct Alias {
        std::string command;
        std::string maker = {};  // the script that made it, which answers for what it does; empty: it was typed
    };
    void set(const std::string& name, Alias alias) { all_[name] = std::move(alias); }
    bool erase(std::string_view name);
    /// In any letter case; null if nothing is called so.
    const Alias* find(std::string_view name) const;
    const std::map<std::string, Alias, std::less<>>& all() const { return all_; }

    /// The command that the alias stands for, with what follows it in place of `$1`, `$2` … and `$*`; where none of
    /// these is, it goes to the end. Nothing if it is no alias. What is longer than kLongest is not whole.
    static constexpr std::size_t kLongest = 1'000'000;
    std::optional<std::string> expanded(std::string_view name, std::string_view arguments) const;

  private:
    std::map<std::string, Alias, std::less<>> all_;
};

}  // namespace rego::app
