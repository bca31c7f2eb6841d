// Values as bytes and back: numbers take as few bytes as they need, structs are their members in order, and what is
// deferred is preceded by its length, so that a reader can go past it. One description serves both directions, the
// types themselves (parser/fields.hpp); the few that keep their members to themselves are listed here.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "engine/image/deferred.hpp"
#include "parser/ast.hpp"
#include "parser/fields.hpp"

namespace rego::engine {

// --- Nodes of the AST that have constructors ---------------------------------------------------------------------

template <class N, class T>
concept IsA = std::is_same_v<std::remove_const_t<N>, T>;

template <class N>
concept Alternatives = requires(N& n) {
    n.node;
    n.span;
};

auto stored_members(Alternatives auto& n) { return std::tie(n.node, n.span); }
auto stored_members(IsA<parser::Expression> auto& n) {
    return std::tie(n.name, n.label, n.arguments, n.complement, n.accepts_defaults, n.refinement, n.local_body, n.span);
}
auto stored_members(IsA<parser::ClassSignature> auto& n) {
    return std::tie(n.name, n.short_name, n.dependencies, n.invariant, n.supertypes, n.span);
}
auto stored_members(IsA<parser::ClassBody> auto& n) {
    return std::tie(n.invariants, n.defaults, n.properties, n.actions, n.effects, n.nested);
}
auto stored_members(IsA<parser::ClassDeclaration> auto& n) {
    return std::tie(n.doc, n.is_abstract, n.extends_existing, n.signatures, n.body, n.span);
}
template <class T>
requires parser::PlainStruct<std::remove_const_t<T>>
auto stored_members(T& x) { return parser::fields(x); }

// --- Writing -----------------------------------------------------------------------------------------------------

class ImageWriter {
  public:
    const std::string& bytes() const { return bytes_; }

    template <class T>
    void write(const T& x) {
        if constexpr (std::is_enum_v<T>) {
            number(static_cast<std::uint64_t>(x));
        } else if constexpr (std::is_integral_v<T> && std::is_signed_v<T> && sizeof(T) > 1) {
            number(static_cast<std::uint64_t>(x) << 1 ^ static_cast<std::uint64_t>(std::int64_t{x} >> 63));
        } else if constexpr (std::is_integral_v<T>) {
            number(static_cast<std::uint64_t>(x));
        } else {
            members(stored_members(x));
        }
    }
    void write(const std::string& text) { write(std::string_view(text)); }
    void write(std::string_view text) {
        number(text.size());
        bytes_ += text;
    }
    template <class T>
    void write(const std::vector<T>& list) {
        number(list.size());
        for (const auto& each : list) write(static_cast<const T&>(each));
    }
    template <class T>
    void write(const std::optional<T>& maybe) {
        write(maybe.has_value());
        if (maybe) write(*maybe);
    }
    template <class... T>
    void write(const std::variant<T...>& one) {
        number(one.index());
        std::visit([this](const auto& alternative) { write(alternative); }, one);
    }
    template <class A, class B>
    void write(const std::pair<A, B>& pair) {
        write(pair.first);
        write(pair.second);
    }
    template <class K, class V, class C>
    void write(const std::map<K, V, C>& map) {
        number(map.size());
        for (const auto& each : map) write(each);
    }
    template <class T>
    void write(const parser::Box<T>& box) {
        write(*box);
    }
    template <class T>
    void write(const Deferred<T>& deferred) {
        ImageWriter inner;
        inner.write(*deferred);
        write(std::string_view(inner.bytes()));
    }
    template <class T>
    void write(const Records<T>& records) {
        write(records.kept());
    }
    template <class... T>
    void members(const std::tuple<T...>& all) {
        std::apply([this](const auto&... each) { (write(each), ...); }, all);
    }

    /// Numbers to be used where they lie. Only in the image itself, not in what is deferred.
    void in_place(std::span<const std::uint64_t> numbers) {
        bytes_.resize((bytes_.size() + 7) / 8 * 8);
        bytes_.append(reinterpret_cast<const char*>(numbers.data()), numbers.size_bytes());
    }
    void number(std::uint64_t n) {
        for (; n >= 0x80; n >>= 7) bytes_ += static_cast<char>(n | 0x80);
        bytes_ += static_cast<char>(n);
    }

  private:
    std::string bytes_;
};

// --- Reading -----------------------------------------------------------------------------------------------------

/// Of bytes that an ImageWriter of the same build has written: what they say is not questioned.
class ImageReader {
  public:
    explicit ImageReader(const char* image) : at_(image) {}

    template <class T>
    void read(T& x) {
        if constexpr (std::is_enum_v<T>) {
            x = static_cast<T>(number());
        } else if constexpr (std::is_integral_v<T> && std::is_signed_v<T> && sizeof(T) > 1) {
            const std::uint64_t folded = number();
            x = static_cast<T>(folded >> 1 ^ (0 - (folded & 1)));
        } else if constexpr (std::is_integral_v<T>) {
            x = static_cast<T>(number());
        } else {
            members(stored_members(x));
        }
    }
    void read(std::string& text) { text = this->text(); }
    template <class T>
    void read(std::vector<T>& list) {
        const std::size_t size = number();
        list.reserve(size);
        for (std::size_t i = 0; i < size; ++i) {
            if constexpr (std::is_same_v<T, bool>) {
                list.push_back(number() != 0);
            } else if constexpr (IsDeferred<T>::value) {
                list.emplace_back(text().data());
            } else {
                read(list.emplace_back());
            }
        }
    }
    template <class T>
    void read(std::optional<T>& maybe) {
        if (number() != 0) read(maybe.emplace());
    }
    template <class... T>
    void read(std::variant<T...>& one) {
        read_alternative(one, number(), std::index_sequence_for<T...>());
    }
    template <class A, class B>
    void read(std::pair<A, B>& pair) {
        read(pair.first);
        read(pair.second);
    }
    /// Written in order, so each goes to the end.
    template <class K, class V, class C>
    void read(std::map<K, V, C>& map) {
        for (std::size_t left = number(); left > 0; --left) {
            K key;
            read(key);
            if constexpr (IsDeferred<V>::value) {
                map.emplace_hint(map.end(), std::move(key), text().data());
            } else {
                read(map.emplace_hint(map.end(), std::move(key), V{})->second);
            }
        }
    }
    template <class T>
    void read(parser::Box<T>& box) {
        read(*box);
    }
    template <class T>
    void read(Deferred<T>& deferred) {
        deferred = Deferred<T>(text().data());
    }
    template <class T>
    void read(Records<T>& records) {
        read(records.kept());
    }
    template <class... T>
    void members(const std::tuple<T&...>& all) {
        std::apply([this](auto&... each) { (read(each), ...); }, all);
    }

    const std::uint64_t* in_place(std::size_t count) {
        const auto address = (reinterpret_cast<std::uintptr_t>(at_) + 7) / 8 * 8;
        const auto* numbers = reinterpret_cast<const std::uint64_t*>(address);
        at_ = reinterpret_cast<const char*>(numbers + count);
        return numbers;
    }
    std::uint64_t number() {
        std::uint64_t n = 0;
        for (int shift = 0;; shift += 7) {
            const auto byte = static_cast<unsigned char>(*at_++);
            n |= std::uint64_t{byte & 0x7FU} << shift;
            if (byte < 0x80) return n;
        }
    }
    /// Stays where it is, in the image.
    std::string_view text() {
        const std::size_t size = number();
        const std::string_view found(at_, size);
        at_ += size;
        return found;
    }

  private:
    template <class T>
    struct IsDeferred : std::false_type {};
    template <class T>
    struct IsDeferred<Deferred<T>> : std::true_type {};

    template <class Variant, std::size_t... I>
    void read_alternative(Variant& one, std::size_t index, std::index_sequence<I...>) {
        ((index == I ? read(one.template emplace<I>()) : void()), ...);
    }

    const char* at_;
};

}  // namespace rego::engine
