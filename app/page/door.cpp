#include "app/page/door.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include <fmt/format.h>

#include "app/import/library.hpp"
#include "app/import/script.hpp"
#include "app/page/view.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/flow.hpp"
#include "app/shell/session/past_games.hpp"
#include "app/shell/typing/completion.hpp"
#include "app/tell/report/page.hpp"

namespace rego::app::page {
namespace {

SessionOptions page_options() {
    SessionOptions options;
    options.is_typed = true;
    return options;
}

std::string text_in(const Json& request, const char* field) {
    const auto found = request.find(field);
    return found != request.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::int64_t number_in(const Json& request, const char* field) {
    const auto found = request.find(field);
    return found != request.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

int seat_in(const Json& request) {
    constexpr std::int64_t kMostSeats = 100;
    return static_cast<int>(std::clamp<std::int64_t>(number_in(request, "seat"), 0, kMostSeats));
}

std::size_t place_in(const Json& request, const char* field) {
    return static_cast<std::size_t>(std::max<std::int64_t>(number_in(request, field), 0));
}

Json refused(std::string why) { return {{"error", std::move(why)}}; }

/// Commands as somebody types them; after one that fails none is tried.
Json line(Session& session, const Json& request) {
    const std::string text = text_in(request, "text");
    std::string out, err;
    bool ok = true;
    const std::size_t before = session.history_edits();
    const Flow::Hear hear = [&](const Answer& answer, const Line&, const Source&) {
        out += answer.out;
        err += answer.err;
        ok = ok && answer.ok();
        return answer.ok() && !answer.exit;
    };
    run_flow(Flow(session, hear), split_lines(text, 0, true), {"<page>", text});
    return {{"ok", ok},
            {"out", std::move(out)},
            {"err", std::move(err)},
            {"commands", session.history().size()},
            {"edited", session.history_edits() != before}};
}

Json completions(Session& session, const Json& request) {
    const std::string text = text_in(request, "text");
    const Completions found = complete(session, text);
    Json candidates = Json::array();
    constexpr std::size_t kMostShown = 50;
    for (std::size_t i = 0; i < std::min(found.candidates.size(), kMostShown); ++i)
        candidates.push_back({{"text", found.candidates[i].text}, {"note", found.candidates[i].note}});
    return {{"begin", found.begin}, {"candidates", std::move(candidates)}, {"hint", hint_for(session, text)}};
}

Json report(Session& session, const Json& request) {
    if (session.game() == nullptr) return refused("there is no game to tell of");
    PlayedGame played = present_game(session);
    if (played.moves.size() > rego::app::report::kMostMoves)
        return refused(fmt::format("this game has {} moves; a report holds {}", played.moves.size(),
                                   rego::app::report::kMostMoves));
    played.date = text_in(request, "date");
    return {{"page", rego::app::report::report_page(played)}};
}

/// A log of a game that was played elsewhere, as a script.
Json import(Session& session, const Json& request) {
    const auto library = imports::ImportLibrary::load(session.base_table());
    if (!library) return refused(library.error().message);
    const auto imported =
        (*library)->import_text(text_in(request, "text"), {text_in(request, "final"), text_in(request, "game")});
    const auto& wrong = imported.unreadable ? imported.unreadable : imported.made.refused;
    if (wrong) return refused(wrong->hint.empty() ? wrong->message : wrong->message + "; " + wrong->hint);
    Json made{{"script", imports::script_of(imported.made, imported.facts, text_in(request, "name"))},
              {"summary", imports::summary_of(imported.made, imported.facts)},
              {"whole", imported.is_whole()}};
    if (imported.made.failure)
        made["stopped"] = {{"line", imported.made.failure->line},
                           {"text", imported.made.failure->text},
                           {"why", imported.made.failure->why}};
    return made;
}

struct Kind {
    std::string_view name;
    Json (*answer)(Session& session, const Json& request);
};
constexpr std::array kKinds{
    Kind{"line", line},
    Kind{"look", [](Session& session, const Json& request) { return view_of(session, seat_in(request)); }},
    Kind{"setup", [](Session& session, const Json&) { return setup_of(session); }},
    Kind{"history",
         [](Session& session, const Json& request) -> Json {
             return {{"entries", history_of(session, place_in(request, "from"))}};
         }},
    Kind{"complete", completions},
    Kind{"cards",
         [](Session& session, const Json&) -> Json {
             return {{"cards", cards_of(session)}};
         }},
    Kind{"playable",
         [](Session& session, const Json& request) -> Json {
             return {{"cards", playable_of(session, seat_in(request))}};
         }},
    Kind{"card", [](Session& session,
                    const Json& request) { return card_of(session, text_in(request, "name"), seat_in(request)); }},
    Kind{"script",
         [](Session& session, const Json&) -> Json {
             return {{"script", session.as_script()}};
         }},
    Kind{"report", report},
    Kind{"import", import},
};

}  // namespace

Door::Door(std::shared_ptr<Library> library)
    : library_(std::move(library)),
      own_(std::make_unique<Session>(command_table(), library_, page_options())),
      session_(own_.get()) {}

Door::Door(Session& session) : session_(&session) {}
Door::~Door() = default;

std::string Door::ask(std::string_view request) {
    const Json asked = Json::parse(request, nullptr, false);
    if (!asked.is_object()) return text_of(refused("a request is an object of JSON"));
    const std::string wanted = text_in(asked, "do");
    if (wanted == "open" && own_ != nullptr) {  // another session, empty at first
        own_ = std::make_unique<Session>(command_table(), library_, page_options());
        session_ = own_.get();
        return text_of(line(*session_, asked));
    }
    for (const Kind& kind : kKinds) {
        if (kind.name == wanted) return text_of(kind.answer(*session_, asked));
    }
    return text_of(refused("there is no request `" + wanted + "`"));
}

}  // namespace rego::app::page
