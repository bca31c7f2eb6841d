// All classes of the canon: who extends whom, which dependencies, effects, invariants, defaults and properties each
// has. Built once from the declarations, never changed; each game adds only which classes are in use.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/image/deferred.hpp"
#include "engine/load/canon.hpp"
#include "engine/types/ids.hpp"
#include "engine/types/name_index.hpp"
#include "parser/ast.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::engine {

class ImageReader;
class ImageWriter;

/// One alternative of a trigger: `-Plant`, `PROD[Heat]`, `This`.
struct TriggerArm {
    parser::Expression type;
    Side side = Side::Gain;
    bool variable = false;
    bool prod = false;
    bool self = false;        // `This`, which answers only to its own component
    ClassId root = kNoClass;  // whose events to look at
    std::optional<parser::Expression> by;
    std::vector<parser::Requirement> conditions;
};

/// A gain, or a loss, of the class or of what extends it.
struct Consequence {
    ClassId cls = kNoClass;
    Side side = Side::Gain;
};

/// What a rule may bring about (consequences.hpp).
struct Consequences {
    std::vector<Consequence> changes;
    std::vector<std::string> custom;  // rules in C++ that it names
    bool anything = false;            // it names what is no class
};

/// An effect as declared; actions have become effects on `UseAction<This, …>`.
struct EffectRule {
    ClassId declared_in = kNoClass;
    std::string module;
    std::size_t file = 0;
    parser::Effect effect;
    std::vector<TriggerArm> arms;
    bool from_action = false;
    int number = 0;         // position among all rules of the table: a stable identity
    std::string condition;  // of an extension that chose its classes: `SpaceTag, MAX 10 cost`
    Consequences consequences;

    /// `OceanTile:: Die`.
    bool forbids() const;
    /// `This:` and `-This:`.
    bool answers_to_itself(Side side) const;
};

/// `HAS MAX 19 This` in a body, or `(HAS MAX 1 Tile)` in a header, where the instance is put into what is counted.
struct InvariantRule {
    ClassId declared_in = kNoClass;
    std::string module;
    std::size_t file = 0;
    parser::Requirement requirement;
    bool in_header = false;
    std::string condition = {};  // as of an EffectRule
};

struct PropertyValue {
    std::variant<parser::PropertySlot, std::int32_t, parser::Requirement, parser::Metric> value;
    std::size_t file = 0;
    parser::Span span;
};

/// `(HAS …)` of a class header that must be equal: the dependency path `first` and the path `second`.
struct DependencyLink {
    std::vector<DependencyKey> first;
    std::vector<DependencyKey> second;
};

/// Where a part of a class was written: at its declaration or in an extension.
struct Origin {
    std::size_t file = 0;
    std::string module;
};

struct ClassInfo {
    std::string name;
    std::string short_name;
    std::string doc;
    std::string module;
    std::size_t file = 0;
    parser::Span span;
    bool is_abstract = false;
    bool is_singleton = false;                  // `=1 This`
    ClassId brought_by = kNoClass;              // the card that declares it for itself
    std::vector<ClassId> supers;                // direct
    std::vector<ClassId> ancestors;             // itself first, then outwards: nearest first, subclasses before supers
    std::vector<ClassId> subclasses;            // direct
    std::vector<ClassId> concrete_descendants;  // itself included if concrete
    std::vector<parser::Expression> header_dependencies;
    std::vector<parser::Expression> super_expressions;
    std::vector<DependencyKey> dependencies;  // inherited first
    std::vector<DependencyLink> links;        // own and inherited
    std::vector<parser::DefaultDeclaration> defaults;
    std::vector<parser::Action> actions;                           // own, as written
    std::vector<Origin> action_origins;                            // of each of them
    std::vector<std::size_t> own_effects;                          // into ClassTable::effects()
    std::vector<std::size_t> effects;                              // own and inherited, supers first
    std::vector<std::size_t> invariants;                           // own and inherited, into ClassTable::invariants()
    std::map<std::string, PropertyValue, std::less<>> properties;  // own
};

class ClassTable {
  public:
    /// Takes every declaration of the canon. Problems are collected; a class with a problem may be missing.
    explicit ClassTable(std::shared_ptr<const Canon> canon);
    /// One that was made before, and stored; see engine/ready.
    ClassTable(std::shared_ptr<const Canon> canon, ImageReader& image);
    void store(ImageWriter& image) const;

    const Canon& canon() const { return *canon_; }
    const std::vector<parser::Diagnostic>& problems() const { return problems_; }
    /// Legal, but surely not meant.
    const std::vector<parser::Diagnostic>& warnings() const { return warnings_; }

    // Names. `find` is exact (names and short names); `find_loose` ignores letter case if there is no exact one.
    std::optional<ClassId> find(std::string_view name) const;
    std::optional<ClassId> find_loose(std::string_view name) const;
    /// The nearest names by spelling, best first, for "did you mean".
    std::vector<std::string> suggestions(std::string_view name, std::size_t most = 3) const;

    const ClassInfo& info(ClassId id) const { return classes_[id]; }
    std::size_t size() const { return classes_.size(); }
    // What is asked of every class when a game begins: no ClassInfo is made for it.
    std::string_view name(ClassId id) const { return outlines_[id].name; }
    bool is_abstract(ClassId id) const { return outlines_[id].is_abstract; }
    bool is_singleton(ClassId id) const { return outlines_[id].is_singleton; }
    std::string_view module(ClassId id) const { return outlines_[id].module; }
    const Records<ClassInfo>& classes() const { return classes_; }
    /// What the canon says of the class in people's words; null if nothing.
    const Words* words(ClassId id) const { return own_words_[id] == nullptr ? nullptr : &**own_words_[id]; }

    const EffectRule& effect(std::size_t n) const { return effects_[n]; }
    const Records<EffectRule>& effects() const { return effects_; }
    const InvariantRule& invariant(std::size_t n) const { return invariants_[n]; }
    const Records<InvariantRule>& invariants() const { return invariants_; }

    /// Whether any effect replaces (`INSTEAD`) gains, or removals, of a class above it, itself included.
    bool may_be_replaced(ClassId cls, Side side) const { return replaced_[place_of(cls, side)]; }
    /// The same for rules that forbid.
    bool may_be_forbidden(ClassId cls, Side side) const { return forbidden_[place_of(cls, side)]; }
    /// Whether any rule listens to gains, or removals, of that very class.
    bool has_listeners(ClassId cls, Side side) const { return heard_[place_of(cls, side)]; }

    bool is_subclass(ClassId sub, ClassId super) const {
        return (is_above_[sub * words_ + super / 64] >> (super % 64) & 1) != 0;
    }
    /// The one class that both extend to at most: the narrower if related, a common subclass if there is just one
    /// outermost, else none.
    std::optional<ClassId> common_subclass(ClassId a, ClassId b) const;
    /// Where dependency `index` of `super` is found among those of `sub`.
    std::size_t dependency_index(ClassId sub, ClassId super, std::size_t index) const {
        if (sub == super) return index;
        // Inherited ones come first, so mostly in the same place.
        const DependencyKey& key = classes_[super].dependencies[index];
        return classes_[sub].dependencies[index] == key ? index : *find_dependency(sub, key);
    }
    std::optional<std::size_t> find_dependency(ClassId cls, const DependencyKey& key) const;

    /// The nearest value, own or inherited; slots without a value do not count.
    const PropertyValue* property(ClassId cls, std::string_view name) const;
    /// Whether the class or one above declares such a property at all.
    bool declares_property(ClassId cls, std::string_view name) const;
    /// Whether that is so of some concrete class below.
    bool is_property_below(ClassId cls, std::string_view name) const;

    const Measures& measures() const { return measures_; }

    // Classes with a meaning of their own. kNoClass when the canon lacks them.
    struct WellKnownClasses {
        ClassId component = kNoClass, cls = kNoClass, anyone = kNoClass, owner = kNoClass, owned = kNoClass,
                engine = kNoClass, ok = kNoClass, die = kNoClass, temporary = kNoClass, signal = kNoClass,
                atomized = kNoClass, has_actions = kNoClass, use_action = kNoClass, first = kNoClass, second = kNoClass,
                third = kNoClass;
        ClassId production_of = kNoClass, production = kNoClass, owed = kNoClass, leeway = kNoClass,
                leeway_covers = kNoClass, face_down = kNoClass, face_down_keeps = kNoClass, first_player = kNoClass,
                wild = kNoClass, wild_stands_for = kNoClass;
        std::vector<ClassId> owed_classes, broadcast, bookkeeping, created_by_engine, wild_unless;

        /// Those that the canon names, role by role in one order: whoever compares two tables forgets none.
        std::vector<std::span<const ClassId>> all() const;
    };
    const WellKnownClasses& known() const { return known_; }

  private:
    /// Makes one of declarations (class_table_builder.hpp).
    class Builder;

    void learn_names();

    std::shared_ptr<const Canon> canon_;
    Records<ClassInfo> classes_;
    Records<EffectRule> effects_;
    Records<InvariantRule> invariants_;
    struct Outline {
        std::string_view name;
        std::string_view module;
        bool is_abstract = false;
        bool is_singleton = false;
    };
    std::vector<Outline> outlines_;
    std::vector<const Deferred<Words>*> own_words_;  // by class, in the canon
    NameIndex by_name_;
    NameIndex by_short_name_;
    NameIndex by_any_case_{NameIndex::Case::Ignored};
    // By class, gains and removals.
    std::vector<bool> replaced_, forbidden_, heard_;
    std::vector<std::uint64_t> ancestor_bits_;
    const std::uint64_t* is_above_ = nullptr;  // those bits, or where they lie in an image
    std::size_t words_ = 0;
    std::vector<ClassId> order_;  // supers before subclasses
    WellKnownClasses known_;
    Measures measures_;
    std::vector<parser::Diagnostic> problems_;
    std::vector<parser::Diagnostic> warnings_;
};

}  // namespace rego::engine
