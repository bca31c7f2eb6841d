// Commands under a name of one's own: `alias ocean = project aquifer at $1`.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace rego::app {

class Aliases {
  public:
    void set(const std::string& name, std::string command) { commands_[name] = std::move(command); }
    bool erase(std::string_view name);
    /// In any letter case; null if nothing is called so.
    const std::string* find(std::string_view name) const;
    const std::map<std::string, std::string, std::less<>>& all() const { return commands_; }

    /// The command that the alias stands for, with what follows it in place of `$1`, `$2` … and `$*`; where none of
    /// these is, it goes to the end. Nothing if it is no alias.
    std::optional<std::string> expanded(std::string_view name, std::string_view arguments) const;

  private:
    std::map<std::string, std::string, std::less<>> commands_;
};

}  // namespace rego::app
