// A folder of house rules or fan cards that a game is played with: `newgame … rules=DIR`.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/load/canon.hpp"

namespace rego::app {

struct Bundle {
    std::string folder;  // from the root, so that it is found from anywhere
    std::string hash;    // of what is in it
    std::vector<engine::CanonFile> files;
};

/// Of the names and texts of the files, wherever the folder lies: 12 digits, the same on every machine.
std::string content_hash(std::string_view folder, const std::vector<engine::CanonFile>& files);

/// `rules/oceans@0123456789ab` -> the folder and the hash that was written behind it, if any.
std::pair<std::string, std::string> split_hash(std::string_view written);

}  // namespace rego::app
