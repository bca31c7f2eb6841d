#include "engine/exec/reverse.hpp"

#include <fmt/format.h>

namespace rego::engine {

bool comes_of(const World& world, EventNumber event, EventNumber first) {
    while (event > first) event = world.event(event).cause;
    return event == first;
}

namespace {

void drop_tasks(World& world, EventNumber first) {
    std::vector<TaskId> left;
    for (const Task& task : world.tasks())
        if (comes_of(world, task.cause, first)) left.push_back(task.id);
    for (const TaskId task : left) world.take_task(task);
}

void reverse_one(Executor& executor, const Event& event, TypeId actor) {
    World& world = executor.world();
    const bool stayed =
        event.gain != kNoType && !executor.types().is_subclass(event.gain, executor.table().known().signal);
    if (!stayed && event.remove == kNoType) return;
    if (stayed && world.count(event.gain) - event.count < world.floor(event.gain)) {
        throw RuleError(ErrorKind::Limit,
                        fmt::format("`{}` is no longer there to be taken back", executor.types().print(event.gain)));
    }
    Event back;
    back.count = event.count;
    back.gain = event.remove;
    back.remove = stayed ? event.gain : kNoType;
    back.actor = actor;
    back.via = event.via;  // so that it has brought nothing in the end
    const EventNumber number = world.log(back);
    if (back.remove != kNoType) world.add(back.remove, -back.count);
    if (back.gain != kNoType) world.add(back.gain, back.count);
    if (executor.on_event) executor.on_event(number);
}

}  // namespace

void reverse(Executor& executor, EventNumber first, TypeId actor) {
    World& world = executor.world();
    drop_tasks(world, first);
    const auto last = static_cast<EventNumber>(world.events().size());
    for (EventNumber n = last; n >= first; --n) {
        const Event event = world.event(n);
        if (!event.correction && comes_of(world, n, first)) reverse_one(executor, event, actor);
    }
}

}  // namespace rego::engine
