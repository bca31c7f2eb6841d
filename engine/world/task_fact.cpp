#include "engine/world/task_fact.hpp"

#include "engine/types/written.hpp"

namespace rego::engine {

parser::TaskFact fact_of(TypePool& types, const Task& task, std::size_t number) {
    parser::TaskFact fact;
    fact.number = number;
    fact.instruction = written(types, *task.instruction);
    if (task.via != kNoType) fact.source = types.written(task.via);
    fact.player = types.print(task.player);
    return fact;
}

}  // namespace rego::engine
