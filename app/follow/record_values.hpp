// What all parts of a record are made of: lists, numbers by name, and what is written once more as it was before.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/follow/json_reader.hpp"
#include "app/follow/record.hpp"

namespace rego::app::follow::reading {

using Key = std::string_view;

inline Words texts(JsonReader& in) {
    Words all;
    in.list([&] { all.push_back(in.text()); });
    return all;
}

/// Of a player board; or of anything else that has so many numbers.
template <std::size_t size>
std::array<int, size> so_many(JsonReader& in, const char* problem) {
    std::array<int, size> found{};
    std::size_t read = 0;
    in.list([&] {
        const int number = in.number();
        if (read < size) found[read] = number;
        ++read;
    });
    if (read != size) in.fail(problem);
    return found;
}

inline Six six(JsonReader& in) {
    return so_many<6>(in, "expected six numbers: money, steel, titanium, plants, energy, heat");
}

inline Counts counts(JsonReader& in) {
    Counts found;
    in.object({}, [&](Key key) {
        std::string name(key);
        found[std::move(name)] = in.number();
        return true;
    });
    return found;
}

/// Of what `read` reads.
template <auto read>
auto list_of(JsonReader& in) {
    std::vector<decltype(read(in))> all;
    in.list([&] { all.push_back(read(in)); });
    return all;
}

/// A part of a state that seldom changes: while it is written as it was the last time, it is not read again.
template <class Part>
class Repeating {
  public:
    template <class Read>
    const Shared<Part>& read(JsonReader& in, Read read_part) {
        if (!in.skip_if(written_)) written_ = in.written([&] { part_ = Shared<Part>(read_part(in)); });
        return part_;
    }

  private:
    std::string_view written_;
    Shared<Part> part_;
};

}  // namespace rego::app::follow::reading
