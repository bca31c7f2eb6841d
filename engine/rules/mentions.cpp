#include "engine/rules/mentions.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "parser/text/spelling.hpp"

namespace rego::engine {

using parser::Diagnostic;
using parser::ErrorKind;

namespace {

/// More of them are too many for a hint.
constexpr std::size_t kMostChoices = 20;

/// "there are `BuildingTag`, `SpaceTag`"
std::string there_are(const std::vector<std::string>& names) {
    if (names.empty() || names.size() > kMostChoices) return {};
    return fmt::format("there are `{}`", fmt::join(names, "`, `"));
}

/// Every folder is a module; further ones may be announced by one that is here.
std::optional<Diagnostic> check_module(const Canon& canon, const Mention& mention) {
    std::vector<std::string> known;
    for (const ModuleInfo& module : canon.modules) {
        known.push_back(module.name);
        for (const Announced& expansion : module.expansions) known.push_back(expansion.name);
    }
    std::sort(known.begin(), known.end());
    known.erase(std::unique(known.begin(), known.end()), known.end());
    if (std::binary_search(known.begin(), known.end(), mention.name)) return std::nullopt;
    const auto near = parser::nearest_names(mention.name, known, 1);
    return Diagnostic::of(ErrorKind::UnknownName, fmt::format("unknown module `{}`", mention.name))
        .with_hint(near.empty() ? there_are(known) : parser::did_you_mean(near));
}

std::vector<std::string> concrete_classes(const ClassTable& table, ClassId cls) {
    std::vector<std::string> names;
    for (const ClassId id : table.info(cls).concrete_descendants) names.push_back(table.info(id).name);
    return names;
}

std::optional<Diagnostic> check_class(const ClassTable& table, const Mention& mention) {
    const ClassId cls = table.find(mention.name).value_or(kNoClass);
    if (cls == kNoClass) {
        if (mention.of == Mention::Of::ConcreteClass) return std::nullopt;  // in PETS as well, and told there
        return Diagnostic::of(ErrorKind::UnknownName, fmt::format("unknown class `{}`", mention.name))
            .with_hint(parser::did_you_mean(table.suggestions(mention.name, 1)));
    }
    const auto super = table.find(mention.super);
    if (super && !table.is_subclass(cls, *super)) {
        return Diagnostic::of(ErrorKind::Type, fmt::format("`{}` is no `{}`", mention.name, mention.super));
    }
    if (mention.of == Mention::Of::ConcreteClass && table.info(cls).is_abstract) {
        return Diagnostic::of(ErrorKind::Type, fmt::format("`{}` is abstract: no card can have it", mention.name))
            .with_hint(there_are(concrete_classes(table, cls)));
    }
    return std::nullopt;
}

}  // namespace

std::vector<Diagnostic> check_mentions(const ClassTable& table) {
    const Canon& canon = table.canon();
    std::vector<Diagnostic> problems;
    for (const Mention& mention : *canon.mentions) {
        auto problem = mention.of == Mention::Of::Module ? check_module(canon, mention) : check_class(table, mention);
        if (!problem) continue;
        problem->file = canon.files[mention.file].path;
        problem->span = mention.span;
        problems.push_back(std::move(*problem));
    }
    return problems;
}

}  // namespace rego::engine
