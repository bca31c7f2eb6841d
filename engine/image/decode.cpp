// Which types may be deferred, and how they are made of their bytes.
#include "engine/image/archive.hpp"
#include "engine/types/class_table.hpp"

namespace rego::engine {

template <class T>
T decode(const char* image) {
    T made{};
    ImageReader(image).read(made);
    return made;
}

template LoadedClass decode(const char*);
template CardInfo decode(const char*);
template MapInfo decode(const char*);
template std::vector<Mention> decode(const char*);
template ClassInfo decode(const char*);
template EffectRule decode(const char*);
template InvariantRule decode(const char*);

}  // namespace rego::engine
