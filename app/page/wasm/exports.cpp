// What a browser's script may call: one session, spoken to as app/page/door.hpp says.
#include <cstdlib>
#include <cstring>

#include <emscripten/emscripten.h>

#include "app/page/door.hpp"

namespace {

/// The answer until the next one; whoever asks copies it out at once.
const char* kept(std::string answer) {
    static std::string last;
    last = std::move(answer);
    return last.c_str();
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE const char* rego_ask(const char* request) {
    static rego::app::page::Door door;
    return kept(door.ask(request));
}
}
