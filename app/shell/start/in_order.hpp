// Work on many things at a time, results in order. However many there are, only a few are held at once: whoever is
// ahead waits until the one before has been handed over.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace rego::app {

/// The next one, or nothing at the end. Never called by two threads at once.
using PathSource = std::function<std::optional<std::string>()>;

/// One after the other; `paths` has to outlive it.
inline PathSource each_of(const std::vector<std::string>& paths) {
    return [&paths, next = std::size_t{0}]() mutable -> std::optional<std::string> {
        return next < paths.size() ? std::optional{paths[next++]} : std::nullopt;
    };
}

/// `work` runs in `jobs` threads; `take` in the calling one, in the order of the paths. Neither may throw.
template <class Result>
void work_in_order(const PathSource& paths, int jobs, const std::function<Result(const std::string&)>& work,
                   const std::function<void(Result)>& take) {
    if (jobs <= 1) {
        while (const auto path = paths()) take(work(*path));
        return;
    }
    const std::size_t most_ahead = 4 * static_cast<std::size_t>(jobs);
    std::mutex mutex;
    std::condition_variable news;
    std::map<std::size_t, Result> done;
    std::size_t begun = 0;
    std::size_t taken = 0;
    bool at_end = false;
    const auto run = [&] {
        std::unique_lock lock(mutex);
        while (true) {
            news.wait(lock, [&] { return at_end || begun < taken + most_ahead; });
            if (at_end) return;
            const auto path = paths();
            if (!path) {
                at_end = true;
                news.notify_all();
                return;
            }
            const std::size_t number = begun++;
            lock.unlock();
            Result result = work(*path);
            lock.lock();
            done.emplace(number, std::move(result));
            news.notify_all();
        }
    };
    std::vector<std::thread> workers;
    for (int i = 0; i < jobs; ++i) workers.emplace_back(run);
    while (true) {
        std::unique_lock lock(mutex);
        news.wait(lock, [&] { return done.contains(taken) || (at_end && taken == begun); });
        if (!done.contains(taken)) break;
        Result result = std::move(done.extract(taken).mapped());
        ++taken;
        news.notify_all();
        lock.unlock();
        take(std::move(result));
    }
    for (std::thread& worker : workers) worker.join();
}

}  // namespace rego::app
