// What each part of an executor works with.
#pragma once

#include "engine/exec/context.hpp"

namespace rego::engine {

class ExecutorPart {
  protected:
    explicit ExecutorPart(Context& context)
        : context_(context), types_(context.types), world_(context.world), table_(context.table) {}

    Context& context_;
    TypePool& types_;
    World& world_;
    const ClassTable& table_;
};

}  // namespace rego::engine
