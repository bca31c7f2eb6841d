#include "app/follow/record.hpp"

#include <exception>
#include <memory>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <zlib.h>

#include "parser/text/read_file.hpp"

namespace rego::app::follow {

namespace {

using nlohmann::json;
using parser::Diagnostic;
using parser::ErrorKind;

class Malformed : public std::exception {
  public:
    Malformed(const std::string& path, const std::string& problem) : text_(path + ": " + problem) {}
    const char* what() const noexcept override { return text_.c_str(); }

  private:
    std::string text_;
};

/// A JSON value and where it stands.
class Node {
  public:
    Node(const json& value, std::string path) : value_(value), path_(std::move(path)) {}

    Node at(const char* key) const {
        require(value_.is_object(), "an object");
        const auto it = value_.find(key);
        if (it == value_.end()) throw Malformed(path_, fmt::format("`{}` is missing", key));
        return {*it, fmt::format("{}.{}", path_, key)};
    }
    std::optional<Node> find(const char* key) const {
        require(value_.is_object(), "an object");
        const auto it = value_.find(key);
        if (it == value_.end() || it->is_null()) return std::nullopt;
        return Node{*it, fmt::format("{}.{}", path_, key)};
    }
    std::string text() const {
        require(value_.is_string(), "a text");
        return value_.get<std::string>();
    }
    int number() const {
        require(value_.is_number_integer(), "a whole number");
        constexpr int kMost = 1'000'000;
        // A number that only fits without a sign would turn negative if it were read with one.
        const bool is_large = value_.is_number_unsigned() && value_.get<std::uint64_t>() > std::uint64_t{kMost};
        if (is_large || value_.get<std::int64_t>() > kMost || value_.get<std::int64_t>() < -kMost)
            throw Malformed(path_, "is out of range");
        return value_.get<int>();
    }
    bool flag() const {
        require(value_.is_boolean(), "true or false");
        return value_.get<bool>();
    }
    bool is_text() const { return value_.is_string(); }
    bool is_number() const { return value_.is_number(); }
    bool is_list() const { return value_.is_array(); }
    bool is_object() const { return value_.is_object(); }

    std::vector<Node> list() const {
        require(value_.is_array(), "a list");
        std::vector<Node> nodes;
        for (std::size_t i = 0; i < value_.size(); ++i) nodes.emplace_back(value_[i], fmt::format("{}[{}]", path_, i));
        return nodes;
    }
    std::vector<std::pair<std::string, Node>> entries() const {
        require(value_.is_object(), "an object");
        std::vector<std::pair<std::string, Node>> found;
        for (const auto& [key, value] : value_.items()) {
            found.emplace_back(key, Node{value, fmt::format("{}.{}", path_, key)});
        }
        return found;
    }
    std::vector<std::string> texts() const {
        std::vector<std::string> found;
        for (const Node& node : list()) found.push_back(node.text());
        return found;
    }
    Counts counts() const {
        Counts found;
        for (const auto& [key, value] : entries()) found[key] = value.number();
        return found;
    }
    void fail(const std::string& problem) const { throw Malformed(path_, problem); }

  private:
    void require(bool fits, const char* what) const {
        if (!fits) throw Malformed(path_, fmt::format("expected {}, found {}", what, value_.type_name()));
    }

    const json& value_;
    std::string path_;
};

Six six(const Node& node) {
    const auto list = node.list();
    Six numbers{};
    if (list.size() != numbers.size()) node.fail("expected six numbers: money, steel, titanium, plants, energy, heat");
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = list[i].number();
    return numbers;
}

std::string text_or(const Node& node, const char* key) {
    const auto found = node.find(key);
    return found ? found->text() : std::string{};
}

std::vector<std::string> texts_or_none(const Node& node, const char* key) {
    const auto found = node.find(key);
    return found ? found->texts() : std::vector<std::string>{};
}

PlayerState player_state(const Node& node) {
    PlayerState player;
    player.name = node.at("name").text();
    player.stock = six(node.at("stock"));
    player.production = six(node.at("production"));
    player.tr = node.at("tr").number();
    player.hand = node.at("hand").number();
    player.tableau = node.at("tableau").texts();
    player.events = node.at("events").texts();
    for (const auto& [card, kinds] : node.at("resources").entries()) player.resources[card] = kinds.counts();
    player.tags = node.at("tags").counts();
    player.actions_used = texts_or_none(node, "actionsUsed");
    if (const auto passed = node.find("passed")) player.passed = passed->flag();
    if (const auto fleets = node.find("fleets")) {
        const auto both = fleets->list();
        if (both.size() != 2) fleets->fail("expected two numbers: free fleets, all fleets");
        player.fleets = {both[0].number(), both[1].number()};
    }
    return player;
}

std::vector<Taken> taken(const Node& node) {
    std::vector<Taken> all;
    for (const Node& entry : node.list()) all.push_back({entry.at("name").text(), entry.at("player").text()});
    return all;
}

ColonyState colony(const Node& node) {
    ColonyState tile;
    tile.name = node.at("name").text();
    tile.track = node.at("track").number();
    tile.colonies = texts_or_none(node, "colonies");
    tile.visitor = text_or(node, "visitor");
    if (const auto inactive = node.find("inactive")) tile.inactive = inactive->flag();
    return tile;
}

CommitteeState committee(const Node& node) {
    CommitteeState state;
    state.ruling = node.at("ruling").text();
    state.dominant = text_or(node, "dominant");
    state.chairman = text_or(node, "chairman");
    for (const auto& [name, party] : node.at("parties").entries())
        state.parties[name] = {text_or(party, "leader"), party.at("delegates").counts()};
    state.reserve = node.at("reserve").counts();
    state.lobby = texts_or_none(node, "lobby");
    state.distant = text_or(node, "distant");
    state.coming = text_or(node, "coming");
    state.current = text_or(node, "current");
    return state;
}

Snapshot snapshot(const Node& node) {
    Snapshot state;
    state.generation = node.at("generation").number();
    state.phase = node.at("phase").text();
    state.first = text_or(node, "first");
    for (const char* key : {"temperature", "oxygen", "oceans", "venus"}) {
        if (std::string_view(key) == "venus" && !node.find(key)) continue;
        Parameter& parameter = state.parameters.emplace_back();
        parameter.key = key;
        parameter.value = node.at(key).number();
    }
    for (const Node& player : node.at("players").list()) state.players.push_back(player_state(player));
    for (const Node& tile : node.at("tiles").list()) {
        state.tiles.push_back({tile.at("area").text(), tile.at("tile").text(), text_or(tile, "owner")});
    }
    if (const auto claims = node.find("claims")) {
        for (const Node& claim : claims->list()) {
            state.claims.push_back({claim.at("area").text(), {}, claim.at("owner").text()});
        }
    }
    if (const auto milestones = node.find("milestones")) state.milestones = taken(*milestones);
    if (const auto awards = node.find("awards")) state.awards = taken(*awards);
    if (const auto colonies = node.find("colonies")) {
        for (const Node& tile : colonies->list()) state.colonies.push_back(colony(tile));
    }
    if (const auto turmoil = node.find("turmoil")) state.committee = committee(*turmoil);
    return state;
}

Choice choice(const Node& node) {
    Choice made;
    made.who = text_or(node, "who");
    made.kind = node.at("kind").text();
    made.title = text_or(node, "title");
    made.owners = texts_or_none(node, "owners");
    if (const auto index = node.find("index")) made.index = index->number();
    if (const auto chosen = node.find("chosen")) {
        if (chosen->is_text()) {
            made.chosen.push_back(chosen->text());
        } else if (chosen->is_number()) {
            made.chosen.push_back(std::to_string(chosen->number()));
        } else if (chosen->is_list()) {
            for (const Node& entry : chosen->list()) {
                if (entry.is_text()) made.chosen.push_back(entry.text());
            }
        } else if (chosen->is_object() && made.kind == "payment") {
            made.payment = chosen->counts();
        }
    }
    if (const auto payment = node.find("payment")) made.payment = payment->counts();
    return made;
}

Step step(const Node& node) {
    Step one;
    one.n = node.at("n").number();
    one.generation = node.at("generation").number();
    one.phase = text_or(node, "phase");
    one.player = node.at("player").text();
    one.kind = node.at("kind").text();
    if (const auto number = node.find("actionNumber")) one.action_number = number->number();
    one.card = text_or(node, "card");
    one.name = text_or(node, "name");
    if (const auto cost = node.find("cost")) one.cost = cost->number();
    if (const auto payment = node.find("payment")) one.payment = payment->counts();
    if (const auto payments = node.find("payments")) {
        for (const Node& paid : payments->list()) one.payments.push_back(paid.at("payment").counts());
    }
    if (const auto count = node.find("count")) one.count = count->number();
    one.cards = texts_or_none(node, "cards");
    one.preludes = texts_or_none(node, "preludes");
    if (const auto choices = node.find("choices")) {
        for (const Node& made : choices->list()) one.choices.push_back(choice(made));
    }
    one.log = texts_or_none(node, "log");
    if (const auto pending = node.find("pending")) one.pending = pending->flag();
    one.after = snapshot(node.at("after"));
    return one;
}

FinalScore final_score(const Node& node) {
    FinalScore score;
    score.name = node.at("name").text();
    score.total = node.at("total").number();
    score.tr = node.at("tr").number();
    score.milestones = node.at("milestones").number();
    score.awards = node.at("awards").number();
    score.greenery = node.at("greenery").number();
    score.city = node.at("city").number();
    score.cards = node.at("cards").number();
    if (const auto cards = node.find("perCard")) score.per_card = cards->counts();
    return score;
}

Record record(const Node& root) {
    Record game;
    const Node header = root.at("header");
    game.options = header.at("options").text();
    game.players = header.at("players").texts();
    if (game.players.empty()) header.at("players").fail("a game has at least one player");
    game.colonies = texts_or_none(header, "colonies");
    game.milestones = texts_or_none(header, "milestones");
    game.awards = texts_or_none(header, "awards");
    if (const auto on = header.find("worldgov")) game.world_government = on->flag();
    const auto full_table = [&](const Snapshot& state, const Node& where) {
        if (state.players.size() != game.players.size()) where.fail("not as many players as in the header");
    };
    game.start = snapshot(root.at("start"));
    full_table(game.start, root.at("start"));
    for (const Node& node : root.at("steps").list()) {
        game.steps.push_back(step(node));
        full_table(game.steps.back().after, node);
    }
    if (const auto end = root.find("final")) {
        if (const auto winner = end->find("winner")) game.winner = winner->text();
        for (const Node& score : end->at("scores").list()) game.scores.push_back(final_score(score));
    }
    return game;
}

Diagnostic problem(ErrorKind kind, const std::string& file, std::string message) {
    return Diagnostic::of(kind, std::move(message)).in(file);
}

}  // namespace

parser::Result<Record> parse_record(const std::string& text, const std::string& file) {
    try {
        const json root = json::parse(text);
        Record game = record(Node{root, "$"});
        game.file = file;
        return game;
    } catch (const Malformed& error) {
        return problem(ErrorKind::Syntax, file, error.what());
    } catch (const json::exception& error) {
        return problem(ErrorKind::Syntax, file, fmt::format("not JSON: {}", error.what()));
    }
}

parser::Result<Record> read_record(const std::string& file) {
    if (const auto wrong = parser::refuse_file(file)) return *wrong;
    // zlib reads plain files as they are.
    const std::unique_ptr<gzFile_s, int (*)(gzFile)> input{gzopen(file.c_str(), "rb"), gzclose};
    if (!input) return problem(ErrorKind::Io, file, "cannot be opened");
    std::string text;
    std::array<char, 1 << 16> buffer{};
    for (;;) {
        const int got = gzread(input.get(), buffer.data(), buffer.size());
        if (got < 0) return problem(ErrorKind::Io, file, "cannot be unpacked");
        if (got == 0) break;
        text.append(buffer.data(), static_cast<std::size_t>(got));
        if (text.size() > parser::largest_file()) return parser::too_large(file);
    }
    int error = 0;
    gzerror(input.get(), &error);
    if (error != Z_OK && error != Z_STREAM_END) return problem(ErrorKind::Io, file, "ends too early");
    return parse_record(text, file);
}

}  // namespace rego::app::follow
