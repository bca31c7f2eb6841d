// What a page shows, as JSON: where the game stands, what waits for an answer, what can be done, what was done.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "app/shell/session/session.hpp"

namespace rego::app::page {

using Json = nlohmann::ordered_json;

/// On one line; what is no UTF-8 is replaced.
std::string text_of(const Json& json);

/// Where the game stands, as markup and as data; with what that seat may do, or whoever is at turn if it is 0.
Json view_of(Session& session, int seat);

/// What a game can be begun with, and what every drawing refers to.
Json setup_of(Session& session);

/// The commands that hold, from that number on.
Json history_of(Session& session, std::size_t from);

/// All cards of the game, or of the canon, with what one searches by.
Json cards_of(Session& session);

/// The classes of those that the seat could play and pay for now.
Json playable_of(Session& session, int seat);

/// A card as it reads, and for that seat what it would cost, or why it cannot be played.
Json card_of(Session& session, const std::string& name, int seat);

}  // namespace rego::app::page
