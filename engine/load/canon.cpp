#include "engine/load/canon.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
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
    bool stands_alone;  // only adds to the canon, whatever other files say
    void (*load)(DataFile&, const Value&);
};
constexpr std::array<Content, 9> kContents{{
    {"cards", true, true, load_card},
    {"milestones", true, false, load_milestone},
    {"awards", true, false, load_award},
    {"map", false, true, load_map},
    {"module", false, false, load_module},
    {"names", false, false, load_names},
    {"words", false, false, load_words},
    {"language", false, false, load_language},
    {"tables", true, true, load_table},
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

/// What the whole file is, going by its name; null if the keys in it say that.
const Content* content_by_name(std::string_view path, const Value& value) {
    const Content* by_name = find_content(stem(path));
    return by_name != nullptr && (!by_name->is_list || value.object() == nullptr) ? by_name : nullptr;
}

void load_data(DataFile& data, std::string_view path, const Value& value) {
    if (const Content* whole = content_by_name(path, value)) {
        load_content(data, *whole, value);
        return;
    }
    if (value.object() == nullptr) {
        data.problem(value.span, "expected an object that says what this is, as in `{ \"cards\": [ … ] }`");
        return;
    }
    for (const parser::json5::Member& member : *value.object()) {
        if (const Content* by_key = find_content(member.key)) {
            load_content(data, *by_key, member.value);
        } else {
            data.problem(member.key_span, "unknown field `" + member.key + "`");
        }
    }
}

/// Whether all that is in the file can be read without knowing the others.
bool stands_alone(std::string_view path, const Value& value) {
    if (const Content* whole = content_by_name(path, value)) return whole->stands_alone;
    if (value.object() == nullptr) return true;
    return std::ranges::all_of(*value.object(), [](const parser::json5::Member& member) {
        const Content* by_key = find_content(member.key);
        return by_key == nullptr || by_key->stands_alone;
    });
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

/// What depends on several files: printed names. What was read of a file may be shared, so it is not changed.
void finish(Canon& canon) {
    for (const auto& [name, card] : canon.cards) {
        if (card->names_itself) canon.printed_names.insert_or_assign(name, card->printed_name);
    }
    for (const auto& [name, printed] : canon.printed_names) {
        const auto card = canon.cards.find(name);
        if (card == canon.cards.end() || card->second->printed_name == printed) continue;
        CardInfo renamed = *card->second;
        renamed.printed_name = printed;
        card->second = std::move(renamed);
    }
    for (MapInfo& map : canon.maps) {
        const auto exception = canon.printed_names.find(map.name);
        map.printed_name = exception == canon.printed_names.end() ? words_of(map.name) : exception->second;
    }
    for (ModuleInfo& module : canon.modules) {
        if (module.printed_name.empty()) module.printed_name = module.name;
    }
}

}  // namespace

/// A file as it was read, alone.
struct ReadFile {
    std::string text;
    std::string module;
    std::size_t index = 0;      // among the files of the canon
    Canon part;                 // what it adds to a canon
    std::optional<Value> data;  // of a file that has to be read together with others

    bool is_of(const CanonFile& file, std::size_t at) const {
        return text == file.text && module == file.module && index == at;
    }
};

namespace {

std::shared_ptr<const ReadFile> read_alone(const CanonFile& file, std::size_t index) {
    auto made = std::make_shared<ReadFile>();
    made->text = file.text;
    made->module = file.module;
    made->index = index;
    DataFile data(made->part, file, index);
    if (!is_utf8(data, file.text)) return made;
    if (file.path.ends_with(".pets")) {
        load_pets_file(data, file.text);
    } else if (auto value = parser::json5::read(file.text); !value) {
        data.problem(value.error());
    } else if (stands_alone(file.path, *value)) {
        load_data(data, file.path, *value);
    } else {
        made->data = std::move(*value);
    }
    return made;
}

template <class T>
void append(std::vector<T>& all, const std::vector<T>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

void add(Canon& canon, const ReadFile& file, DataFile data) {
    ModuleInfo& module = data.module_info();  // even a folder that says nothing about itself is a module
    for (const ModuleInfo& each : file.part.modules) module.is_map = module.is_map || each.is_map;
    for (const auto& cls : file.part.classes.kept()) canon.classes.kept().push_back(cls.shared());
    for (const auto& [name, card] : file.part.cards) canon.cards.emplace(name, card.shared());
    for (const auto& [name, needs] : file.part.card_needs) append(canon.card_needs[name], needs);
    for (const MapInfo& map : file.part.maps) canon.maps.push_back(map);
    append(canon.measures, file.part.measures);
    append(*canon.mentions, *file.part.mentions);
    append(canon.problems, file.part.problems);
    append(canon.warnings, file.part.warnings);
    if (file.data) load_data(data, canon.files[data.index()].path, *file.data);
}

}  // namespace

KnownFiles::KnownFiles() = default;
KnownFiles::~KnownFiles() = default;

Canon load_canon(std::vector<CanonFile> files, KnownFiles& known) {
    Canon canon;
    for (CanonFile& file : files) canon.files.push_back(std::move(file));
    for (std::size_t i = 0; i < canon.files.size(); ++i) {
        const CanonFile& file = canon.files[i];
        auto& read = known.by_path_[file.path];
        if (!read || !read->is_of(file, i)) read = read_alone(file, i);
        add(canon, *read, DataFile(canon, file, i));
    }
    finish(canon);
    return canon;
}

Canon load_canon(std::vector<CanonFile> files) {
    KnownFiles none;
    return load_canon(std::move(files), none);
}

}  // namespace rego::engine
