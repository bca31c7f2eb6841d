#include "app/tell/report/template.hpp"

#include <kainjow/mustache.hpp>

#include "app/tell/render/visible.hpp"
#include "app/tell/report/markup.hpp"

namespace rego::app::report {
namespace {

namespace mustache = kainjow::mustache;

mustache::data data_of(const Json& json) {
    if (json.is_object()) {
        mustache::data object{mustache::data::type::object};
        for (const auto& [name, value] : json.items()) object.set(name, data_of(value));
        return object;
    }
    if (json.is_array()) {
        mustache::data list{mustache::data::type::list};
        for (const Json& value : json) list.push_back(data_of(value));
        return list;
    }
    if (json.is_boolean()) return mustache::data{json.get<bool>()};
    if (json.is_string() && json.get_ref<const std::string&>().empty()) return mustache::data{false};
    return mustache::data{json.is_string() ? json.get<std::string>() : json.dump()};
}

}  // namespace

std::string filled_in(std::string_view template_name, const Json& view) {
    mustache::mustache page{std::string(page_file(template_name))};
    page.set_custom_escape([](const std::string& text) { return escaped(text); });
    return page.render(data_of(view));
}

std::string json_for_script(const Json& json) {
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string safe;
    safe.reserve(text.size());
    for (const char c : visible(text, false)) {
        if (c == '<')
            safe += "\\u003c";
        else if (c == '>')
            safe += "\\u003e";
        else if (c == '&')
            safe += "\\u0026";
        else
            safe += c;
    }
    return safe;
}

}  // namespace rego::app::report
