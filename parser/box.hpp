// A value on the heap: recursive AST nodes hold their children in boxes and stay plain values.
#pragma once

#include <memory>
#include <utility>

namespace rego::parser {

/// Owns exactly one T, copies deeply and compares by value. Never empty except after being moved from.
template <class T>
class Box {
  public:
    Box() : value_(std::make_unique<T>()) {}
    Box(T value) : value_(std::make_unique<T>(std::move(value))) {}  // NOLINT: implicit on purpose
    Box(const Box& other) : value_(std::make_unique<T>(*other.value_)) {}
    Box(Box&&) noexcept = default;
    Box& operator=(const Box& other) {
        if (this != &other) value_ = std::make_unique<T>(*other.value_);
        return *this;
    }
    Box& operator=(Box&&) noexcept = default;
    ~Box() = default;

    T& operator*() { return *value_; }
    const T& operator*() const { return *value_; }
    T* operator->() { return value_.get(); }
    const T* operator->() const { return value_.get(); }

    friend bool operator==(const Box& a, const Box& b) { return *a == *b; }

  private:
    std::unique_ptr<T> value_;
};

}  // namespace rego::parser
