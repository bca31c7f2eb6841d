#include "engine/image/canon_image.hpp"

#include <tuple>

#include "engine/image/archive.hpp"

namespace rego::engine {
namespace {

/// All of it but the files, of which the paths are enough, and complaints, of which there are none.
auto stored(IsA<Canon> auto& canon) {
    return std::tie(canon.classes, canon.cards, canon.maps, canon.modules, canon.goal_needs, canon.card_needs,
                    canon.language, canon.printed_names, canon.words, canon.mentions);
}

}  // namespace

std::string make_canon_image(const ClassTable& table) {
    if (!table.problems().empty() || !table.canon().warnings.empty()) return {};
    ImageWriter image;
    image.number(table.canon().files.size());
    for (const CanonFile& file : table.canon().files) {
        ImageWriter deferred;
        deferred.write(file.path);
        image.write(deferred.bytes());
    }
    image.members(stored(table.canon()));
    table.store(image);
    return image.bytes();
}

std::shared_ptr<const ClassTable> table_of_image(std::string_view image) {
    ImageReader reader(image.data());
    auto canon = std::make_shared<Canon>();
    reader.read(canon->files);
    reader.members(stored(*canon));
    return std::make_shared<const ClassTable>(std::move(canon), reader);
}

}  // namespace rego::engine
