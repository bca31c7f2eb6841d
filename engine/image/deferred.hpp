// Values that may still lie undecoded in an image (see README.md): made when they are first asked for.
#pragma once

#include <atomic>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace rego::engine {

/// Defined in ready/decode.cpp, for the types that are deferred.
template <class T>
T decode(const char* image);

/// A T, or where its bytes are. Asking is safe from several threads.
template <class T>
class Deferred {
  public:
    Deferred() : Deferred(T{}) {}
    Deferred(T value)  // NOLINT: implicit on purpose
        : owner_(std::make_shared<T>(std::move(value))) {
        value_.store(owner_.get(), std::memory_order_relaxed);
    }
    /// The bytes must outlive it.
    explicit Deferred(const char* image) : image_(image) {}
    Deferred(Deferred&& other) noexcept
        : value_(other.release()), owner_(std::move(other.owner_)), image_(other.image_) {}
    Deferred& operator=(Deferred&& other) noexcept {
        discard();
        value_.store(other.release(), std::memory_order_relaxed);
        owner_ = std::move(other.owner_);
        image_ = other.image_;
        return *this;
    }
    ~Deferred() { discard(); }

    /// The same value once more, not a copy of it: from then on nobody may change it.
    Deferred shared() const {
        Deferred same(image_);
        same.owner_ = owner_;
        same.value_.store(owner_.get(), std::memory_order_relaxed);
        return same;
    }

    const T& operator*() const { return made(); }
    const T* operator->() const { return &made(); }
    T& operator*() { return made(); }
    T* operator->() { return &made(); }

    bool is_made() const { return value_.load(std::memory_order_acquire) != nullptr; }

  private:
    /// While no other thread knows of it.
    T* release() {
        T* value = value_.load(std::memory_order_relaxed);
        value_.store(nullptr, std::memory_order_relaxed);
        return value;
    }
    /// What was decoded is its own; what was given may be others' as well.
    void discard() {
        if (T* value = release(); !owner_) delete value;
    }
    T& made() const {
        T* value = value_.load(std::memory_order_acquire);
        return value != nullptr ? *value : make();
    }
    /// Two threads may make it; the one that comes second takes what is there. Out of the way: it happens once.
    [[gnu::noinline, gnu::cold]] T& make() const {
        T* value = new T(decode<T>(image_));
        T* there = nullptr;
        if (value_.compare_exchange_strong(there, value, std::memory_order_acq_rel)) return *value;
        delete value;
        return *there;
    }

    mutable std::atomic<T*> value_{nullptr};
    std::shared_ptr<T> owner_;  // of a value that was given; none of one that is decoded
    const char* image_ = nullptr;
};

/// A list of deferred values that reads like a vector of them. References stay valid when it grows.
template <class T>
class Records {
  public:
    std::size_t size() const { return records_.size(); }
    bool empty() const { return records_.empty(); }
    const T& operator[](std::size_t i) const { return *records_[i]; }
    T& operator[](std::size_t i) { return *records_[i]; }
    const T& front() const { return *records_.front(); }
    T& back() { return *records_.back(); }
    void push_back(T value) { records_.emplace_back(std::move(value)); }

    template <class Inner, class Value>
    struct Iterator {
        using iterator_category = std::forward_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = Value*;
        using reference = Value&;
        Inner at = {};
        Value& operator*() const { return **at; }
        Value* operator->() const { return &**at; }
        Iterator& operator++() {
            ++at;
            return *this;
        }
        Iterator operator++(int) { return {at++}; }
        friend bool operator==(const Iterator&, const Iterator&) = default;
    };
    using iterator = Iterator<typename std::vector<Deferred<T>>::iterator, T>;
    using const_iterator = Iterator<typename std::vector<Deferred<T>>::const_iterator, const T>;
    iterator begin() { return {records_.begin()}; }
    iterator end() { return {records_.end()}; }
    const_iterator begin() const { return {records_.begin()}; }
    const_iterator end() const { return {records_.end()}; }

    /// The list as it is kept: for whoever stores it, or asks how much of it has been made.
    std::vector<Deferred<T>>& kept() { return records_; }
    const std::vector<Deferred<T>>& kept() const { return records_; }

  private:
    std::vector<Deferred<T>> records_;
};

}  // namespace rego::engine
