// PETS made of the classes that there are: mostly with a meaning, sometimes possible, rarely wise.
#pragma once

#include <string>

#include "app/shell/session/session.hpp"
#include "tests/play/decisions.hpp"

namespace rego::app {

class RandomPets {
  public:
    RandomPets(Session& session, Decisions& decisions) : session_(session), decisions_(decisions) {}

    std::string type(int depth = 2);
    std::string metric(int depth = 2);
    std::string requirement(int depth = 2);
    std::string instruction(int depth = 2);
    /// The name of some class below that one; its own name if there is none.
    std::string class_below(std::string_view super);

  private:
    std::string any_class();
    std::string amount();
    std::string arguments(const std::string& name, int depth);
    std::string change(int depth);

    Session& session_;
    Decisions& decisions_;
};

}  // namespace rego::app
