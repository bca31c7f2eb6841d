#include "engine/load/words_file.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/load/blanks.hpp"
#include "engine/load/class_names.hpp"

namespace rego::engine {
namespace {

using parser::json5::Member;
using parser::json5::Value;

// --- Colours ---------------------------------------------------------------------------------------------------

/// The sixteen that every terminal has, and a few of the others by name.
constexpr std::array<std::pair<std::string_view, int>, 13> kColors{{
    {"black", 0},
    {"red", 1},
    {"green", 2},
    {"yellow", 3},
    {"blue", 4},
    {"magenta", 5},
    {"cyan", 6},
    {"white", 7},
    {"grey", 8},
    {"bright white", 15},
    {"brown", 137},
    {"silver", 250},
    {"rust", 173},
}};

std::optional<int> color_number(std::string_view text) {
    for (const auto& [name, number] : kColors) {
        if (text == name) return number;
    }
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && number >= 0 && number <= 255 ? std::optional{number} : std::nullopt;
}

/// "yellow", "137", "black on green".
std::optional<Color> color_named(std::string_view text) {
    constexpr std::string_view kOn = " on ";
    const std::size_t on = text.find(kOn);
    const auto front = color_number(text.substr(0, on));
    if (!front) return std::nullopt;
    if (on == std::string_view::npos) return Color{*front, -1};
    const auto ground = color_number(text.substr(on + kOn.size()));
    return ground ? std::optional{Color{*front, *ground}} : std::nullopt;
}

// --- One class -------------------------------------------------------------------------------------------------

class WordsReader {
  public:
    WordsReader(DataFile& data, const Member& entry, Words& words)
        : data_(data), record_(data, entry.value, kFields, entry.key), words_(words) {}

    void read() {
        read_names();
        read_phrases();
        read_looks();
        read_told();
        read_track();
        read_score();
        for (const Member& property : record_.members("properties")) read_property(property);
        for (const Member& way : record_.members("drawn")) read_drawn(way);
    }

  private:
    static constexpr std::array<std::string_view, 35> kFields{
        "noun",     "mass",     "ofCard", "unique", "person", "fact",   "properties", "gain",   "lose",
        "spend",    "exchange", "having", "when",   "whenX",  "gone",   "is",         "isNone", "isOf",
        "isNoneOf", "per",      "used",   "color",  "tile",   "onMap",  "fill",       "legend", "ledger",
        "source",   "told",     "track",  "score",  "brief",  "result", "doing",      "drawn",
    };

    void set(std::optional<std::string>& target, std::string_view field) { set(target, record_, field); }
    static void set(std::optional<std::string>& target, DataObject& record, std::string_view field) {
        if (auto text = record.text(field)) target = std::move(*text);
    }

    /// A phrase whose blanks are all known.
    void set_phrase(std::optional<std::string>& target, std::string_view field) {
        set(target, field);
        if (target && record_.has(field)) check_blanks(field, *target);
    }
    void check_blanks(std::string_view field, std::string_view text) {
        for (const Blank& blank : blanks_of(text)) {
            if (is_known_blank(blank.name)) continue;
            record_.problem(field, record_.span_of(field), "unknown blank `{" + std::string(blank.name) + "}`");
        }
    }

    void read_names() {
        if (auto noun = noun_in("noun", plural_of)) words_.noun = std::move(*noun);
        if (auto mass = record_.text("mass")) words_.noun = Noun{*mass, *mass, false};
        if (auto brief = noun_in("brief", plural_of)) words_.brief = std::move(*brief);
        set_phrase(words_.of_card, "ofCard");
        if (const Value* unique = record_.find("unique")) {
            if (unique->boolean() == nullptr) record_.problem("unique", unique->span, "expected true or false");
            if (unique->boolean() != nullptr) words_.unique = *unique->boolean();
        }
        set(words_.person, "person");
        set(words_.fact, "fact");
    }

    /// "tile", or with its plural where `plural` does not find it: [ "card with an action", "cards with an action" ].
    std::optional<Noun> noun_in(std::string_view field, std::string (*plural)(std::string_view)) {
        const Value* value = record_.find(field);
        if (value == nullptr) return std::nullopt;
        if (value->array() == nullptr) {
            const auto one = record_.text(field);
            return one ? std::optional{Noun{*one, plural(*one)}} : std::nullopt;
        }
        const std::vector<Text> both = record_.texts(field);
        if (both.size() == 2) return Noun{both[0].text, both[1].text};
        record_.problem(field, value->span, "expected a word, or a list of singular and plural");
        return std::nullopt;
    }

    void read_phrases() {
        PhraseWords& phrases = words_.phrases;
        for (const auto& [field, target] : {std::pair{"gain", &phrases.gain},
                                            {"lose", &phrases.lose},
                                            {"exchange", &phrases.exchange},
                                            {"having", &phrases.having},
                                            {"spend", &phrases.spend},
                                            {"when", &phrases.when},
                                            {"whenX", &phrases.when_x},
                                            {"gone", &phrases.gone},
                                            {"is", &phrases.is},
                                            {"isNone", &phrases.is_none},
                                            {"isOf", &phrases.is_of},
                                            {"isNoneOf", &phrases.none_of},
                                            {"per", &phrases.per},
                                            {"used", &phrases.used},
                                            {"result", &phrases.result},
                                            {"doing", &phrases.doing}}) {
            set_phrase(*target, field);
        }
    }

    void read_looks() {
        if (const auto color = color_in(record_, "color")) words_.color = color;
        if (const auto color = color_in(record_, "tile")) words_.tile = color;
        set(words_.on_map, "onMap");
        set(words_.fill, "fill");
        set(words_.legend, "legend");
        const auto same = [](std::string_view word) { return std::string(word); };
        if (auto noun = noun_in("ledger", same)) words_.ledger = std::move(*noun);
        set(words_.source, "source");
    }

    static std::optional<Color> color_in(DataObject& record, std::string_view field) {
        const auto text = record.text(field);
        if (!text) return std::nullopt;
        const auto color = color_named(*text);
        if (!color) {
            record.problem(field, record.span_of(field), "expected a colour",
                           "`yellow`, `black on green`, or a number from 0 to 255");
        }
        return color;
    }

    void read_told() {
        if (!record_.has("told")) return;
        static constexpr std::array<std::string_view, 2> kParts{"gained", "lost"};
        DataObject told(data_, *record_.find("told"), kParts, record_.title());
        ToldWords& words = words_.told.emplace();
        words.gained = told.text("gained").value_or("");
        words.lost = told.text("lost").value_or("");
        check_blanks("told", words.gained);
        check_blanks("told", words.lost);
    }

    void read_track() {
        if (!record_.has("track")) return;
        static constexpr std::array<std::string_view, 8> kParts{"name", "raised", "unit",  "onMap",
                                                                "key",  "expect", "start", "step"};
        DataObject record(data_, *record_.find("track"), kParts, record_.title());
        if (!words_.track) words_.track.emplace();
        TrackWords& track = *words_.track;
        set(track.name, record, "name");
        set(track.raised, record, "raised");
        set(track.unit, record, "unit");
        set(track.on_map, record, "onMap");
        set(track.key, record, "key");
        set(track.expect, record, "expect");
        if (const auto start = record.number("start")) track.start = start;
        if (const auto step = record.number("step")) track.step = step;
        if (track.step && *track.step == 0) record.problem("step", record.span_of("step"), "a step of 0 goes nowhere");
        check_blanks("track", track.on_map.value_or(""));
    }

    void read_score() {
        if (!record_.has("score")) return;
        static constexpr std::array<std::string_view, 3> kParts{"column", "letter", "color"};
        DataObject record(data_, *record_.find("score"), kParts, record_.title());
        if (!record.require("column")) return;
        ScoreWords& score = words_.score.emplace();
        score.column = record.text("column").value_or("");
        score.letter = record.text("letter").value_or("");
        score.color = color_in(record, "color").value_or(Color{});
    }

    void read_drawn(const Member& way) {
        if (way.value.string() == nullptr) return record_.problem("drawn", way.value.span, "expected a phrase");
        words_.drawn[way.key] = way.value.string()->text;
        check_blanks("drawn", words_.drawn[way.key]);
    }

    void read_property(const Member& property) {
        static constexpr std::array<std::string_view, 4> kParts{"some", "with", "is", "per"};
        DataObject record(data_, property.value, kParts, record_.title());
        PropertyWords& words = words_.properties[property.key];
        words.some = record.text("some").value_or("");
        words.with = record.text("with").value_or("");
        words.per = record.text("per").value_or("");
        check_blanks("properties", words.with);
        for (const Text& text : record.texts("is")) {
            words.is.push_back(text.text);
            check_blanks("properties", text.text);
        }
        if (record.has("is") && words.is.size() != 3)
            record.problem("is", record.span_of("is"), "expected three phrases: for 0, for 1 and for more");
    }

    DataFile& data_;
    DataObject record_;
    Words& words_;
};

}  // namespace

void load_words(DataFile& data, const Value& value) {
    if (value.object() == nullptr) {
        data.problem(value.span, "expected an object in braces");
        return;
    }
    auto& all = data.canon().words;
    for (const Member& entry : *value.object()) {
        const auto [found, fresh] = all.try_emplace(entry.key);
        if (fresh) found->second->order = all.size();
        data.mention(Mention::Of::Class, entry.key, entry.key_span);
        WordsReader(data, entry, *found->second).read();
    }
}

}  // namespace rego::engine
