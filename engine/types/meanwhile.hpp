// Another value in some place, for as long as a scope lasts.
#pragma once

#include <utility>

namespace rego::engine {

/// The place has its former value again at the end, however that comes.
template <class T>
class Meanwhile {
  public:
    Meanwhile(T& place, T value) : place_(place), before_(std::exchange(place, value)) {}
    ~Meanwhile() { place_ = before_; }
    Meanwhile(const Meanwhile&) = delete;
    Meanwhile& operator=(const Meanwhile&) = delete;

  private:
    T& place_;
    T before_;
};

}  // namespace rego::engine
