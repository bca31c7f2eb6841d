// The game that a record begins with.
#pragma once

#include <string>
#include <vector>

#include "app/follow/lexicon.hpp"
#include "app/follow/record.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/types/class_table.hpp"

namespace rego::app::follow {

struct Header {
    engine::NewGame game;
    std::vector<std::string> remarks;  // what of it is not quite as the record says
};

Header header_of(const engine::ClassTable& table, const Record& record, const PrintedClasses& printed);

}  // namespace rego::app::follow
