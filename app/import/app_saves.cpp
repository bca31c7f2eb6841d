#include "app/import/app_saves.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/follow/json_reader.hpp"
#include "app/import/final_state.hpp"

namespace rego::app::imports {

using follow::JsonReader;
using nlohmann::json;
using parser::Diagnostic;
using parser::ErrorKind;

namespace {

/// On the board of a player, in its order: what it is called in a save.
constexpr std::array<std::string_view, 6> kSavedStock{"megaCredits", "steel", "titanium", "plants", "energy", "heat"};
constexpr std::array<std::string_view, 6> kSavedProduction{"megaCreditProduction", "steelProduction",
                                                           "titaniumProduction",   "plantProduction",
                                                           "energyProduction",     "heatProduction"};

struct SavedPlayer {
    std::string id, name, color;
    PlayerState state;
};

struct Save {
    std::size_t line = 0;
    int number = 0, generation = 0;
    std::string phase, first;
    std::vector<SavedPlayer> players;
    std::size_t passed = 0;    // so many players
    std::size_t messages = 0;  // of the log, so far
};

/// Reads of a save what every save is needed for; the rest of it is passed over.
class SaveReader {
  public:
    SaveReader(std::string_view text, const Vocabulary& vocabulary) : reader_(text), vocabulary_(vocabulary) {}

    Save read() {
        Save save;
        reader_.object({"lastSaveId", "players", "gameLog"}, [&](std::string_view key) {
            if (key == "lastSaveId")
                save.number = reader_.number();
            else if (key == "generation")
                save.generation = reader_.number();
            else if (key == "phase")
                save.phase = reader_.text();
            else if (key == "passedPlayers")
                reader_.list([&] {
                    ++save.passed;
                    reader_.skip();
                });
            else if (key == "first")
                save.first = text();
            else if (key == "players")
                reader_.list([&] { save.players.push_back(player()); });
            else if (key == "gameLog")
                reader_.list([&] {
                    ++save.messages;
                    reader_.skip();
                });
            else
                return false;
            return true;
        });
        reader_.end();
        return save;
    }

  private:
    std::string text() {
        if (reader_.kind() == JsonReader::Kind::Text) return reader_.text();
        reader_.skip();
        return {};
    }

    SavedPlayer player() {
        SavedPlayer player;
        std::array<int, kSavedStock.size()> stock{}, production{};
        reader_.object({"id", "name", "color", "megaCredits"}, [&](std::string_view key) {
            const auto resource = std::ranges::find(kSavedStock, key);
            const auto produced = std::ranges::find(kSavedProduction, key);
            if (resource != kSavedStock.end())
                stock[static_cast<std::size_t>(resource - kSavedStock.begin())] = reader_.number();
            else if (produced != kSavedProduction.end())
                production[static_cast<std::size_t>(produced - kSavedProduction.begin())] = reader_.number();
            else if (key == "id")
                player.id = reader_.text();
            else if (key == "name")
                player.name = reader_.text();
            else if (key == "color")
                player.color = reader_.text();
            else if (key == "terraformRating")
                player.state.tr = reader_.number();
            else if (key == "playedCards")
                reader_.list([&] { card(player.state); });
            else
                return false;
            return true;
        });
        player.state.stock.assign(stock.begin(), stock.end());
        player.state.production.assign(production.begin(), production.end());
        return player;
    }

    void card(PlayerState& state) {
        std::string name;
        int units = 0;
        reader_.object({}, [&](std::string_view key) {
            if (key == "name")
                name = reader_.text();
            else if (key == "resourceCount")
                units = reader_.number();
            else
                return false;
            return true;
        });
        const auto cls = vocabulary_.card(name);
        const auto* info = cls ? vocabulary_.card_info(*cls) : nullptr;
        if (info != nullptr && info->resource) state.on_cards[*cls] = units;
    }

    JsonReader reader_;
    const Vocabulary& vocabulary_;
};

/// When the game was made, as far as that is told.
std::string date_of(const json& save) {
    const auto made = save.is_object() ? save.find("createdTimeMs") : save.end();
    if (!save.is_object() || made == save.end() || !made->is_number_integer()) return {};
    constexpr std::int64_t kSecond = 1000;
    const std::chrono::sys_seconds moment{std::chrono::seconds(made->get<std::int64_t>() / kSecond)};
    const std::chrono::year_month_day day{std::chrono::floor<std::chrono::days>(moment)};
    return day.ok() ? fmt::format("{:04}-{:02}-{:02}", int(day.year()), unsigned(day.month()), unsigned(day.day()))
                    : "";
}

/// The messages of the log as lines, once as they are shown and once with marks for the players, whose names could be
/// anything.
class Messages {
  public:
    Messages(const std::vector<SavedPlayer>& players) {
        for (const SavedPlayer& player : players) {
            const std::string mark{kMark, static_cast<char>('A' + marks_.size())};
            names_[player.color] = {player.name, mark};
            marks_.push_back(mark);
        }
    }

    const std::vector<std::string>& marks() const { return marks_; }

    /// With the names of players, or with their marks.
    std::string line(const json& message, bool is_marked) const {
        std::string text = text_of(message, "message");
        const auto parts = message.find("data");
        if (parts == message.end() || !parts->is_array()) return text;
        for (std::size_t i = 0; i < parts->size(); ++i) {
            const std::string slot = fmt::format("${{{}}}", i);
            const std::string value = value_of((*parts)[i], is_marked);
            for (auto at = text.find(slot); at != std::string::npos; at = text.find(slot, at + value.size()))
                text.replace(at, slot.size(), value);
        }
        return text;
    }

  private:
    static constexpr char kMark = '\x01';
    static constexpr int kPlayerPart = 2;

    static std::string text_of(const json& object, const char* key) {
        const auto it = object.is_object() ? object.find(key) : object.end();
        return it != object.end() && it->is_string() ? it->get<std::string>() : std::string{};
    }

    std::string value_of(const json& part, bool is_marked) const {
        if (!part.is_object() || !part.contains("value")) return {};
        const json& value = part["value"];
        const bool is_player = part.contains("type") && part["type"] == kPlayerPart;
        if (value.is_array()) {
            std::string all;
            for (const json& each : value) all += (all.empty() ? "" : ",") + plain(each);
            return all;
        }
        const std::string text = plain(value);
        const auto name = names_.find(text);
        if (!is_player || name == names_.end()) return text;
        return is_marked ? name->second.second : name->second.first;
    }

    static std::string plain(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

    std::map<std::string, std::pair<std::string, std::string>> names_;  // by color: name and mark
    std::vector<std::string> marks_;
};

/// Whether a game that is followed is at that very moment, too: at the start nobody has anything yet, and when all have
/// passed, it goes on to production by itself.
bool tells_stocks(const Save& save) {
    if (save.phase == "action") return save.passed < save.players.size();
    return save.generation > 1 || save.phase == "preludes";
}

std::shared_ptr<const State> state_of(const Save& save) {
    auto state = std::make_shared<State>();
    state->name = fmt::format("save {}", save.number);
    state->players.resize(1);
    for (const SavedPlayer& player : save.players) state->players.push_back(player.state);
    return state;
}

class SavesReader {
  public:
    SavesReader(const Templates& templates, const Vocabulary& vocabulary)
        : templates_(templates), vocabulary_(vocabulary) {}

    SavedGame read(std::string_view text) {
        std::string_view last;
        while (!text.empty()) {
            const auto end = text.find('\n');
            const std::string_view line = text.substr(0, end);
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
            ++line_;
            if (line.find_first_not_of(" \r\t") == std::string_view::npos) continue;
            saves_.push_back(SaveReader(line, vocabulary_).read());
            saves_.back().line = line_;
            last = line;
        }
        if (!saves_.empty()) read_last(json::parse(last, nullptr, false));
        return std::move(game_);
    }

    std::size_t line() const { return line_; }

  private:
    void read_last(const json& save) {
        if (!save.is_object() || !save.contains("gameLog")) throw follow::Malformed("this is no JSON");
        game_.known = read_saved_options(save, vocabulary_);
        const std::vector<SavedPlayer>& players = saves_.back().players;
        for (const SavedPlayer& player : players) game_.facts.players.push_back(player.name);
        tell_first();
        const Messages messages(players);
        const json& log = save["gameLog"];
        game_.facts.lines = log.size();
        game_.facts.date = date_of(save);
        std::size_t next = 0;
        for (std::size_t i = 0; i <= log.size(); ++i) {
            // What was overwritten by an undone one may tell more messages than there are.
            for (; next < saves_.size() && saves_[next].messages <= i; ++next) tell_state(saves_[next]);
            if (i < log.size()) tell_message(messages, log[i], i + 1);
        }
    }

    /// Older logs do not say who begins.
    void tell_first() {
        const auto& players = saves_.front().players;
        const auto found = std::ranges::find(players, saves_.front().first, &SavedPlayer::id);
        if (found == players.end()) return;
        Fact fact;
        fact.kind = Kind::FirstPlayer;
        fact.slots['P'] = std::to_string(found - players.begin() + 1);
        game_.facts.list.push_back(std::move(fact));
    }

    void tell_state(const Save& save) {
        if (!tells_stocks(save) || save.players.size() != saves_.back().players.size()) return;
        Fact fact;
        fact.kind = Kind::State;
        fact.line = save.line;
        fact.state = state_of(save);
        if (!game_.facts.list.empty() && game_.facts.list.back().kind == Kind::State) game_.facts.list.pop_back();
        game_.facts.list.push_back(std::move(fact));
    }

    void tell_message(const Messages& messages, const json& message, std::size_t number) {
        const std::string shown = messages.line(message, false);
        const std::string marked = messages.line(message, true);
        auto fact = templates_.match(marked, messages.marks(), vocabulary_);
        if (!fact) {
            templates_.tell_unread(marked, shown, number, messages.marks(), vocabulary_, game_.facts);
            return;
        }
        fact->line = number;
        fact->text = shown;
        game_.facts.list.push_back(std::move(*fact));
    }

    const Templates& templates_;
    const Vocabulary& vocabulary_;
    std::vector<Save> saves_;
    std::size_t line_ = 0;
    SavedGame game_;
};

}  // namespace

parser::Result<SavedGame> read_saves(std::string_view text, const Templates& templates, const Vocabulary& vocabulary) {
    SavesReader reader(templates, vocabulary);
    try {
        return reader.read(text);
    } catch (const follow::Malformed& malformed) {
        return Diagnostic::of(ErrorKind::Syntax, fmt::format("save {}: {}", reader.line(), malformed.what()))
            .with_hint("the saves are the column `game` of the table `games`, one a line");
    }
}

}  // namespace rego::app::imports
