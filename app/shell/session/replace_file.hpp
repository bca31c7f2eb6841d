// Puts a text in the place of a file, whole or not at all, and on disk when it is done.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "parser/text/diagnostic.hpp"

namespace rego::app {

/// Writes everything; false, with errno set, if that fails.
bool write_all(int file, std::string_view text);

/// A new name in a folder is only on disk when the folder is.
void sync_folder(const std::string& path);

/// Where the name leads, links followed; the name itself if there is nothing yet.
std::string behind_links(const std::string& path);

/// An open file, locked before anybody can see it, with that text, under that name. A link stays one; what it leads to
/// is replaced. On an error of kind Io the old file is untouched.
parser::Result<int> replace_file(const std::string& path, std::string_view text);

/// The same, and closed. What is no file but takes text all the same, such as a terminal or a pipe, gets it as it is.
std::optional<parser::Diagnostic> write_file(const std::string& path, std::string_view text);

/// A file that comes into being piece by piece, and takes the place of the old one when it is whole.
class FileInTheMaking {
  public:
    explicit FileInTheMaking(std::string path);
    ~FileInTheMaking();
    FileInTheMaking(const FileInTheMaking&) = delete;
    FileInTheMaking& operator=(const FileInTheMaking&) = delete;

    void write(std::string_view text);
    /// On disk and in its place; or why not.
    std::optional<parser::Diagnostic> finish();

  private:
    std::string path_, target_, made_;  // `made_` is empty where text goes as it is: to a terminal, a pipe
    int file_ = -1;
    std::optional<parser::Diagnostic> trouble_;
};

/// Whether both names lead to one file that exists.
bool is_same_file(const std::string& a, const std::string& b);

/// A copy of a file beside it, under a name that nobody has: `game.rego.damaged`, `game.rego.damaged-2` … Its name.
parser::Result<std::string> keep_copy(const std::string& path, std::string_view text);

}  // namespace rego::app
