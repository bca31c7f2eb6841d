#include "engine/load/canon.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "engine/load/card.hpp"
#include "engine/load/data_object.hpp"
#include "engine/load/goals.hpp"
#include "engine/load/map.hpp"
#include "engine/load/pets_file.hpp"
#include "engine/load/settings.hpp"
#include "engine/load/table.hpp"
#include "engine/load/words_file.hpp"
#include "parser/text/json5.hpp"
#include "parser/text/utf8.hpp"

namespace rego::engine {
namespace {

using parser::json5::Value;

/// What may be in a data file, by the file's name (`cards.json5`) or by a key in it (`{ "cards": [ … ] }`).
struct Content {
    std::string_view name;
    bool is_list;
    void (*load)(DataFile&, const Value&);
};
constexpr std::array<Content, 9> kContents{{
    {"cards", true, load_card},
    {"milestones", true, load_milestone},
    {"awards", true, load_award},
    {"map", false, load_map},
    {"module", false, load_module},
    {"names", false, load_names},
    {"words", false, load_words},
    {"language", false, load_language},
    {"tables", true, load_table},
}};

const Content* find_content(std::string_view name) {
    const auto found =
        std::find_if(kContents.begin(), kContents.end(), [&](const Content& c) { return c.name == name; });
    return found == kContents.end() ? nullptr : &*found;
}

void load_content(DataFile& data, const Content& content, const Value& value) {
    if (!content.is_list) {
        content.load(data, value);
    } else if (value.array() != nullptr) {
        for (const Value& each : *value.array()) content.load(data, each);
    } else {
        data.problem(value.span, "`" + std::string(content.name) + "`: expected a list in square brackets");
    }
}

/// "base/cards.json5" -> "cards"
std::string_view stem(std::string_view path) {
    path.remove_prefix(path.find_last_of('/') + 1);
    return path.substr(0, path.find('.'));
}

void load_data_file(DataFile& data, std::string_view path, std::string_view text) {
    const auto value = parser::json5::read(text);
    if (!value) {
        data.problem(value.error());
        return;
    }
    const Content* by_name = find_content(stem(path));
    if (by_name != nullptr && (!by_name->is_list || value->object() == nullptr)) {
        load_content(data, *by_name, *value);
        return;
    }
    if (value->object() == nullptr) {
        data.problem(value->span, "expected an object that says what this is, as in `{ \"cards\": [ … ] }`");
        return;
    }
    for (const parser::json5::Member& member : *value->object()) {
        if (const Content* by_key = find_content(member.key)) {
            load_content(data, *by_key, member.value);
        } else {
            data.problem(member.key_span, "unknown field `" + member.key + "`");
        }
    }
}

/// A file in another encoding would be read with other letters in it than its author sees.
bool is_utf8(DataFile& data, std::string_view text) {
    const auto invalid = parser::first_invalid_utf8(text);
    if (!invalid) return true;
    const auto place = static_cast<std::uint32_t>(*invalid);
    data.problem({place, place + 1},
                 fmt::format("byte 0x{:02X} is no UTF-8", static_cast<unsigned char>(text[*invalid])),
                 "save the file as UTF-8");
    return false;
}

/// What depends on several files: printed names.
void finish(Canon& canon) {
    const auto printed_name = [&canon](const std::string& name) {
        const auto exception = canon.printed_names.find(name);
        return exception == canon.printed_names.end() ? words_of(name) : exception->second;
    };
    for (auto& [name, card] : canon.cards) {
        if (card->printed_name.empty()) {
            card->printed_name = printed_name(name);
        } else {
            canon.printed_names.insert_or_assign(name, card->printed_name);
        }
    }
    for (MapInfo& map : canon.maps) map.printed_name = printed_name(map.name);
    for (ModuleInfo& module : canon.modules) {
        if (module.printed_name.empty()) module.printed_name = module.name;
    }
}

}  // namespace

Canon load_canon(std::vector<CanonFile> files) {
    Canon canon;
    for (CanonFile& file : files) canon.files.push_back(std::move(file));
    for (std::size_t i = 0; i < canon.files.size(); ++i) {
        DataFile data(canon, i);
        data.module_info();  // even a folder that says nothing about itself is a module
        const CanonFile& file = canon.files[i];
        if (!is_utf8(data, file.text)) continue;
        if (file.path.ends_with(".pets")) {
            load_pets_file(data, file.text);
        } else {
            load_data_file(data, file.path, file.text);
        }
    }
    finish(canon);
    return canon;
}

}  // namespace rego::engine
