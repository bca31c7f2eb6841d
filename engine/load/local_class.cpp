#include "engine/load/local_class.hpp"

#include <algorithm>

#include "engine/load/build.hpp"
#include "engine/load/class_names.hpp"

namespace rego::engine {

void LocalClasses::take(parser::Expression& use) {
    const std::string name = card_ + std::string(last_word(use.name));
    parser::ClassDeclaration made = build::declaration(name, use.span, {build::type(use.name, use.span)});
    made.body = std::move(**use.local_body);
    use.local_body.reset();
    use.name = name;
    take_from(made.body);

    const auto taken =
        std::find_if(declarations_.begin(), declarations_.end(),
                     [&](const parser::ClassDeclaration& other) { return other.signatures.front().name == name; });
    if (taken == declarations_.end()) {
        declarations_.push_back(std::move(made));
    } else if (!(*taken == made) && !conflict_) {
        conflict_ = use.span;
    }
}

}  // namespace rego::engine
