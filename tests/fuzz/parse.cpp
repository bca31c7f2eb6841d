// No text may crash the parser, and whatever it accepts prints back to the same tree.
#include "parser/parse.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "parser/print.hpp"

using namespace rego::parser;

namespace {

template <class T>
void round_trip(Result<T> (*parse)(std::string_view, Blocks), std::string_view text) {
    const Result<T> first = parse(text, Blocks::Any);
    if (!first) {
        (void)render(first.error(), text, "<fuzz>");
        return;
    }
    const std::string printed = to_string(*first);
    const Result<T> second = parse(printed, Blocks::Any);
    if (second && to_string(*second) == printed) return;
    std::cerr << "printed form does not hold: " << printed << '\n';
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    round_trip(parse_expression, text);
    round_trip(parse_metric, text);
    round_trip(parse_requirement, text);
    round_trip(parse_instruction, text);
    round_trip(parse_action, text);
    round_trip(parse_effect, text);
    round_trip(parse_class, text);
    round_trip(parse_file, text);
    return 0;
}
