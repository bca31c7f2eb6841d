// Which types may be deferred, and how they are made of their bytes.
#include <algorithm>

#include "engine/image/archive.hpp"
#include "engine/load/embedded_canon.hpp"
#include "engine/types/class_table.hpp"

namespace rego::engine {

template <class T>
T decode(const char* image) {
    T made{};
    ImageReader(image).read(made);
    return made;
}

/// Only its path is stored, for its text is in the program.
template <>
CanonFile decode(const char* image) {
    const std::string_view path = ImageReader(image).text();
    return embedded_file(*std::ranges::find(embedded_canon(), path, &EmbeddedFile::path));
}

template LoadedClass decode(const char*);
template CardInfo decode(const char*);
template Words decode(const char*);
template MapInfo decode(const char*);
template std::vector<Mention> decode(const char*);
template ClassInfo decode(const char*);
template EffectRule decode(const char*);
template InvariantRule decode(const char*);

}  // namespace rego::engine
