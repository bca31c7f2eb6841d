// The members of any plain struct, in their order: what compares, stores or prints whole structs need not list them,
// and a new member needs no entry anywhere.
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

namespace rego::parser {

namespace detail {

/// Stands for a value of any type where only the number of values is asked.
struct Anything {
    std::size_t ignored;
    template <class T>
    operator T() const;  // NOLINT: implicit on purpose
};

template <class T, std::size_t... I>
constexpr bool takes(std::index_sequence<I...>) {
    return requires { T{Anything{I}...}; };
}

/// How many members the struct has: as many as it can be made of.
template <class T, std::size_t N = 1>
constexpr std::size_t field_count() {
    if constexpr (takes<T>(std::make_index_sequence<N>())) {
        return field_count<T, N + 1>();
    } else {
        return N - 1;
    }
}

}  // namespace detail

template <class T>
concept PlainStruct = std::is_aggregate_v<T> && std::is_class_v<T>;

/// References to all members. C++20 can take a struct apart only into as many names as are written down.
template <class T>
requires PlainStruct<std::remove_const_t<T>>
auto fields(T& x) {
    constexpr std::size_t count = detail::field_count<std::remove_const_t<T>>();
    static_assert(count <= 24, "a struct with so many members needs a further line here");
    // clang-format off
    if constexpr (count == 0) { return std::tie(); }
    else if constexpr (count == 1) { auto& [a] = x; return std::tie(a); }
    else if constexpr (count == 2) { auto& [a, b] = x; return std::tie(a, b); }
    else if constexpr (count == 3) { auto& [a, b, c] = x; return std::tie(a, b, c); }
    else if constexpr (count == 4) { auto& [a, b, c, d] = x; return std::tie(a, b, c, d); }
    else if constexpr (count == 5) { auto& [a, b, c, d, e] = x; return std::tie(a, b, c, d, e); }
    else if constexpr (count == 6) { auto& [a, b, c, d, e, f] = x; return std::tie(a, b, c, d, e, f); }
    else if constexpr (count == 7) { auto& [a, b, c, d, e, f, g] = x; return std::tie(a, b, c, d, e, f, g); }
    else if constexpr (count == 8) { auto& [a, b, c, d, e, f, g, h] = x; return std::tie(a, b, c, d, e, f, g, h); }
    else if constexpr (count == 9) { auto& [a, b, c, d, e, f, g, h, i] = x; return std::tie(a, b, c, d, e, f, g, h, i); }
    else if constexpr (count == 10) { auto& [a, b, c, d, e, f, g, h, i, j] = x; return std::tie(a, b, c, d, e, f, g, h, i, j); }
    else if constexpr (count == 11) { auto& [a, b, c, d, e, f, g, h, i, j, k] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k); }
    else if constexpr (count == 12) { auto& [a, b, c, d, e, f, g, h, i, j, k, l] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l); }
    else if constexpr (count == 13) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m); }
    else if constexpr (count == 14) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n); }
    else if constexpr (count == 15) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o); }
    else if constexpr (count == 16) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p); }
    else if constexpr (count == 17) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q); }
    else if constexpr (count == 18) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r); }
    else if constexpr (count == 19) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s); }
    else if constexpr (count == 20) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t); }
    else if constexpr (count == 21) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u); }
    else if constexpr (count == 22) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v); }
    else if constexpr (count == 23) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w); }
    else if constexpr (count == 24) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, y] = x; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, y); }
    // clang-format on
}

}  // namespace rego::parser
