// A file as the games that are in it: of a script or a journal all that it plays, of a record the one.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/follow/deviations.hpp"
#include "app/shell/session/library.hpp"
#include "app/tell/course/played.hpp"

namespace rego::app::games {

struct ReadingOptions {
    std::shared_ptr<Library> library;
    follow::Deviations deviations;
    bool keep_going = false;   // games count although a line of them failed
    bool allow_files = false;  // scripts may read outside their folder
};

struct FileOfGames {
    std::vector<PlayedGame> games;
    std::string problems;  // for standard error; empty: none
};

/// May be called from several threads at once.
FileOfGames read_games(const ReadingOptions& options, const std::string& path);

}  // namespace rego::app::games
