// A template of page/ filled in. The only place that knows Mustache.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace rego::app::report {

using Json = nlohmann::ordered_json;

/// The files of page/, compiled into the program: "report.mustache". It must be one of them.
std::string_view page_file(std::string_view name);
/// What a Content-Security-Policy calls such a script or stylesheet: "'sha256-…'".
std::string_view policy_hash(std::string_view name);

/// `{{name}}` is escaped, `{{{name}}}` put in as it is. Empty texts and lists are false.
std::string filled_in(std::string_view template_name, const Json& view);

/// JSON inside a script element: nothing in it can end that.
std::string json_for_script(const Json& json);

}  // namespace rego::app::report
