#include "engine/load/map.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/load/build.hpp"
#include "engine/load/class_names.hpp"
#include "parser/parse.hpp"

namespace rego::engine {
namespace {

using parser::Instruction;
using parser::Span;

/// Neighbours in a row stand so many characters apart, and each row is shifted by half of that.
constexpr int kPitch = 6;

/// What the letter of a bonus stands for.
struct Bonus {
    Instruction instruction;
    std::string gained;       // the class, when it is just a gain of one: `Plant`
    bool is_nothing = false;  // `Ok`: printed, but another module has to say what it does
};

/// An area as drawn: `LPP` at that place of its row.
struct Drawn {
    std::string letters;
    Span span;  // in the file
    int row = 0;
    int place = 0;  // characters from the left, with the slant of the rows taken out
};

class MapReader {
  public:
    MapReader(DataFile& data, const parser::json5::Value& value) : data_(data), record_(data, value, kFields) {}

    void read() {
        map_.name = record_.class_name("name");
        map_.module = data_.module();
        record_.require("kinds");
        record_.require("rows");
        read_legend();
        read_areas();
        read_labels();
        if (!record_.ok()) return;
        find_borders();
        const Span name = record_.span_of("name");
        data_.add_class(build::declaration(map_.name, name, {build::type("MarsMap", name)}));
        for (parser::ClassDeclaration& area : classes_) data_.add_class(std::move(area));
        data_.module_info().is_map = true;
        data_.canon().maps.push_back(std::move(map_));
    }

  private:
    static constexpr std::array<std::string_view, 6> kFields{"name", "kinds", "bonuses", "rows", "labels", "meanings"};

    void read_legend() {
        for (const auto& member : record_.members("kinds")) {
            const auto* kind = letter(member, "kinds") ? record_.string_of(member.value, "kinds") : nullptr;
            if (kind != nullptr) kinds_[member.key[0]] = kind->text;
        }
        for (const auto& member : record_.members("bonuses")) {
            if (!letter(member, "bonuses")) continue;
            auto instruction = record_.pets_of(member.value, "bonuses", parser::parse_instruction);
            if (!instruction) continue;
            Bonus bonus{std::move(*instruction), {}};
            const auto* gain = std::get_if<parser::GainInstruction>(&bonus.instruction.node);
            if (gain != nullptr && gain->amount == parser::Scalar{} && gain->type.arguments.empty())
                bonus.gained = gain->type.name;
            bonus.is_nothing = bonus.gained == "Ok";
            map_.bonuses.push_back({member.key, bonus.is_nothing ? "" : bonus.gained, {}});
            bonuses_.emplace(member.key[0], std::move(bonus));
        }
        for (const auto& member : record_.members("meanings")) read_meaning(member);
    }

    /// `"O": { "class": "OceanTile", "text": "pay 6 M€: ocean" }`, for a bonus that is more than a gain.
    void read_meaning(const parser::json5::Member& member) {
        static constexpr std::array<std::string_view, 2> kParts{"class", "text"};
        DataObject meaning(data_, member.value, kParts, map_.name);
        const auto bonus = std::find_if(map_.bonuses.begin(), map_.bonuses.end(),
                                        [&](const BonusInfo& info) { return info.letter == member.key; });
        if (bonus == map_.bonuses.end()) {
            record_.problem("meanings", member.key_span, "no bonus has the letter `" + member.key + "`");
            return;
        }
        if (const auto cls = meaning.text("class")) {
            bonus->cls = *cls;
            data_.mention(Mention::Of::Class, *cls, meaning.span_of("class"));
        }
        bonus->meaning = meaning.text("text").value_or("");
    }

    bool letter(const parser::json5::Member& member, std::string_view field) {
        if (member.key.size() == 1) return true;
        record_.problem(field, member.key_span, "expected a single letter");
        return false;
    }

    void read_areas() {
        const std::vector<Drawn> drawn = read_drawing();
        if (drawn.empty()) return;
        const int left = std::min_element(drawn.begin(), drawn.end(), [](const Drawn& a, const Drawn& b) {
                             return a.place < b.place;
                         })->place;
        for (const Drawn& area : drawn) {
            if ((area.place - left) % kPitch != 0) {
                record_.problem("rows", area.span, "area `" + area.letters + "` stands between two columns");
            } else {
                add_area(area, (area.place - left) / kPitch + 1);
            }
        }
    }

    std::vector<Drawn> read_drawing() {
        std::vector<Drawn> drawn;
        const parser::json5::Value* rows = record_.find("rows");
        if (rows == nullptr) return drawn;
        if (rows->array() == nullptr) {
            record_.problem("rows", rows->span, "expected a list in square brackets");
            return drawn;
        }
        int row = 0;
        for (const parser::json5::Value& value : *rows->array()) {
            ++row;
            const parser::json5::String* string = record_.string_of(value, "rows");
            if (string == nullptr) continue;
            const std::string& text = string->text;
            for (std::size_t begin = text.find_first_not_of(' '); begin != text.npos;) {
                const std::size_t end = std::min(text.find(' ', begin), text.size());
                const Span span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
                drawn.push_back({text.substr(begin, end - begin), string->source_span(span), row,
                                 static_cast<int>(begin) + row * kPitch / 2});
                begin = text.find_first_not_of(' ', end);
            }
        }
        return drawn;
    }

    void add_area(const Drawn& drawn, int column) {
        const auto kind = kinds_.find(drawn.letters[0]);
        if (kind == kinds_.end()) {
            const Span first{drawn.span.begin, drawn.span.begin + 1};
            record_.problem("rows", first, "no kind of area has the letter `" + drawn.letters.substr(0, 1) + "`");
            return;
        }
        AreaInfo area;
        area.name = map_.name + "_" + std::to_string(drawn.row) + "_" + std::to_string(column);
        area.row = drawn.row;
        area.column = column;
        area.kind = kind->second;

        parser::ClassDeclaration made = build::declaration(area.name, drawn.span, {build::type(area.kind, drawn.span)});
        auto& properties = made.body.properties;
        properties.push_back(build::property("row", area.row, drawn.span));
        properties.push_back(build::property("column", column, drawn.span));
        std::vector<Instruction> gains;
        std::vector<Instruction> others;
        for (std::size_t i = 1; i < drawn.letters.size(); ++i) {
            const char letter = drawn.letters[i];
            area.bonuses.emplace_back(1, letter);
            const auto bonus = bonuses_.find(letter);
            if (bonus == bonuses_.end()) {
                const auto place = drawn.span.begin + static_cast<std::uint32_t>(i);
                record_.problem("rows", Span{place, place + 1},
                                std::string("no bonus has the letter `") + letter + "`");
            } else if (bonus->second.is_nothing) {
                continue;
            } else if (bonus->second.gained.empty()) {
                others.push_back(bonus->second.instruction);
            } else if (drawn.letters.find(letter, 1) == i) {  // the first of its kind
                const auto amount =
                    static_cast<std::int32_t>(std::count(drawn.letters.begin() + 1, drawn.letters.end(), letter));
                const std::string& gained = bonus->second.gained;
                properties.push_back(build::property(property_name(gained), amount, drawn.span));
                gains.push_back(build::change(amount, build::type(gained, drawn.span)));
            }
        }
        if (!gains.empty())
            made.body.effects.push_back(when_paid_out(build::all_of(std::move(gains), drawn.span), drawn.span));
        for (Instruction& other : others) made.body.effects.push_back(when_paid_out(std::move(other), drawn.span));
        classes_.push_back(std::move(made));
        map_.areas.push_back(std::move(area));
    }

    /// `PrintedBonus<This>: instruction`
    static parser::Effect when_paid_out(Instruction instruction, Span span) {
        return build::effect(build::type("PrintedBonus", span, {build::type("This", span)}), false,
                             std::move(instruction));
    }

    void read_labels() {
        for (const auto& member : record_.members("labels")) {
            const parser::json5::String* label = record_.string_of(member.value, "labels");
            const auto area = std::find_if(map_.areas.begin(), map_.areas.end(),
                                           [&](const AreaInfo& info) { return info.name == member.key; });
            if (area == map_.areas.end()) {
                // Areas that could not be read are complained of already.
                if (record_.ok()) record_.problem("labels", member.key_span, "there is no area `" + member.key + "`");
            } else if (label != nullptr) {
                area->label = label->text;
            }
        }
    }

    void find_borders() {
        static constexpr std::array<std::pair<int, int>, 6> kSteps{
            {{0, -1}, {0, 1}, {-1, -1}, {-1, 0}, {1, 0}, {1, 1}}};
        std::map<std::pair<int, int>, const std::string*> names;
        for (const AreaInfo& area : map_.areas) names[{area.row, area.column}] = &area.name;
        for (const AreaInfo& area : map_.areas) {
            for (const auto& [down, right] : kSteps) {
                const auto neighbor = names.find({area.row + down, area.column + right});
                if (neighbor != names.end()) map_.borders.emplace_back(area.name, *neighbor->second);
            }
        }
    }

    DataFile& data_;
    DataObject record_;
    MapInfo map_;
    std::map<char, std::string> kinds_;
    std::map<char, Bonus> bonuses_;
    std::vector<parser::ClassDeclaration> classes_;
};

}  // namespace

void load_map(DataFile& data, const parser::json5::Value& value) { MapReader(data, value).read(); }

}  // namespace rego::engine
