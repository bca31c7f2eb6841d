// Rows in a SQLite database: a table for each kind, with typed columns and keys, and views for common questions. What
// is there of a file is replaced when that file comes again; a run that was interrupted leaves whole files only.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/tell/table/table.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::tables {

/// Whether `-o` names a database.
bool is_database(const std::string& path);

class Database {
  public:
    /// Opens or makes the file, for these kinds of rows; an error of kind Io if it is something else, or holds other
    /// columns.
    static parser::Result<std::unique_ptr<Database>> open(const std::string& path, const std::vector<Kind>& kinds,
                                                          const engine::ClassTable& canon);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Whether the rows of all kinds are there.
    bool has(const std::string& file) const;
    /// `rows`: by kind, of all games of the file, in place of what is there of it.
    void put(const std::string& file, const std::vector<std::vector<Row>>& rows);
    /// On disk; or why not.
    std::optional<parser::Diagnostic> finish();

  private:
    struct Impl;
    explicit Database(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace rego::app::tables
