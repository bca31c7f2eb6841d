#include "app/shell/commands/rules.hpp"

#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/shell/session/bundle.hpp"

namespace rego::app::commands {

using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kKey = "rules=";

/// Where there is no such folder, the one of that name beside the script: a game may have been sent.
std::string folder_of(Run& run, const std::string& written) {
    const Files& files = run.session.files();
    std::error_code ignored;
    std::string folder = files.full_path(written);
    if (fs::is_directory(folder, ignored)) return folder;
    std::string beside = files.full_path(fs::path(written).filename().string());
    return fs::is_directory(beside, ignored) ? beside : folder;
}

std::string from_root(const std::string& path) {
    std::error_code ignored;
    std::string whole = fs::absolute(path, ignored).lexically_normal().string();
    while (whole.size() > 1 && whole.ends_with('/')) whole.pop_back();
    return whole;
}

Result<Bundle> read_bundle(Run& run, const std::string& written, Word word) {
    const std::string folder = folder_of(run, written);
    Bundle bundle;
    bundle.folder = from_root(folder);
    std::error_code ignored;
    if (!fs::is_directory(folder, ignored))
        return at(word, problem(ErrorKind::Io, fmt::format("there is no folder `{}`", written)));
    if (const auto wrong = run.session.files().refuse_reading(folder)) return at(word, *wrong);
    std::vector<Diagnostic> problems;
    bundle.files = engine::read_canon_folder(
        folder, problems, [&](const std::string& each) { return run.session.files().may_read(each); });
    if (!problems.empty()) return at(word, problems.front());
    if (bundle.files.empty())
        return at(word, problem(ErrorKind::Io, fmt::format("there are no .pets or .json5 files in `{}`", written)));
    bundle.hash = content_hash(folder, bundle.files);
    return bundle;
}

/// The bundle as it is, or as it was when its hash was written, if it was read then.
Result<Bundle> bundle_of(Run& run, std::string_view item, Word word) {
    const auto [written, hash] = split_hash(item);
    if (!hash.empty() && !run.session.reads_rules_again)
        if (auto kept = run.session.library()->kept_bundle(from_root(folder_of(run, written)), hash))
            return std::move(*kept);
    auto bundle = read_bundle(run, written, word);
    if (!bundle) return bundle.error();
    if (!hash.empty() && hash != bundle->hash)
        run.reply.text +=
            fmt::format("the rules in {} have changed since: they were {}, they are {}\n", written, hash, bundle->hash);
    return bundle;
}

std::vector<std::string> items_of(std::string_view list) {
    std::vector<std::string> items;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        if (end > begin) items.emplace_back(list.substr(begin, end - begin));
        begin = end + 1;
    }
    return items;
}

/// What `--canon` has brought and `rules=-NAME` leaves out: by the folder's name.
std::optional<Diagnostic> check_left_out(Run& run, const std::string& name, Word word) {
    std::vector<std::string> names;
    for (const std::string& folder : run.session.library()->folders()) names.push_back(bundle_name(folder));
    if (std::ranges::find(names, name) != names.end()) return std::nullopt;
    return at(word, problem(ErrorKind::UnknownName, fmt::format("no folder `{}` is in force", name),
                            names.empty() ? "`--canon DIR` brings folders that can be left out"
                                          : fmt::format("there is `{}`", fmt::join(names, "`, `"))));
}

}  // namespace

Result<Rules> chosen_rules(Run& run) {
    Rules rules{run.session.base_table(), ""};
    Words ahead = run.words;
    Word found;
    while (const Word word = ahead.take())
        if (equal_ignoring_case(word.text.substr(0, kKey.size()), kKey)) found = word;
    if (!found) return rules;
    const std::vector<std::string> items = items_of(unquoted(found.text.substr(kKey.size())));
    if (items.empty()) return run.usage("`rules` needs folders: `rules=DIR,…`", found);
    std::vector<Bundle> bundles;
    std::vector<std::string> left_out;
    std::vector<std::string> recorded;
    for (const std::string& item : items) {
        if (item.starts_with('-')) {
            left_out.push_back(item.substr(1));
            if (auto wrong = check_left_out(run, left_out.back(), found)) return *wrong;
            recorded.push_back(item);
            continue;
        }
        auto bundle = bundle_of(run, item, found);
        if (!bundle) return bundle.error();
        recorded.push_back(bundle->folder + "@" + bundle->hash);
        bundles.push_back(std::move(*bundle));
    }
    rules.table = run.session.library()->with_bundles(rules.table, bundles, left_out);
    if (const auto problems = Library::problems(rules.table); !problems.empty())
        return run.all_problems(problems, *rules.table);
    const std::string_view text = run.words.text();
    std::string value = fmt::format("{}", fmt::join(recorded, ","));
    if (value.find(' ') != std::string::npos) value = '"' + value + '"';
    rules.recorded = std::string(text.substr(run.command_begin, found.span.begin - run.command_begin)) +
                     std::string(kKey) + value + std::string(text.substr(found.span.end));
    return rules;
}

}  // namespace rego::app::commands
