// Where `continue` stops on its way through a command: at changes of a class or type, or of how many there are.
#pragma once

#include <string>
#include <vector>

#include "engine/mars/mars_game.hpp"
#include "parser/ast.hpp"

namespace rego::app {

class Stops {
  public:
    /// `break on TYPE`: an event that gains or removes one. A class without arguments means anybody's.
    void add_break(std::string text, parser::Expression type) { breaks_.push_back({std::move(text), std::move(type)}); }
    /// `watch TYPE`: another number of them.
    void add_watch(std::string text, parser::Expression type) {
        watches_.push_back({std::move(text), std::move(type), 0});
    }
    void clear();
    bool is_empty() const { return breaks_.empty() && watches_.empty(); }
    std::string list() const;

    /// Takes down how many there are of what is watched.
    void begin(engine::MarsGame& game, engine::TypeId actor);
    /// Why to stop after that event; empty if there is no reason.
    std::string reason(engine::MarsGame& game, engine::TypeId actor, const engine::Event& event);

  private:
    struct Break {
        std::string text;
        parser::Expression type;
    };
    struct Watch {
        std::string text;
        parser::Expression type;
        std::int64_t count;
    };
    std::vector<Break> breaks_;
    std::vector<Watch> watches_;
};

}  // namespace rego::app
