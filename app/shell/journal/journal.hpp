// The journal of a session: its commands as a plain script on disk, so that a crash loses at most the command that was
// being carried out. What was answered is on disk.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/shell/session/session.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app {

/// A journal as it was found.
struct JournalContents {
    std::vector<std::string> canon_dirs;  // of its header
    std::vector<std::string> lines;
    std::string standing;        // how far the game has got, if it says so: "generation 2", or kGameIsOver
    std::string torn;            // what cannot be read, from a last line that was not finished on; no longer there
    std::size_t lost_lines = 0;  // whole lines behind such a place in the middle: they are not carried out, …
    std::string copy = {};       // … but all is still in this file
};

inline constexpr std::string_view kGameIsOver = "over";

JournalContents read_journal(std::string_view text);

/// Why a file of that text cannot be gone on with: it is no journal, or one of a newer rego. An error of kind Usage.
std::optional<parser::Diagnostic> refuse_journal(const std::string& path, std::string_view text);

/// Where journals are kept: $XDG_STATE_HOME/rego or ~/.local/state/rego. Empty if there is no home.
std::string journal_folder();

class Journal {
  public:
    /// Opens or makes the file and locks it; an error of kind Io if another session has it, or it cannot be written, of
    /// kind Usage if it is something else than a journal.
    /// What stands in it stays: with `resumed` it is the session's own past, otherwise that of an earlier one.
    static parser::Result<std::unique_ptr<Journal>> open(const std::string& path,
                                                         const std::vector<std::string>& canon_dirs, bool resumed);
    /// A new one in the usual place.
    static parser::Result<std::unique_ptr<Journal>> create(const std::vector<std::string>& canon_dirs);
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    const std::string& path() const { return path_; }
    /// Where the link to the board of this game is kept, as long as the journal is.
    std::string link_path() const { return link_path_of(path_); }
    static std::string link_path_of(const std::string& path) { return path + ".link"; }
    const JournalContents& found() const { return found_; }

    /// The session has been brought to where the journal ends.
    void begin(const Session& session);
    /// The same if it was not brought as far as that: what the journal had is put into a copy, whose name is returned.
    parser::Result<std::string> begin_here(const Session& session);
    /// Writes what is new and waits until it is on disk. After a failure it says so once, and tries again now and then:
    /// the disk may have room again.
    parser::Result<engine::Unit> write(const Session& session);
    /// What it has to say besides: that it goes on after such a failure. Empty: nothing.
    std::string take_news() { return std::exchange(news_, {}); }

  private:
    Journal() = default;
    parser::Result<engine::Unit> cut_damage(const std::string& text);
    parser::Result<engine::Unit> append(const std::string& text);
    std::size_t same_as_written(const Session& session) const;
    bool cut_back(std::size_t entries);
    void note_written(const Session& session, std::size_t from);
    parser::Result<engine::Unit> rewrite(const std::string& text);
    parser::Diagnostic trouble(const std::string& what) const;

    std::string path_;
    std::string kept_;  // what stands before the lines of this session
    JournalContents found_;
    int file_ = -1;
    std::size_t written_ = 0;  // entries of the history
    struct Written {
        std::string line;
        std::size_t end = 0;  // of the file, behind it; 0 where it is not known
    };
    std::vector<Written> lines_;  // those entries as they stand there
    std::size_t edits_ = 0;
    std::string standing_;  // as it was last written
    bool is_new_ = false;   // made for this session; goes with it if nothing was done
    bool broken_ = false;
    std::chrono::steady_clock::time_point tried_;  // when it was found to be broken last
    std::string news_;
};

}  // namespace rego::app
