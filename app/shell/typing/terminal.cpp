#include "app/shell/typing/terminal.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include <replxx.hxx>
#include <sys/ioctl.h>
#include <unistd.h>

#include "app/shell/line/line.hpp"
#include "app/shell/session/flow.hpp"
#include "app/shell/start/safe_output.hpp"
#include "app/shell/typing/completion.hpp"
#include "app/shell/typing/highlight.hpp"
#include "app/shell/typing/window_watch.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/ascii.hpp"
#include "app/tell/render/fit.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "app/tell/render/visible.hpp"
#include "parser/text/utf8.hpp"

namespace rego::app {
namespace {

using replxx::Replxx;

constexpr int kMostHistory = 2000;
constexpr char32_t kWindowChanged = Replxx::KEY::F24;  // a key that no keyboard has
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

int terminal_columns() {
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

/// Where typed lines are kept between sessions; empty if there is no place for it.
std::string history_file() {
    const char* state = std::getenv("XDG_STATE_HOME");
    const char* home = std::getenv("HOME");
    std::filesystem::path folder;
    if (state != nullptr && *state != '\0') {
        folder = state;
    } else if (home != nullptr && *home != '\0') {
        folder = std::filesystem::path(home) / ".local" / "state";
    } else {
        return {};
    }
    folder /= "rego";
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    return ::access(folder.c_str(), W_OK) == 0 ? (folder / "history").string() : std::string();
}

class Terminal {
  public:
    explicit Terminal(Session& session) : session_(session), history_file_(history_file()) {
        editor_.set_no_color(!session.style().color);
        editor_.set_max_history_size(kMostHistory);
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
        editor_.bind_key(Replxx::KEY::RIGHT, [this](char32_t code) { return right(code); });
        if (!history_file_.empty()) editor_.history_load(history_file_);
        session_.files().asks = [this](const std::string& question) { return says_yes(question); };
    }
    ~Terminal() { session_.files().asks = nullptr; }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void run(const std::string& news) {
        const int width = terminal_columns();
        session_.set_width(std::max(width, kNarrowest));
        std::cout << fitted(greeting_text(session_.game(), session_.style()) + news, static_cast<std::size_t>(width))
                  << std::flush;
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
            const char* input = editor_.input(prompt_);
            if (input == nullptr && std::exchange(is_redrawing_, false)) {
                begin_again();
                continue;
            }
            if (input == nullptr) {
                if (errno == EAGAIN) return true;  // Ctrl-C: what was typed is given up
                std::cout << '\n';                 // Ctrl-D
                return false;
            }
            const std::string line = input;
            const std::string text = earlier_ + line;
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

    /// False when the session is over.
    bool carry_out(const std::string& text) {
        bool is_over = false;
        session_.set_width(std::max(terminal_columns(), kNarrowest));
        const Flow::Hear hear = [&](const Answer& answer, const Line&, const Source&) {
            const int width = terminal_columns();
            session_.set_width(std::max(width, kNarrowest));
            std::cout << fitted(answer.out, static_cast<std::size_t>(width)) << std::flush;
            std::cerr << fitted(painted_error(answer.err), static_cast<std::size_t>(width)) << std::flush;
            if (answer.clears_screen) editor_.clear_screen();
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
        editor_.history_add(text);
        if (!history_file_.empty()) editor_.history_sync(history_file_);
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
    std::string history_file_;
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

int run_terminal(Session& session, const std::string& news) {
    Terminal(session).run(news);
    return EXIT_SUCCESS;
}

}  // namespace rego::app
