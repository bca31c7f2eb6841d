#include "app/import/accounts.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "engine/load/pets_file.hpp"
#include "parser/build.hpp"

namespace rego::app::imports {

using namespace engine;

namespace {

// How much each unit weighs that is told and did not happen, or happened and is not told.
constexpr int kMissing = 10;
constexpr int kSurplus = 1;
constexpr int kPlace = 40;

}  // namespace

Accounts::Accounts(MarsGame& game, const Setup& setup, const Vocabulary& vocabulary)
    : game_(game), setup_(setup), vocabulary_(vocabulary) {
    const auto cls = [&](const char* name) { return game.core().table().find(name).value_or(kNoClass); };
    pay_ = cls(kind::kPay);
    for (const BoardResource& resource : board_resources(game)) stock_.push_back(resource.id);
    hosted_ = cls(kind::kHostedCard);
    tile_ = cls(kind::kTile);
    claim_ = cls(kind::kClaim);
    area_ = cls(kind::kArea);
    neutral_ = cls(kind::kNeutral);
    // What logs tell whenever it comes or goes, and what they tell only now and then.
    told_ = {cls(kind::kResource), cls(kind::kProduction), cls(kind::kColonyBuilt), cls(kind::kHostedCard)};
    quiet_ = {cls(kind::kCardInHand), cls(kind::kBuy),       cls(kind::kColonyTrack),
              cls(kind::kDelegate),   cls(kind::kMilestone), cls(kind::kAward)};
}

bool Accounts::is_of(TypeId type, ClassId cls) const {
    return type != kNoType && cls != kNoClass && game_.core().types().is_subclass(type, cls);
}

/// Neither production nor what lies on a card.
bool Accounts::is_in_stock(TypeId type) const {
    return std::ranges::any_of(stock_, [&](ClassId cls) { return is_of(type, cls); });
}

bool Accounts::is_neutral(TypeId type) const {
    if (type == kNoType) return false;
    const auto owner = game_.core().types().owner_of(type);
    return owner && is_of(*owner, neutral_);
}

Accounts::Counted Accounts::look_up(TypeId type) const {
    const TypePool& types = game_.core().types();
    if (is_of(type, tile_) || is_of(type, claim_)) {
        for (const TypeId part : types[type].dependencies)
            if (is_of(part, area_)) return {Weight::Place, part};
    }
    const auto is_one_of = [&](const std::vector<ClassId>& classes) {
        return std::ranges::any_of(classes, [&](ClassId cls) { return is_of(type, cls); });
    };
    if (is_neutral(type)) return {is_one_of(told_) ? Weight::Quiet : Weight::None, type};
    if (is_one_of(told_)) return {Weight::Resource, type};
    if (is_one_of(quiet_)) return {Weight::Quiet, type};
    return {Weight::None, type};
}

const Accounts::Counted& Accounts::counted(TypeId type) {
    if (type >= counted_.size()) counted_.resize(type + 1);
    if (counted_[type].weight == Weight::Unknown) counted_[type] = look_up(type);
    return counted_[type];
}

TypeId Accounts::player(std::size_t number) const {
    if (number == 0 || number >= setup_.seats.size()) return kNoType;
    return game_.core().player(static_cast<int>(setup_.seats[number]));
}

TypeId Accounts::area(const Slots& slots) {
    const auto cls = game_.core().table().find(area_of(game_.map(), slots));
    return cls ? game_.core().types().base(*cls) : kNoType;
}

/// What lies on the card that is spoken of; a card knows that better than the log.
std::string Accounts::on_card(const Slots& slots) const {
    const CardInfo* card = vocabulary_.card_info(slots['C']);
    return card != nullptr && card->resource ? *card->resource : std::string(kind::kCardResource);
}

std::string Accounts::filled_in(const std::string& change, const Slots& slots) const {
    std::string text;
    for (std::size_t i = 0; i < change.size(); ++i) {
        if (change[i] != '{' || i + 2 >= change.size()) {
            text += change[i];
            continue;
        }
        const char slot = change[i + 1];
        if (slot == 'P' || slot == 'Q')
            text += kind::player(setup_.seats[slots.player(slot)]);
        else
            text += slot == 'K' ? on_card(slots) : slots[slot];
        i += 2;
    }
    return text;
}

bool Accounts::add_told(const Fact& fact, Tally& told) {
    if (fact.kind == Kind::Place || fact.kind == Kind::Unplace) {
        const TypeId where = area(fact.slots);
        if (where != kNoType) ++told[{where, fact.kind == Kind::Unplace}];
        return where != kNoType;
    }
    if (fact.changes == nullptr) return true;
    bool is_known = true;
    for (const std::string& change : *fact.changes) {
        const std::string text = filled_in(change, fact.slots);
        const auto blank = text.find(' ');
        if (blank == std::string::npos) continue;
        const std::string what = text.substr(blank + 1);
        auto it = known_.find(what);
        if (it == known_.end()) {
            const auto expression = load_type(what);
            const auto type = expression ? game_.core().resolve(game_.core().engine_actor(), *expression)
                                         : Result<TypeId>(expression.error());
            it = known_.emplace(what, type ? *type : kNoType).first;
        }
        if (it->second == kNoType)
            is_known = false;
        else if (const int amount = std::atoi(text.c_str()); amount != 0 || text.starts_with("-0"))
            told[{it->second, text.starts_with('-')}] += std::abs(amount);
    }
    return is_known;
}

std::vector<parser::Instruction> Accounts::corrections(const Departure* departure, const Slots& slots) const {
    std::vector<parser::Instruction> all;
    if (departure == nullptr) return all;
    for (const std::string& change : departure->changes) {
        const std::string text = filled_in(change, slots);
        const auto what = load_type(std::string_view(text).substr(text.find(' ') + 1));
        const int count = std::atoi(text.c_str());
        if (what) all.push_back(count < 0 ? parser::loss(*what, -count) : parser::gain(*what, count));
    }
    return all;
}

Tally Accounts::happened(EventNumber since, EventNumber until) {
    Tally tally;
    const auto& events = game_.core().world().events();
    const auto add = [&](TypeId type, int count, bool is_payment) {
        if (type == kNoType) return;
        const Counted& as = counted(type);
        if (as.weight == Weight::None || is_payment) return;
        if (count < 0 && is_of(type, hosted_)) return;  // it has been played
        tally[{as.as, count < 0}] += std::abs(count);
    };
    // Heat that stays energy has first become heat: what turns back has not turned.
    const auto turns_back = [&](const Event& event) {
        if (event.gain == kNoType || event.remove == kNoType) return false;
        const auto gained = tally.find({counted(event.remove).as, false});
        const auto lost = tally.find({counted(event.gain).as, true});
        const bool is_there = gained != tally.end() && lost != tally.end();
        if (!is_there || gained->second < event.count || lost->second < event.count) return false;
        for (const auto& it : {gained, lost})
            if ((it->second -= static_cast<int>(event.count)) == 0) tally.erase(it);
        return true;
    };
    for (std::size_t i = static_cast<std::size_t>(since); i < events.size() && static_cast<EventNumber>(i) < until;
         ++i) {
        const Event& event = events[i];
        if (turns_back(event)) continue;
        // What lies on cards is told even when it is paid with.
        const bool is_payment = is_of(event.gain, pay_);
        // What is taken from a neutral opponent is told only now and then.
        if (event.gain != kNoType && is_neutral(event.remove)) {
            add(event.remove, -event.count, false);
            continue;
        }
        add(event.gain, event.count, false);
        add(event.remove, -event.count, is_payment);
    }
    return tally;
}

int Accounts::distance(const Tally& told, const Tally& happened, Surplus surplus) {
    int distance = 0;
    for (const auto& [what, count] : told) {
        const auto it = happened.find(what);
        int off = count - (it == happened.end() ? 0 : it->second);
        // More of it than is told may have come of production, or of a global event.
        const bool is_open = surplus == Surplus::NotInStock && !what.is_loss;
        off = is_open ? std::max(off, 0) : std::abs(off);
        distance += off * (is_of(what.type, area_) ? kPlace : kMissing);
    }
    if (surplus == Surplus::Ignored) return distance;
    for (const auto& [what, count] : happened) {
        if (told.contains(what)) continue;
        if (is_of(what.type, area_))
            distance += kPlace;
        else if (counted(what.type).weight == Weight::Resource &&
                 (surplus == Surplus::Counts || !is_in_stock(what.type)))
            distance += count * kSurplus;
    }
    return distance;
}

Tally Accounts::missing(const Tally& told, const Tally& happened) const {
    Tally left;
    for (const auto& [what, count] : told) {
        const auto it = happened.find(what);
        const int there = it == happened.end() ? 0 : it->second;
        if (there < count) left[what] = count - there;
    }
    return left;
}

Tally Accounts::surplus(const Tally& told, const Tally& happened) const {
    Tally more;
    for (const auto& [what, count] : happened) {
        const auto it = told.find(what);
        const int expected = it == told.end() ? 0 : it->second;
        if (expected < count) more[what] = count - expected;
    }
    return more;
}

std::string Accounts::text(const Tally& tally) const {
    std::string text;
    for (const auto& [what, count] : tally)
        text += fmt::format("{}{}{} {}", text.empty() ? "" : ", ", what.is_loss ? "-" : "", count,
                            game_.core().types().print(what.type));
    return text;
}

}  // namespace rego::app::imports
