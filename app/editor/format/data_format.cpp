#include "app/editor/format/format.hpp"
#include "app/editor/format/pets_strings.hpp"
#include "parser/canonical.hpp"
#include "parser/text/json5.hpp"

namespace rego::app::format {

using parser::json5::Value;

parser::Result<std::string> format_data(std::string_view path, std::string_view text) {
    const auto file = parser::json5::read(text);
    if (!file) return file.error();
    std::string out;
    std::size_t copied = 0;
    std::optional<parser::Diagnostic> wrong;
    for_each_pets_string(path, *file, [&](const Value& value, std::string_view kind) {
        const parser::json5::String& string = *value.string();
        const auto form = parser::canonical(kind, string.text);
        if (!form) {
            if (!wrong) wrong = parser::json5::in_file(form.error(), string);
            return;
        }
        const std::string_view written = text.substr(value.span.begin, value.span.end - value.span.begin);
        // Over several lines, or with signs that would have to be escaped: its author had a reason.
        const bool is_plain =
            written.size() == string.text.size() + 2 && written.substr(1, string.text.size()) == string.text;
        if (!is_plain || form->find_first_of("\"'\\\n") != std::string::npos || *form == string.text) return;
        out += text.substr(copied, value.span.begin + 1 - copied);
        out += *form;
        copied = value.span.end - 1;
    });
    if (wrong) return *wrong;
    out += text.substr(copied);
    return out;
}

parser::Result<std::string> format_file(std::string_view path, std::string_view text) {
    if (path.ends_with(".pets")) return format_pets(text);
    if (path.ends_with(".json5")) return format_data(path, text);
    return parser::Diagnostic::of(parser::ErrorKind::Usage, "only .pets and .json5 files have a layout");
}

}  // namespace rego::app::format
