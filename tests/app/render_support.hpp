// A game made by commands, and questions about texts, for the tests of what a person sees.
#pragma once

#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/session.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"

namespace rego::app {

/// The start of a game of two in which anything may be done at any time.
inline const std::string kGame = "newgame BR Ellie Kevin mode=ops\n";

/// Reading the canon once is enough.
inline const std::shared_ptr<Library>& library() {
    static const auto shared = std::make_shared<Library>();
    return shared;
}

/// A session in which these commands, one a line, have been carried out.
inline std::unique_ptr<Session> session_after(const std::string& commands) {
    auto session = std::make_unique<Session>(command_table(), library());
    std::istringstream lines(commands);
    for (std::string line; std::getline(lines, line);) {
        const Answer answer = session->run(line, "<test>");
        CAPTURE(line);
        CAPTURE(answer.err);
        REQUIRE(answer.ok());
    }
    return session;
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

inline std::size_t widest(const std::string& text) {
    std::size_t width = 0;
    for (const std::string& line : lines_of(text)) width = std::max(width, columns(line));
    return width;
}

inline bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

inline std::string without_color(const std::string& text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            i = text.find('m', i);
        } else {
            plain += text[i];
        }
    }
    return plain;
}

}  // namespace rego::app
