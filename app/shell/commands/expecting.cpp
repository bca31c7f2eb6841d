#include "app/shell/commands/expecting.hpp"

#include "app/shell/commands/reading.hpp"

namespace rego::app::commands {

Outcome Differences::outcome(std::string_view subject) const {
    if (found_.empty()) return engine::Unit{};
    const std::string before = fmt::format("{}{}", subject, subject.empty() ? "" : " ");
    return parser::Diagnostic::of(parser::ErrorKind::Expectation, before + fmt::format("{}", fmt::join(found_, "; ")));
}

parser::Result<std::int64_t> value_of(Run& run, Word key) {
    const Word word = run.words.take();
    const auto value = word ? number(word.text) : std::nullopt;
    if (!value) return run.usage(fmt::format("`{}` needs a number", key.text), word ? word : key);
    return *value;
}

}  // namespace rego::app::commands
