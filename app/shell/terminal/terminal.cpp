#include "app/shell/terminal/terminal.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <utility>

#include <fmt/format.h>
#include <replxx.hxx>
#include <sys/ioctl.h>
#include <unistd.h>

#include "app/shell/line/line.hpp"
#include "app/shell/session/flow.hpp"
#include "app/shell/start/safe_output.hpp"
#include "app/shell/terminal/typed_lines.hpp"
#include "app/shell/terminal/window_watch.hpp"
#include "app/shell/typing/completion.hpp"
#include "app/shell/typing/highlight.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/ascii.hpp"
#include "app/tell/render/fit.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "app/tell/render/visible.hpp"
#include "engine/interrupt.hpp"
#include "parser/text/utf8.hpp"

namespace rego::app {
namespace {

using replxx::Replxx;

constexpr char32_t kWindowChanged = Replxx::KEY::F24;  // keys that no keyboard has
constexpr char32_t kWorkIsThere = Replxx::KEY::F23;
constexpr std::chrono::milliseconds kRapid{5};
constexpr int kNarrowest = 40;  // in fewer columns nothing can be laid out; lines are broken then

Replxx::Color color_of(Ink ink) {
    if (ink == Ink::Verb) return Replxx::Color::BRIGHTCYAN;
    if (ink == Ink::Type) return Replxx::Color::CYAN;
    if (ink == Ink::Keyword) return Replxx::Color::MAGENTA;
    if (ink == Ink::Number) return Replxx::Color::BROWN;
    if (ink == Ink::Bad) return Replxx::Color::BRIGHTRED;
    if (ink == Ink::Title) return Replxx::Color::BRIGHTGREEN;
    return Replxx::Color::DEFAULT;
}

/// replxx counts characters, the rest of rego bytes.
int characters(std::string_view text) {
    return static_cast<int>(std::ranges::count_if(text, [](char c) { return !parser::continues_character(c); }));
}

std::size_t byte_offset(std::string_view text, int character) {
    std::size_t at = 0;
    for (; at < text.size(); ++at) {
        if (!parser::continues_character(text[at]) && character-- == 0) break;
    }
    return at;
}

/// One that knows no sequences: replxx does not edit there, and nothing else than text is to be sent to it.
bool is_plain_terminal() {
    const char* name = std::getenv("TERM");
    return name == nullptr || *name == '\0' || std::string_view(name) == "dumb";
}

int terminal_columns() {
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

int terminal_rows() {
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}

/// What a paste has brought is shown in pieces: each when it is on disk.
constexpr std::chrono::milliseconds kShown{200};

class Terminal {
  public:
    Terminal(Session& session, const AtPrompt& at_prompt)
        : session_(session), typed_lines_(usual_typed_lines()), at_prompt_(at_prompt) {
        editor_.set_no_color(!session.style().color);
        editor_.set_max_history_size(TypedLines::kMost);
        editor_.set_double_tab_completion(false);
        editor_.set_complete_on_empty(true);
        editor_.set_beep_on_ambiguous_completion(false);
        editor_.set_completion_count_cutoff(200);
        editor_.set_max_hint_rows(0);
        editor_.set_word_break_characters(" \t\n<>()[]{},;:/");
        editor_.set_completion_callback(
            [this](const std::string& input, int& context) { return completions(input, context); });
        editor_.set_hint_callback([this](const std::string& input, int& context, Replxx::Color& color) {
            return hints(input, context, color);
        });
        editor_.set_highlighter_callback(
            [this](const std::string& input, Replxx::colors_t& colors) { color_line(input, colors); });
        // Enter typed while a command is being carried out arrives as a line feed: the terminal is not raw then.
        for (const char32_t key : {char32_t{Replxx::KEY::ENTER}, Replxx::KEY::control('J')}) {
            editor_.bind_key(key, [this](char32_t code) { return enter(code); });
        }
        editor_.bind_key(Replxx::KEY::TAB, [this](char32_t code) { return tab(code); });
        editor_.bind_key(Replxx::KEY::UP, [this](char32_t) { return recall(true); });
        editor_.bind_key(Replxx::KEY::DOWN, [this](char32_t) { return recall(false); });
        editor_.bind_key(kWindowChanged, [this](char32_t code) { return redraw(code); });
        editor_.bind_key(kWorkIsThere, [this](char32_t) {
            if (!is_asking_) at_prompt_.work();  // otherwise a command is being carried out
            return Replxx::ACTION_RESULT::CONTINUE;
        });
        editor_.bind_key(Replxx::KEY::RIGHT, [this](char32_t code) { return right(code); });
        editor_.bind_key(Replxx::KEY::PASTE_START, [this](char32_t code) { return paste(code); });
        if (!is_plain_terminal()) editor_.enable_bracketed_paste();
        session_.files().asks = [this](const std::string& question) { return says_yes(question); };
        if (at_prompt_.begin) at_prompt_.begin([this] { editor_.emulate_key_press(kWorkIsThere); });
    }
    ~Terminal() {
        if (at_prompt_.begin) at_prompt_.begin(nullptr);
        session_.files().asks = nullptr;
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void run(const std::string& news) {
        const int width = terminal_columns();
        session_.set_width(std::max(width, kNarrowest));
        std::cout << fitted(greeting_text(session_.game(), session_.style()) + news, static_cast<std::size_t>(width))
                  << std::flush;
        if (const auto lines = typed_lines_.read(); lines) {
            for (const std::string& line : *lines) editor_.history_add(line);
        } else {
            std::cerr << "rego: warning: " << lines.error().message << "; what you type is not kept\n" << std::flush;
        }
        while (read_command()) {
        }
    }

  private:
    /// One input, which may be several lines while brackets are open. False when the session is over.
    bool read_command() {
        earlier_.clear();
        prompt_ = shown(prompt_text(session_.game(), session_.style(), note()));
        while (true) {
            is_leaving_line_ = false;
            recalled_ = "\n";  // no line
            drawn_width_ = terminal_columns();
            const std::string typed_on = std::exchange(typed_on_, {});
            const char* input = typed_on.empty() ? editor_.input(prompt_) : typed_on.c_str();
            if (input == nullptr && std::exchange(is_redrawing_, false)) {
                begin_again();
                continue;
            }
            if (input == nullptr) {
                if (errno == EAGAIN) return true;  // Ctrl-C: what was typed is given up
                std::cout << '\n';                 // Ctrl-D
                return false;
            }
            const bool is_pasted = !pasted_.empty();
            const std::string line = is_pasted ? std::exchange(pasted_, {}) : input;
            const std::string text = earlier_ + line;
            if (is_pasted && !goes_on(text)) return carry_out_pasted(text);
            // An empty line ends the input even then: nobody should be caught in it.
            if (line.empty() || !goes_on(text)) {
                const bool is_empty = text.find_first_not_of(" \t\n") == std::string::npos;
                if (is_empty && session_.is_stepping()) return carry_out("step");
                return is_empty || (remember(text), carry_out(text));
            }
            earlier_ = text + "\n";
            prompt_ = shown(paint(session_.style(), Ink::Dim, "  … "));
        }
    }

    /// Asked in the middle of a command.
    bool says_yes(const std::string& question) {
        is_asking_ = true;
        std::cout << fitted(question + '\n', static_cast<std::size_t>(terminal_columns())) << std::flush;
        prompt_ = "let it? (y/N) ";
        const char* input = editor_.input(prompt_);
        is_asking_ = false;
        const std::string answer = input == nullptr ? "" : input;
        return equal_ignoring_case(answer, "y") || equal_ignoring_case(answer, "yes");
    }

    static bool goes_on(const std::string& text) {
        return has_open_brackets(text) || is_continued(text) || has_open_block(split_lines(text, 0, true));
    }

    /// What the line editor draws does not go through the streams.
    std::string shown(const std::string& text) const {
        const std::string safe = visible(text, session_.style().color);
        return is_ascii_ ? in_ascii(safe) : safe;
    }

    /// What is unusual about the next command.
    std::string note() const {
        if (session_.is_stepping()) return "stepping";
        if (session_.pinned().empty() || session_.game() == nullptr) return {};
        const engine::TypeId actor = find_actor(*session_.game(), session_.pinned());
        return "as " +
               (actor == engine::kNoType ? session_.pinned() : player_name(*session_.game(), actor, session_.style()));
    }

    /// Many lines at once, each as if it had been typed, with the prompt before it. They are put on disk together, and
    /// only then are their answers shown. What follows the last line end waits in the line.
    bool carry_out_pasted(const std::string& text) {
        const std::size_t end = text.rfind('\n') + 1;
        editor_.set_preload_buffer(text.substr(end));
        const std::string whole = text.substr(0, end);
        steer_output("\x1b[A\r\x1b[J");  // the empty line that the paste has left
        bool is_over = false;
        std::size_t failed_before = 0;  // an error ends its own line
        const Flow::Hear hear = [&](const Answer& answer, const Line&, const Source&) {
            unshown_.push_back({answer.out, false});
            unshown_.push_back({painted_error(answer.err), true});
            is_over = answer.exit;
            return answer.ok() && !is_over;
        };
        session_.answers_later = true;
        Flow flow(session_, hear);
        const std::vector<Line> lines = split_lines(whole, 0, true);
        const engine::Interruptible interruptible;
        std::size_t done = 0;
        auto shown = std::chrono::steady_clock::now();
        for (; done < lines.size() && !is_over && !engine::is_interrupted(); ++done) {
            const Line& line = lines[done];
            if (line.offset < failed_before) continue;
            unshown_.push_back({prompt_text(session_.game(), session_.style(), note()) + line.text + '\n', false});
            if (!flow.take(line, {"<stdin>", whole})) failed_before = std::min(whole.find('\n', line.offset), end);
            if (std::chrono::steady_clock::now() - shown < kShown) continue;
            show_answers();
            shown = std::chrono::steady_clock::now();
        }
        if (!is_over && !engine::is_interrupted()) flow.finish();
        constexpr std::size_t kFew = 20;
        if (lines.size() <= kFew)
            for (const Line& line : lines) remember(line.text);
        if (engine::is_interrupted()) unshown_.push_back({stopped_text(lines.size() - done), true});
        show_answers();
        session_.answers_later = false;
        return !is_over;
    }

    static std::string stopped_text(std::size_t left) {
        return fmt::format("stopped: {} command{} not carried out\n", left, left == 1 ? " was" : "s were");
    }

    void show_answers() {
        session_.tell_changes();
        const auto width = static_cast<std::size_t>(terminal_columns());
        for (const auto& [text, is_error] : std::exchange(unshown_, {}))
            (is_error ? std::cerr : std::cout) << fitted(text, width) << std::flush;
    }

    /// What is longer than the window waits for Enter after each page. False if that is enough: whatever else has been
    /// typed there is the next command.
    bool show_in_pages(const std::string& text) {
        const int rows = terminal_rows();
        constexpr int kFewest = 8;
        const bool fits = std::ranges::count(text, '\n') < rows || rows < kFewest || is_plain_terminal();
        if (fits || ::isatty(STDOUT_FILENO) == 0) {
            std::cout << text << std::flush;
            return true;
        }
        int shown_rows = 0;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
            std::cout << text.substr(at, end - at);
            at = end;
            if (++shown_rows < rows - 1 || at == text.size()) continue;
            shown_rows = 0;
            if (!goes_on_reading()) return false;
        }
        std::cout << std::flush;
        return true;
    }

    bool goes_on_reading() {
        std::cout << std::flush;
        const std::string before = std::exchange(prompt_, "-- Enter: more, q: enough -- ");
        is_asking_ = true;
        const char* input = editor_.input(prompt_);
        is_asking_ = false;
        prompt_ = before;
        std::string typed = input == nullptr ? "q" : input;
        // Blanks say nothing: ` q` would otherwise be the command `q`, which ends rego.
        typed.erase(0, typed.find_first_not_of(' '));
        typed.erase(typed.find_last_not_of(' ') + 1);
        steer_output("\x1b[A\r\x1b[J");
        if (!typed.empty() && !equal_ignoring_case(typed, "q")) typed_on_ = typed;
        return typed.empty();
    }

    /// False when the session is over.
    bool carry_out(const std::string& text) {
        const engine::Interruptible interruptible;
        bool is_over = false;
        session_.set_width(std::max(terminal_columns(), kNarrowest));
        const Flow::Hear hear = [&](const Answer& answer, const Line&, const Source&) {
            const int width = terminal_columns();
            session_.set_width(std::max(width, kNarrowest));
            const bool was_read = show_in_pages(fitted(answer.out, static_cast<std::size_t>(width)));
            std::cerr << fitted(painted_error(answer.err), static_cast<std::size_t>(width)) << std::flush;
            if (answer.clears_screen) editor_.clear_screen();
            if (!was_read) return false;
            is_over = answer.exit;
            return answer.ok() && !is_over;
        };
        run_flow(Flow(session_, hear), split_lines(text, 0, true), {"<stdin>", text});
        return !is_over;
    }

    std::string painted_error(const std::string& text) const {
        const std::size_t end = std::min(text.find('\n'), text.size());
        return paint(session_.style(), Ink::Bad, text.substr(0, end)) + text.substr(end);
    }

    void remember(std::string text) {
        // A line of the history file is a line.
        const std::vector<Line> lines = split_lines(text, 0, true);
        if (std::ranges::any_of(lines, [](const Line& line) { return opens_block(line.text); })) {
            text.clear();
            for (const Line& line : lines) text += (text.empty() ? "" : "; ") + line.text;
        }
        std::ranges::replace(text, '\n', ' ');
        if (text.size() > TypedLines::kLongest) return;
        editor_.history_add(text);
        typed_lines_.add(text);
    }

    /// One line is put into the line; several are carried out at once, as they would be without a word from the
    /// terminal that they are pasted.
    Replxx::ACTION_RESULT paste(char32_t code) {
        const auto result = editor_.invoke(Replxx::ACTION::BRACKETED_PASTE, code);
        const std::string text = editor_.get_state().text();
        if (is_asking_ || text.find('\n') == std::string::npos) return result;
        pasted_ = text;
        editor_.set_state(Replxx::State("", 0));
        is_leaving_line_ = true;
        return editor_.invoke(Replxx::ACTION::COMMIT_LINE, code);
    }

    /// Leaves no hint behind, even when Enter comes so fast that the line is drawn once more.
    Replxx::ACTION_RESULT enter(char32_t code) {
        is_leaving_line_ = true;
        return editor_.invoke(Replxx::ACTION::COMMIT_LINE, code);
    }

    /// Through the lines that were typed: those that begin as this one does; behind nothing, all of them.
    Replxx::ACTION_RESULT recall(bool older) {
        const std::string text = editor_.get_state().text();
        const bool goes_on = text == recalled_;  // nothing has been typed since the last time
        if (!goes_on) recalls_all_ = text.empty();
        const auto result =
            recalls_all_
                ? editor_.invoke(older ? Replxx::ACTION::HISTORY_PREVIOUS : Replxx::ACTION::HISTORY_NEXT, 0)
                : editor_.invoke(Replxx::ACTION::HISTORY_COMMON_PREFIX_SEARCH, Replxx::KEY::meta(older ? 'P' : 'N'));
        recalled_ = editor_.get_state().text();
        return result;
    }

    /// The window has another width, and the terminal has broken the line anew, which replxx does not know: wipes it
    /// out and leaves it; read_command() begins again with what had been typed.
    Replxx::ACTION_RESULT redraw(char32_t code) {
        const int width = terminal_columns();
        if (width == drawn_width_) return Replxx::ACTION_RESULT::CONTINUE;
        const Replxx::State state = editor_.get_state();
        const std::string text = state.text();
        const int before_cursor =
            static_cast<int>(columns(prompt_) + columns(text.substr(0, byte_offset(text, state.cursor_position()))));
        go_up(before_cursor / width);
        // Down to where replxx believes the cursor to be: leaving the line, it goes from there to the end of the
        // prompt.
        steer_output("\x1b[J" + std::string(static_cast<std::size_t>(before_cursor / drawn_width_), '\n'));
        editor_.set_preload_buffer(text);
        for (int i = state.cursor_position(); i < characters(text); ++i) editor_.emulate_key_press(Replxx::KEY::LEFT);
        editor_.set_state(Replxx::State("", 0));
        is_redrawing_ = true;
        std::this_thread::sleep_for(kRapid);  // what comes faster it would not draw
        return editor_.invoke(Replxx::ACTION::SEND_EOF, code);
    }

    /// The place of the prompt is free again after redraw().
    void begin_again() {
        go_up(static_cast<int>(columns(prompt_)) / drawn_width_);
        steer_output("\x1b[J");
    }

    static void go_up(int rows) {
        steer_output("\r");
        if (rows > 0) steer_output("\x1b[" + std::to_string(rows) + 'A');
    }

    /// At the end of the line, the arrow takes the hint: the likeliest completion.
    Replxx::ACTION_RESULT right(char32_t code) {
        const Replxx::State state = editor_.get_state();
        const std::string text = state.text();
        if (state.cursor_position() < characters(text)) return editor_.invoke(Replxx::ACTION::MOVE_CURSOR_RIGHT, code);
        const Completions found = complete(session_, earlier_ + text);
        if (found.candidates.empty()) {
            const std::string whole = text + typed_before(text);
            editor_.set_state(Replxx::State(whole.c_str(), characters(whole)));
            return Replxx::ACTION_RESULT::CONTINUE;
        }
        if (found.begin < earlier_.size()) return Replxx::ACTION_RESULT::CONTINUE;
        const std::string taken = text.substr(0, found.begin - earlier_.size()) + found.candidates.front().text;
        editor_.set_state(Replxx::State(taken.c_str(), characters(taken)));
        return Replxx::ACTION_RESULT::CONTINUE;
    }

    /// How the latest line that began like this one went on; empty if there was none.
    std::string typed_before(const std::string& text) const {
        constexpr std::size_t kFewest = 2;
        std::string rest;
        if (text.size() < kFewest || !earlier_.empty()) return rest;
        for (Replxx::HistoryScan scan = editor_.history_scan(); scan.next();) {
            const std::string& line = scan.get().text();
            if (line.size() > text.size() && line.starts_with(text)) rest = line.substr(text.size());
        }
        return rest;
    }

    /// Completes as far as it is clear; then lists what fits, with a word about each.
    Replxx::ACTION_RESULT tab(char32_t code) {
        const Replxx::State state = editor_.get_state();
        const std::string text = state.text();
        const std::string input = earlier_ + text.substr(0, byte_offset(text, state.cursor_position()));
        const Completions found = complete(session_, input);
        const bool has_notes = std::ranges::any_of(found.candidates, [](const auto& c) { return !c.note.empty(); });
        const std::size_t typed = input.size() - std::min(found.begin, input.size());
        if (found.candidates.size() < 2 || !has_notes || common_beginning(found).size() > typed)
            return editor_.invoke(Replxx::ACTION::COMPLETE_LINE, code);
        steer_output("\x1b[J");
        std::cout << '\n' << shown(candidate_list(found, static_cast<std::size_t>(terminal_columns()))) << std::flush;
        return editor_.invoke(Replxx::ACTION::REPAINT, code);
    }

    Replxx::completions_t completions(const std::string& input, int& context) {
        if (is_asking_) return {};
        const Completions found = complete(session_, earlier_ + input);
        context = characters(std::string_view(input).substr(std::max(found.begin, earlier_.size()) - earlier_.size()));
        Replxx::completions_t completions;
        for (const Candidate& candidate : found.candidates)
            if (visible(candidate.text, false) == candidate.text) completions.emplace_back(candidate.text);
        return completions;
    }

    Replxx::hints_t hints(const std::string& input, int& context, Replxx::Color& color) {
        context = 0;
        color = Replxx::Color::GRAY;
        const std::size_t used = columns(prompt_) + columns(input);
        const auto width = static_cast<std::size_t>(terminal_columns());
        if (is_leaving_line_ || is_asking_ || used + 2 >= width) return {};
        std::string said = hint_for(session_, earlier_ + input);
        if (said.empty()) said = typed_before(input);
        const std::string hint = shown(clipped(shown(said), width - used - 1));
        return hint.empty() ? Replxx::hints_t{} : Replxx::hints_t{hint};
    }

    void color_line(const std::string& input, Replxx::colors_t& colors) {
        if (is_asking_) return;
        const std::size_t cursor = byte_offset(input, editor_.get_state().cursor_position());
        const std::vector<Ink> inks = highlight(session_, earlier_ + input, earlier_.size() + cursor);
        std::size_t character = 0;
        for (std::size_t i = 0; i < input.size() && character < colors.size(); ++i) {
            if (!parser::continues_character(input[i])) colors[character++] = color_of(inks[earlier_.size() + i]);
        }
    }

    Session& session_;
    Replxx editor_;
    TypedLines typed_lines_;
    const AtPrompt at_prompt_;
    std::string typed_on_;  // a command, where more of a long answer could have been asked for
    std::string pasted_;    // lines that wait to be carried out
    std::vector<std::pair<std::string, bool>> unshown_;  // answers to some of them; true: of what went wrong
    std::string prompt_;
    std::string earlier_;  // lines of this input that have been typed already, each with its line break
    bool is_leaving_line_ = false;
    bool is_asking_ = false;    // y or n, no command
    std::string recalled_;      // what the arrows brought last, …
    bool recalls_all_ = false;  // … and whether they go through all lines
    bool is_redrawing_ = false;
    int drawn_width_ = 0;
    const bool is_ascii_ = wants_ascii();
    WindowWatch window_{[this] { editor_.emulate_key_press(kWindowChanged); }};  // last: the first to go
};

}  // namespace

int run_terminal(Session& session, const std::string& news, const AtPrompt& at_prompt) {
    Terminal(session, at_prompt).run(news);
    return EXIT_SUCCESS;
}

}  // namespace rego::app
