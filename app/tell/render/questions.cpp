#include "app/tell/render/questions.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/move_line.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"
#include "engine/mars/tracks.hpp"
#include "engine/types/written.hpp"
#include "parser/build.hpp"
#include "parser/text/letters.hpp"

namespace rego::app {

using engine::Game;
using engine::InstructionRule;
using engine::kNoType;
using engine::MarsGame;
using engine::Move;
using engine::TypeId;
using parser::ErrorKind;
using parser::Result;

namespace {

/// Of more than may be listed, so many are.
constexpr std::size_t kFewListed = 5;

Move answering(TypeId player, engine::Answer answer) { return {.actor = player, .answers = {std::move(answer)}}; }

/// What is said without the verb that carries it: "5_4" of "place 5_4".
std::string without_verb(const std::string& line) {
    const std::size_t blank = line.find(' ');
    return blank == std::string::npos ? line : line.substr(blank + 1);
}

/// Whether the answer takes something from a player who is not asked.
bool takes_from_another(MarsGame& game, TypeId asked, const InstructionRule& answer) {
    if (answer.kind != engine::InstructionKind::Change || answer.gain != kNoType || answer.remove == kNoType)
        return false;
    const auto& whose = game.core().types()[answer.remove].dependencies;
    return std::ranges::any_of(game.core().players(), [&](TypeId player) {
        return player != asked && std::ranges::find(whose, player) != whose.end();
    });
}

/// The known answers to a task as whoever is asked would say them.
class SaidAnswers {
  public:
    SaidAnswers(MarsGame& game, const Game::TaskView& task)
        : types_(game.core().types()),
          own_(types_.print(task.player)),
          takes_from_others_(std::ranges::any_of(
              task.answers, [&](const auto& answer) { return takes_from_another(game, task.player, *answer); })) {}

    parser::Instruction operator()(const InstructionRule& rule) const {
        parser::Instruction answer = engine::written(types_, rule);
        const bool takes = rule.kind == engine::InstructionKind::Change && rule.gain == kNoType;
        return takes_from_others_ && takes ? answer : without_argument(std::move(answer), own_);
    }

  private:
    engine::TypePool& types_;
    const std::string& own_;
    const bool takes_from_others_;
};

class Asker {
  public:
    Asker(MarsGame& game, const Style& style) : game_(game), style_(style), speech_(game, style_) {}

    Question question(const Game::TaskView& task) {
        Question asked;
        asked.task = task;
        asked.ways = task.ways;
        if (task.answers.empty()) return asked;
        const InstructionRule& one = *task.answers.front();
        const bool is_only = task.answers.size() == 1;
        if (gains(one, kind::kPlay) || gains(one, kind::kReveal)) {
            asked.asks = Question::Asks::Named;
            asked.is_event = gains(one, kind::kReveal);
            if (offers_action(*task.instruction)) asked.otherwise = "action CARD";
            if (const engine::ClassId prelude = game_.prelude_in_waiting(task); prelude != engine::kNoClass)
                asked.otherwise = speech_.typed(line_of(
                    game_, {.verb = engine::Verb::Discard, .actor = task.player, .about = prelude}, Spelling::Printed));
        } else if (is_only && gains(one, kind::kBuy)) {
            asked.asks = Question::Asks::Amount;
            asked.most = one.amount;
        } else if (is_only && one.kind == engine::InstructionKind::Change && (one.variable || fewer_will_do(task))) {
            asked.asks = Question::Asks::Amount;
            asked.most = one.variable ? kMostUnits : one.amount;
        } else {
            list(asked);
        }
        return asked;
    }

    /// The move that answers with that amount.
    Move amount(const Question& asked, std::int32_t number) const {
        const TypeId player = asked.task.player;
        InstructionRule one = *asked.task.answers.front();
        if (gains(one, kind::kBuy)) return {.verb = engine::Verb::Buy, .actor = player, .number = number};
        one.amount = one.variable ? one.amount * number : number;
        one.variable = false;
        one.intensity = parser::Intensity::Mandatory;
        return answering(player, engine::Chosen{asked.task.id, std::make_shared<const InstructionRule>(one)});
    }

  private:
    static constexpr std::int64_t kMostUnits = 200;

    bool gains(const InstructionRule& rule, const char* cls) const {
        return rule.gain != kNoType && is_a(game_, rule.gain, cls);
    }

    bool offers_action(const InstructionRule& rule) const {
        return gains(rule, kind::kUseAction) ||
               std::ranges::any_of(rule.parts, [&](const auto& part) { return offers_action(*part); });
    }

    bool fewer_will_do(const Game::TaskView& task) const {
        const InstructionRule& rule = *task.instruction;
        // One's own heat for energy, but nothing of anybody's.
        const bool is_own = rule.remove == kNoType ||
                            (rule.gain != kNoType && game_.core().types().owner_of(rule.remove) == task.player);
        return rule.kind == engine::InstructionKind::Change && is_own &&
               rule.intensity == parser::Intensity::Optional && rule.amount > 1;
    }

    void list(Question& asked) {
        std::optional<SaidAnswers> said;
        for (const engine::InstructionPtr& way : asked.task.answers) {
            // To leave it as it is may be said by `no`, and needs no word where something else can be done.
            const bool is_idle = changes_nothing(*way) && (asked.task.optional || asked.task.answers.size() > 1);
            if (is_idle) --asked.ways;
            if (is_idle) continue;
            const TypeId area = area_of(*way);
            if (area != kNoType) asked.asks = Question::Asks::Area;
            if (area == kNoType && !said) said.emplace(game_, asked.task);
            std::string words =
                area == kNoType ? words_for(asked.task.player, *way, (*said)(*way)) : speech_.place(area);
            const auto same = std::ranges::find(asked.choices, words, &Choice::words);
            if (same != asked.choices.end()) continue;
            asked.choices.push_back({answering(asked.task.player, engine::Chosen{asked.task.id, way}), std::move(words),
                                     area == kNoType ? "" : printed_on(game_, area)});
        }
        asked.ways = std::max(asked.ways, asked.choices.size());
        if (asked.asks != Question::Asks::Area) return;
        // Every area can be said, whichever of them are listed.
        const bool lists_all = asked.task.answers.size() == asked.task.ways;
        const bool ranks = asked.ways > kMostListed && is_only_placing(asked);
        if (!lists_all || ranks) {
            const std::vector<TypeId> open = game_.open_areas(asked.task.player);
            if (!lists_all) asked.ways = std::max(asked.ways, open.size());
            if (ranks) list_best(asked, open);
        }
        if (asked.ways > kMostListed && asked.choices.size() > kFewListed) asked.choices.resize(kFewListed);
    }

    /// Whether an area can be meant for nothing else that is asked.
    bool is_only_placing(const Question& asked) const {
        if (!std::ranges::all_of(asked.task.answers, [&](const auto& way) { return area_of(*way) != kNoType; }))
            return false;
        const auto& tasks = game_.core().world().tasks();
        return std::ranges::count(tasks, asked.task.player, &engine::Task::player) == 1 || tasks.size() == 1;
    }

    /// Those where most is printed come first.
    void list_best(Question& asked, std::vector<TypeId> open) const {
        const engine::MapInfo& map = game_.map();
        const auto bonuses = [&](TypeId area) -> std::size_t {
            const auto info = std::ranges::find(map.areas, class_name(game_, area), &engine::AreaInfo::name);
            return info == map.areas.end() ? 0 : info->bonuses.size();
        };
        std::ranges::stable_sort(open, std::ranges::greater{}, bonuses);
        if (open.size() > kFewListed) open.resize(kFewListed);
        asked.choices.clear();
        for (const TypeId area : open)
            asked.choices.push_back({answering(asked.task.player, engine::At{game_.core().types()[area].cls}),
                                     speech_.place(area), printed_on(game_, area)});
    }

    /// Where something new is to go.
    TypeId area_of(const InstructionRule& way) const {
        const bool is_placed = way.kind == engine::InstructionKind::Change && way.gain != kNoType;
        return is_placed ? dependency_of(game_, way.gain, kind::kArea) : kNoType;
    }

    /// `Ok`, or something in its own place.
    bool changes_nothing(const InstructionRule& way) const {
        return way.kind == engine::InstructionKind::Change && (way.gain == way.remove || gains(way, kind::kOk));
    }

    std::string words_for(TypeId player, const InstructionRule& way, const parser::Instruction& answer) const {
        if (speech_.is_pets()) return speech_.typed(without_verb(answer_line(game_, answer, Spelling::Printed)));
        if (changes_nothing(way)) return "nothing";
        const bool is_change = way.kind == engine::InstructionKind::Change && way.gain != kNoType;
        const bool is_track = is_change && engine::track_of(game_.core().table(), game_.core().types()[way.gain].cls);
        if (is_change && (is_track || gains(way, kind::kBuy))) {
            constexpr std::string_view kMay = "you may ";
            const std::string text = speech_.task(player, answer, "");
            return text.starts_with(kMay) ? text.substr(kMay.size()) : text;
        }
        // Of cards from the hand only their names differ.
        if (is_change && way.remove != kNoType && is_a(game_, way.remove, kind::kCardInHand)) {
            const engine::ClassId card = speech_.literal_of(way.gain);
            if (card != engine::kNoClass && game_.card_info(card) != nullptr) return speech_.called(card);
        }
        const std::string line = answer_line(game_, answer, Spelling::Printed);
        const std::string words = speech_.typed(without_verb(line));
        const auto* gain = std::get_if<parser::GainInstruction>(&answer.node);
        const auto cls = gain == nullptr ? std::nullopt : game_.core().table().find(gain->type.name);
        const auto signal = game_.core().table().find(kind::kSignal);
        const bool only_happens = cls && signal && game_.core().table().is_subclass(*cls, *signal);
        const bool says_all = !only_happens && !is_pets(words);
        return !says_all && (line.starts_with("task ") || line.starts_with("pay ")) ? speech_.task(player, answer, "")
                                                                                    : as_printed(words);
    }

    /// What nobody says at a table: brackets, `Energy FROM Heat`, `-PreludeCard`, or a bill that is only a number.
    static bool is_pets(const std::string& words) {
        const bool is_loss_of_class = words.size() > 1 && words[0] == '-' && parser::lower(words[1]) != words[1];
        return words.find_first_of("<@(") != std::string::npos || words.find(" FROM ") != std::string::npos ||
               words.find_first_not_of("0123456789") == std::string::npos || is_loss_of_class;
    }

    /// A capital inside, as only names of classes have it.
    static bool has_hump(const std::string& word) {
        for (std::size_t i = 1; i < word.size(); ++i)
            if (parser::lower(word[i]) != word[i] && parser::lower(word[i - 1]) == word[i - 1]) return true;
        return false;
    }

    /// Classes in it by their printed names: "Desert Settler".
    std::string as_printed(const std::string& words) const {
        std::string text, word;
        for (const char c : words + ' ') {
            if (parser::is_letter_or_digit(c)) {
                word += c;
                continue;
            }
            const auto cls = has_hump(word) ? game_.core().table().find(word) : std::nullopt;
            text += cls ? printed_name(game_.core().table(), *cls) : word;
            text += c;
            word.clear();
        }
        text.pop_back();
        return text;
    }

    MarsGame& game_;
    Style style_;
    Speech speech_;
};

bool is_no(std::string_view text) {
    constexpr std::array<std::string_view, 4> kNo{"0", "no", "skip", "none"};
    return std::ranges::any_of(kNo, [&](std::string_view each) { return parser::equal_ignoring_case(each, text); });
}

std::optional<std::int32_t> whole_number(std::string_view text) {
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 0) return std::nullopt;
    return value;
}

/// `59`, `5_9`, `5 9`: row and column.
std::optional<Move> area_said(MarsGame& game, TypeId player, std::string_view text) {
    std::string digits;
    for (const char c : text)
        if (c >= '0' && c <= '9') digits += c;
    const bool is_area =
        digits.size() == 2 && (text.size() == 2 || (text.size() == 3 && (text[1] == '_' || text[1] == ' ')));
    if (!is_area) return std::nullopt;
    const auto area = game.core().table().find(fmt::format("{}_{}_{}", game.map().name, digits[0], digits[1]));
    if (!area) return std::nullopt;
    return answering(player, engine::At{*area});
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : std::string(text) + ' ') {
        if (parser::is_letter_or_digit(c) || static_cast<unsigned char>(c) >= 0x80 || c == '_') {
            word += parser::lower(c);
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    return words;
}

/// Whether each of those words begins one of the choice's.
bool is_meant(const std::vector<std::string>& said, const Choice& choice) {
    const std::vector<std::string> words = words_of(choice.words);
    return !said.empty() && std::ranges::all_of(said, [&](const std::string& each) {
        return std::ranges::any_of(words, [&](const std::string& word) { return word.starts_with(each); });
    });
}

parser::Diagnostic several(std::string_view text, const std::vector<std::string>& meant) {
    return parser::Diagnostic::of(ErrorKind::Ambiguous, fmt::format("`{}` could be several answers", text))
        .with_notes(meant);
}

Result<std::optional<Move>> declined(const std::vector<Question>& questions, std::string_view text) {
    const Question* only = nullptr;
    std::vector<std::string> all;
    for (const Question& each : questions) {
        if (!each.task.optional) continue;
        if (only == nullptr) only = &each;
        all.push_back(fmt::format("`task #{} no`", each.task.number));
    }
    if (only == nullptr) return std::optional<Move>();
    if (all.size() > 1) return several(text, all);
    return std::optional{
        answering(only->task.player, engine::Said{parser::gain(parser::type(kind::kOk)), only->task.number})};
}

}  // namespace

std::vector<Question> questions_of(MarsGame& game, TypeId player, const Style& style) {
    return questions_of(game, player, game.core().task_views(), style);
}

std::vector<Question> questions_of(MarsGame& game, TypeId player, const std::vector<Game::TaskView>& tasks,
                                   const Style& style) {
    std::vector<Question> questions;
    Asker asker(game, style);
    std::size_t next = 1;
    for (const Game::TaskView& task : tasks) {
        if (task.player != player || !task.waiting.empty()) continue;
        questions.push_back(asker.question(task));
        questions.back().first = next;
        next += questions.back().choices.size();
    }
    return questions;
}

Result<std::optional<Move>> short_answer(MarsGame& game, TypeId player, std::string_view text, const Style& style) {
    const auto number = whole_number(text);
    const bool may_be_area = !text.empty() && text.front() >= '0' && text.front() <= '9' && text.size() <= 3;
    if (!number && !is_no(text) && !may_be_area) return std::optional<Move>();
    const std::vector<Question> questions = questions_of(game, player, style);
    if (questions.empty()) return std::optional<Move>();
    if (is_no(text)) return declined(questions, text);
    const bool asks_amount = questions.size() == 1 && questions.front().asks == Question::Asks::Amount;
    if (number && asks_amount && *number <= questions.front().most)
        return std::optional{Asker(game, style).amount(questions.front(), *number)};
    for (const Question& each : questions) {
        const auto at = number ? static_cast<std::size_t>(*number) - each.first : each.choices.size();
        if (at < each.choices.size()) return std::optional{each.choices[at].move};
    }
    const bool asks_area = std::ranges::find(questions, Question::Asks::Area, &Question::asks) != questions.end();
    return asks_area ? area_said(game, player, text) : std::optional<Move>();
}

namespace {

std::vector<std::string> listed(const std::vector<Question>& questions, const Style& style) {
    std::vector<std::string> lines;
    Style within = style;
    within.width -= 4;  // they stand under something
    for (const Question& each : questions) {
        if (const std::string kind = render_kind(each, style); !kind.empty()) lines.push_back(kind);
        const std::string choices = render_choices(each, within);
        for (std::size_t at = 0; at < choices.size();) {
            const std::size_t end = choices.find('\n', at);
            lines.push_back(
                choices.substr(choices.find_first_not_of(' ', at), end - choices.find_first_not_of(' ', at)));
            at = end + 1;
        }
    }
    return lines;
}

}  // namespace

Result<std::optional<Move>> spoken_answer(MarsGame& game, TypeId player, std::string_view text, const Style& style) {
    if (auto answer = short_answer(game, player, text, style); !answer || *answer) return answer;
    const std::vector<std::string> said = words_of(text);
    std::vector<std::string> meant;
    std::optional<Move> answer;
    const std::vector<Question> questions = questions_of(game, player, style);
    for (const Question& each : questions) {
        for (std::size_t i = 0; i < each.choices.size(); ++i) {
            const Choice& choice = each.choices[i];
            if (words_of(choice.words) == said) return std::optional{choice.move};
            if (!is_meant(said, choice)) continue;
            if (!answer) answer = choice.move;
            meant.push_back(fmt::format("{}) {}", each.first + i, choice.words));
        }
    }
    if (meant.size() > 1) return several(text, meant);
    const bool is_number_alone = !answer && whole_number(text) && game.mode() != engine::Mode::Tasks &&
                                 game.mode() != engine::Mode::Raw && !questions.empty();
    if (is_number_alone)
        return parser::Diagnostic::of(ErrorKind::Narrowing, fmt::format("`{}` is none of the answers", text))
            .with_notes(listed(questions, style));
    return answer;
}

std::vector<parser::Instruction> said_answers(MarsGame& game, const Game::TaskView& task) {
    const SaidAnswers said_by_player(game, task);
    std::vector<parser::Instruction> said;
    for (const engine::InstructionPtr& rule : task.answers) said.push_back(said_by_player(*rule));
    return said;
}

std::string printed_on(MarsGame& game, TypeId area) {
    const engine::MapInfo& map = game.map();
    const engine::ClassTable& table = game.core().table();
    const auto info = std::ranges::find(map.areas, class_name(game, area), &engine::AreaInfo::name);
    if (info == map.areas.end()) return {};
    std::vector<std::pair<std::string, int>> letters;  // with how often each is printed
    for (const std::string& letter : info->bonuses) {
        const auto known = std::ranges::find(letters, letter, &std::pair<std::string, int>::first);
        if (known == letters.end()) {
            letters.emplace_back(letter, 1);
        } else {
            ++known->second;
        }
    }
    std::string text;
    for (const auto& [letter, count] : letters) {
        const auto legend = std::ranges::find(map.bonuses, letter, &engine::BonusInfo::letter);
        std::string word = letter;
        if (legend != map.bonuses.end() && !legend->meaning.empty()) {
            word = legend->meaning;
        } else if (const auto cls = legend == map.bonuses.end() ? std::nullopt : table.find(legend->cls)) {
            const engine::Noun noun = engine::noun_of(table, *cls);
            word = count == 1 ? noun.one : fmt::format("{} {}", count, noun.many);
        }
        text += (text.empty() ? "" : ", ") + word;
    }
    return text;
}

std::string render_kind(const Question& question, const Style& style) {
    if (question.asks == Question::Asks::Amount) {
        const bool is_open = question.most > 100;
        if (question.task.optional && question.most == 1)
            return fmt::format("{} or {}", paint(style, Ink::Verb, "1"), paint(style, Ink::Verb, "0"));
        return fmt::format("a number from {}{}", question.task.optional ? 0 : 1,
                           is_open ? " on" : fmt::format(" to {}", question.most));
    }
    if (question.asks != Question::Asks::Named) return {};
    return paint(style, Ink::Verb, question.is_event ? "`reveal EVENT`" : "`play CARD`") +
           (question.otherwise.empty()
                ? ""
                : fmt::format(" or {}", paint(style, Ink::Verb, "`" + question.otherwise + "`"))) +
           (question.task.optional ? fmt::format(" or {}", paint(style, Ink::Verb, "`no`")) : "");
}

std::string render_choices(const Question& question, const Style& style) {
    std::vector<std::string> items;
    const auto item = [&](std::size_t number, const std::string& words, const std::string& brings = {}) {
        items.push_back(paint(style, Ink::Verb, fmt::format("{})", number)) + " " + words +
                        (brings.empty() ? "" : fmt::format(" ({})", brings)));
    };
    if (question.choices.empty()) return {};
    const std::size_t all = question.choices.size();
    const std::size_t listed = question.ways > kMostListed || all > kMostListed ? std::min(all, kFewListed) : all;
    for (std::size_t i = 0; i < listed; ++i)
        item(question.first + i, question.choices[i].words, question.choices[i].brings);
    if (question.ways > listed && listed > 0)
        items.push_back(question.asks == Question::Asks::Area
                            ? fmt::format("or one of {} more areas (`map` marks them)", question.ways - listed)
                            : fmt::format("or one of {} more by name", question.ways - listed));
    if (question.task.optional) item(0, "no");
    constexpr std::size_t kIndent = 4;
    std::string text, line;
    for (const std::string& each : items) {
        if (!line.empty() && kIndent + columns(line) + 3 + columns(each) > static_cast<std::size_t>(style.width)) {
            text += std::string(kIndent, ' ') + line + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : "   ") + each;
    }
    return line.empty() ? text : text + std::string(kIndent, ' ') + line + "\n";
}

}  // namespace rego::app
