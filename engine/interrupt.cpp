#include "engine/interrupt.hpp"

#include <atomic>

namespace rego::engine {

namespace {

enum Waiting : int { kNobody, kSomebody, kStopped };

// A signal handler can reach nothing else than what stands still.
std::atomic<int> waiting = kNobody;
static_assert(std::atomic<int>::is_always_lock_free);

}  // namespace

Interruptible::Interruptible() { waiting = kSomebody; }
Interruptible::~Interruptible() { waiting = kNobody; }

bool interrupt() {
    int somebody = kSomebody;
    return waiting.compare_exchange_strong(somebody, kStopped);
}

bool is_interrupted() { return waiting.load(std::memory_order_relaxed) == kStopped; }

void stop_if_interrupted() {
    if (is_interrupted()) throw Interrupted();
}

}  // namespace rego::engine
