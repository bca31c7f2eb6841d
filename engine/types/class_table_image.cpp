// The class table as part of an image: all that was worked out about the classes, so that nothing is again.
#include <algorithm>

#include "engine/image/archive.hpp"
#include "engine/types/class_table.hpp"

namespace rego::engine {

void ClassTable::store(ImageWriter& image) const {
    std::vector<std::string> modules;
    const auto number_of = [&](std::string_view module) {
        auto found = std::find(modules.begin(), modules.end(), module);
        if (found == modules.end()) found = modules.emplace(modules.end(), module);
        return static_cast<std::uint64_t>(found - modules.begin());
    };
    for (const Outline& outline : outlines_) number_of(outline.module);
    image.write(modules);
    image.number(outlines_.size());
    for (const Outline& outline : outlines_) {
        image.write(outline.name);
        image.number(number_of(outline.module));
        image.write(outline.is_abstract);
        image.write(outline.is_singleton);
    }
    const auto short_names = by_short_name_.entries();
    image.number(short_names.size());
    for (const NameIndex::Slot& each : short_names) {
        image.write(each.name);
        image.number(each.cls);
    }
    image.number(words_);
    image.in_place({is_above_, outlines_.size() * words_});
    image.members(std::tie(classes_, effects_, invariants_, replaced_, forbidden_, heard_, order_));
}

ClassTable::ClassTable(std::shared_ptr<const Canon> canon, ImageReader& image) : canon_(std::move(canon)) {
    std::vector<std::string_view> modules(image.number());
    for (std::string_view& module : modules) module = image.text();
    outlines_.resize(image.number());
    for (Outline& outline : outlines_) {
        outline.name = image.text();
        outline.module = modules[image.number()];
        image.read(outline.is_abstract);
        image.read(outline.is_singleton);
    }
    for (std::size_t left = image.number(); left > 0; --left) {
        const std::string_view name = image.text();
        by_short_name_.set(name, static_cast<ClassId>(image.number()));
    }
    image.read(words_);
    is_above_ = image.in_place(outlines_.size() * words_);
    image.members(std::tie(classes_, effects_, invariants_, replaced_, forbidden_, heard_, order_));

    by_name_.reserve(outlines_.size());
    by_any_case_.reserve(outlines_.size());
    for (ClassId id = 0; id < outlines_.size(); ++id) {
        by_name_.set(outlines_[id].name, id);
        by_any_case_.add(outlines_[id].name, id);
    }
    known_.component = *find("Component");
    known_.cls = *find("Class");
    learn_names();
    for (const Measure& measure : canon_->measures) measures_.set(measure);
}

}  // namespace rego::engine
