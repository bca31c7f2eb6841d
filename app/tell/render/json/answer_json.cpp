#include "app/tell/render/json/answer_json.hpp"

#include <nlohmann/json.hpp>

namespace rego::app {
namespace {

using Json = nlohmann::ordered_json;

/// Bytes that are no UTF-8 are shown as such instead of stopping everything.
std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

void add_lines(Json& list, std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        list.push_back(std::string(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

Json changes_as_json(const std::vector<ChangeItem>& changes) {
    Json list = Json::array();
    for (const ChangeItem& change : changes) {
        Json item{{"n", change.n}, {"count", change.count}};
        if (!change.gain.empty()) item["gain"] = change.gain;
        if (!change.remove.empty()) item["remove"] = change.remove;
        if (!change.by.empty()) item["by"] = change.by;
        if (!change.via.empty()) item["via"] = change.via;
        if (change.cause != 0) item["cause"] = change.cause;
        list.push_back(std::move(item));
    }
    return list;
}

Json tasks_as_json(const std::vector<TaskItem>& tasks) {
    Json list = Json::array();
    for (const TaskItem& task : tasks) {
        Json item{{"n", task.n}, {"player", task.player}, {"instruction", task.instruction}};
        if (!task.waiting.empty()) item["waiting"] = task.waiting;
        list.push_back(std::move(item));
    }
    return list;
}

struct ValueToJson {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(bool value) const { return value; }
    Json operator()(std::int64_t value) const { return value; }
    Json operator()(const std::string& value) const { return value; }
    Json operator()(const RawJson& value) const { return Json::parse(value.text); }
    Json operator()(const std::vector<ListItem>& value) const {
        Json list = Json::array();
        for (const ListItem& item : value) list.push_back({{"type", item.type}, {"count", item.count}});
        return list;
    }
};

}  // namespace

std::string answer_as_json(std::string_view command, std::string_view actor, const Reply& reply,
                           const parser::Diagnostic* error, std::string_view text, std::string_view file,
                           std::size_t first_line) {
    Json json{{"command", command}, {"ok", error == nullptr}};
    if (!actor.empty()) json["actor"] = actor;
    Json lines = Json::array();
    if (error == nullptr) {
        if (!reply.changes.empty()) json["changes"] = changes_as_json(reply.changes);
        if (!reply.tasks.empty()) json["tasks"] = tasks_as_json(reply.tasks);
        const bool has_value = !std::holds_alternative<std::monostate>(reply.value);
        if (has_value) json["value"] = std::visit(ValueToJson(), reply.value);
        if (!has_value || reply.keeps_text) add_lines(lines, reply.text);
        for (const std::string& line : reply.json_text) lines.push_back(line);
    } else {
        for (const std::string& note : error->notes) lines.push_back(note);
        if (!error->hint.empty()) lines.push_back("hint: " + error->hint);
        for (const std::string& line : reply.json_text) lines.push_back(line);
    }
    if (!lines.empty()) json["text"] = std::move(lines);
    if (error != nullptr) {
        const parser::LineColumn place =
            error->span ? parser::line_column(text, error->span->begin) : parser::LineColumn{};
        json["error"] = {{"kind", parser::error_kind_name(error->kind)},
                         {"message", error->message},
                         {"file", file},
                         {"line", place.line + first_line - 1},
                         {"column", place.column}};
    }
    return dump(json) + '\n';
}

std::string verdict_as_json(std::string_view file, bool ok, std::size_t commands, std::size_t expectations) {
    return dump(Json{{"file", file}, {"ok", ok}, {"commands", commands}, {"expectations", expectations}}) + '\n';
}

}  // namespace rego::app
