// `./rego report` and `./rego table`.
#pragma once

#include <istream>
#include <ostream>

#include "app/shell/start/args.hpp"

namespace rego::app::games {

/// Whether what is to be written is one of the games that are to be read; says so.
bool would_replace_a_game(const Args& args, std::ostream& err);

/// Pages to look at: the one game to the file of `-o`; several to a folder, with a page that lists them.
int run_report(const Args& args, std::ostream& out, std::ostream& err);

/// Rows of all games as they are read. `-` among the files stands for paths on `in`, one a line.
int run_table(const Args& args, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace rego::app::games
