#include "app/page/view.hpp"

#include <algorithm>
#include <array>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/move_line.hpp"
#include "app/tell/render/english/english.hpp"
#include "app/tell/render/questions.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/report/page.hpp"
#include "engine/mars/moves/perform.hpp"

namespace rego::app::page {
namespace {

using engine::ClassId;
using engine::MarsGame;
using engine::Move;
using engine::Offer;
using engine::TypeId;
using engine::Verb;

/// The page breaks lines by itself.
Style page_style(const Session& session) {
    Style style = session.style();
    style.color = false;
    style.width = 1000;
    style.tongue = Tongue::Players;
    return style;
}

class Teller {
  public:
    Teller(MarsGame& game, const Style& style) : game_(game), style_(style), speech_(game, style) {}

    Json questions() {
        Json all = Json::array();
        const auto tasks = game_.core().task_views();
        for (const TypeId player : game_.core().players()) {
            for (const Question& each : questions_of(game_, player, tasks, style_)) all.push_back(question(each));
        }
        return all;
    }

    /// What the player may begin, with every price.
    Json offers(TypeId player) {
        Json all = Json::array();
        for (const Offer& offer : game_.offers(player)) {
            if (offer.move.verb == Verb::Answer) continue;
            Json each{{"verb", engine::name_of(offer.move.verb)}, {"open", offer.open}, {"awaited", offer.awaited}};
            if (offer.move.about != engine::kNoClass) each["about"] = speech_.called(offer.move.about);
            each["line"] = offer.open ? std::string() : full_line_of(game_, offer.move);
            each["prices"] = prices(offer.move, offer.prices);
            all.push_back(std::move(each));
        }
        return all;
    }

    /// Each with the line that pays so, and how much of what that is.
    Json prices(const Move& move, const std::vector<engine::Price>& prices) {
        Json all = Json::array();
        for (const engine::Price& price : prices) {
            Json paid = Json::array();
            for (const engine::Paid& part : price)
                paid.push_back({{"what", speech_.called(part.resource)}, {"units", part.units}});
            all.push_back({{"words", speech_.price(price)}, {"paid", std::move(paid)}});
            if (prices.size() > 1) {
                Move so = move;
                so.payment = engine::payment_of(game_, price, move.actor);
                all.back()["line"] = full_line_of(game_, so);
            }
        }
        return all;
    }

  private:
    Json question(const Question& question) {
        static constexpr std::array<std::string_view, 4> kAsked{"choice", "area", "amount", "named"};
        const TypeId player = question.task.player;
        Json asked{{"seat", seat_of(game_, player)},
                   {"who", player_name(game_, player, style_)},
                   {"words", speech_.task(question.task)},
                   {"asks", kAsked.at(static_cast<std::size_t>(question.asks))},
                   {"optional", question.task.optional},
                   {"first", question.first},
                   {"ways", question.ways},
                   {"most", question.most},
                   {"choices", Json::array()}};
        if (!question.otherwise.empty()) asked["otherwise"] = question.otherwise;
        for (const Choice& choice : question.choices)
            asked["choices"].push_back({{"words", choice.words}, {"line", full_line_of(game_, choice.move)}});
        if (question.asks == Question::Asks::Area) asked["areas"] = areas(player);
        return asked;
    }

    /// Where a tile could go, by the names that the map's drawing uses.
    Json areas(TypeId player) {
        Json open = Json::array();
        for (const TypeId area : game_.open_areas(player))
            open.push_back({{"id", class_name(game_, area)}, {"place", speech_.place(area)}});
        return open;
    }

    MarsGame& game_;
    const Style& style_;
    Speech speech_;
};

/// Who acts: whoever sits there, else whoever the game expects.
TypeId acting(MarsGame& game, int seat) {
    const auto players = game.core().players();
    const auto place = static_cast<std::size_t>(std::max(seat, 1)) - 1;
    return seat > 0 && place < players.size() ? players[place] : game.default_actor();
}

Json players_of(MarsGame& game) {
    Json all = Json::array();
    for (const TypeId player : game.core().players()) {
        all.push_back({{"seat", seat_of(game, player)},
                       {"name", game.options().players[all.size()]},
                       {"class", class_name(game, player)},
                       {"passed", game.has_passed(player)}});
    }
    return all;
}

}  // namespace

std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json view_of(Session& session, int seat) {
    Json view{{"commands", session.history().size()}, {"edits", session.history_edits()}};
    MarsGame* game = session.game();
    view["has_game"] = game != nullptr;
    if (game == nullptr) return view;
    const Style style = page_style(session);
    Teller teller(*game, style);
    const auto turn = game->is_over() ? std::nullopt : game->turn();
    const TypeId actor = acting(*game, seat);
    view["title"] = game->map().printed_name + " · " + game->options().options;
    view["generation"] = game->generation();
    view["phase"] = game->is_over() ? "over" : engine::words_of(game->phase());
    view["turn"] = turn ? seat_of(*game, *turn) : 0;
    view["actor"] = seat_of(*game, actor);
    view["players"] = players_of(*game);
    view["questions"] = teller.questions();
    view["awaited"] = render_awaited(*game, style);
    view["moves"] = teller.offers(actor);
    view["board"] = report::live_board(game);
    return view;
}

Json setup_of(Session& session) {
    Json modules = Json::array();
    for (const engine::ModuleInfo& module : session.table()->canon().modules) {
        if (module.letter == 0 || module.only_by_name) continue;
        modules.push_back(
            {{"letter", std::string(1, module.letter)}, {"name", module.printed_name}, {"is_map", module.is_map}});
    }
    return {{"modules", std::move(modules)}, {"drawing", report::drawing_definitions()}};
}

Json history_of(Session& session, std::size_t from) {
    Json all = Json::array();
    const std::vector<Entry>& entries = session.history();
    const Style style = page_style(session);
    MarsGame* game = session.game();
    for (std::size_t n = from; n < entries.size(); ++n) {
        const Entry& entry = entries[n];
        Json each{{"n", n + 1}, {"line", entry.line}, {"generation", entry.generation}};
        if (!entry.remark.empty()) each["remark"] = entry.remark;
        if (game != nullptr && entry.game.lock().get() == game) {
            if (!entry.actor.empty())
                if (const TypeId actor = find_actor(*game, entry.actor); actor != engine::kNoType)
                    each["seat"] = seat_of(*game, actor);
            each["said"] = render_changes(*game, entry.first_event, entry.last_event, style, Balance::Net);
        }
        all.push_back(std::move(each));
    }
    return all;
}

Json cards_of(Session& session) {
    Json all = Json::array();
    const auto table = session.table();
    English english(*table);
    for (const ClassId cls : session.names().all(Names::kCard, session.game())) {
        const auto found = table->canon().cards.find(table->info(cls).name);
        if (found == table->canon().cards.end()) continue;
        const engine::CardInfo& info = *found->second;
        static constexpr std::array<std::string_view, 3> kDecks{"project", "corporation", "prelude"};
        Json card{{"name", info.printed_name}, {"class", info.name}, {"tags", Json::array()}};
        card["deck"] = info.deck == engine::Deck::Corporation ? kDecks[1]
                       : info.deck == engine::Deck::Prelude   ? kDecks[2]
                                                              : kDecks[0];
        if (info.deck == engine::Deck::Project) card["cost"] = info.cost;
        for (const std::string& tag : info.tags) {
            if (const auto kind = table->find(tag)) card["tags"].push_back(tag_word(*table, cls, *kind));
        }
        if (info.requirement) card["needs"] = english.requirement(*info.requirement);
        all.push_back(std::move(card));
    }
    return all;
}

Json card_of(Session& session, const std::string& name, int seat) {
    MarsGame* game = session.game();
    const auto cls = session.names().find(Names::kCard, name, game);
    if (!cls) return {{"error", cls.error().message}};
    const Style style = page_style(session);
    Json card{{"name", printed_name(*session.table(), *cls)}};
    if (game == nullptr) {
        card["text"] = render_card(*session.table(), *cls, style);
        return card;
    }
    card["text"] = render_card(*game, *cls, style);
    Move play;
    play.verb = Verb::Play;
    play.actor = acting(*game, seat);
    play.about = *cls;
    card["line"] = full_line_of(*game, play);
    if (const auto weighed = game->weigh(play)) {
        card["prices"] = Teller(*game, style).prices(play, engine::prices_of(*game, play));
    } else {
        card["refused"] = session.worded(weighed.error()).message;
    }
    return card;
}

Json playable_of(Session& session, int seat) {
    Json all = Json::array();
    MarsGame* game = session.game();
    if (game == nullptr) return all;
    Move play;
    play.verb = Verb::Play;
    play.actor = acting(*game, seat);
    for (const ClassId cls : session.names().all(Names::kCard, game)) {
        play.about = cls;
        if (game->weigh(play)) all.push_back(session.table()->info(cls).name);
    }
    return all;
}

}  // namespace rego::app::page
