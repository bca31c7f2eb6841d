// Types as interned values: each distinct type has one TypeId, so comparing two is comparing two numbers. The pool also
// answers what types are to each other: subtype, intersection, concrete or not, and prints them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <boost/container/small_vector.hpp>

#include "engine/types/class_table.hpp"
#include "engine/types/ids.hpp"
#include "engine/types/pair_map.hpp"
#include "engine/types/readings.hpp"
#include "engine/types/rules.hpp"

namespace rego::engine {

/// What a type depends on. Few types depend on more than four things; those that do not need no memory of their own.
using Dependencies = boost::container::small_vector<TypeId, 4>;
/// Which of them have been said.
using Taken = boost::container::small_vector<bool, 8>;

/// `CityTile<Player2, MarsArea(HAS …)>`: a class, a type for each dependency, and what narrows it further.
struct Type {
    ClassId cls = kNoClass;
    Dependencies dependencies;
    ClassId literal = kNoClass;         // of `Class<Steel>`: Steel
    ClassId literal_except = kNoClass;  // of `Class<!Steel>`
    TypeId except = kNoType;            // `!Player1` within a domain: all of it but this
    RequirementPtr refinement;
    bool forgiving = false;
    std::uint32_t link = 0;  // occurrences with the same number are one and the same

    // Worked out when interned.
    bool concrete = false;
    bool refined = false;    // here or in a dependency
    bool linked = false;     // here or in a dependency
    TypeId owner = kNoType;  // the dependency that Owned declares, if the class is Owned
};

/// What the numbered links of a rule stand for. Few rules have more than four.
using Bindings = boost::container::small_vector<std::pair<std::uint32_t, TypeId>, 4>;

class TypePool {
  public:
    explicit TypePool(std::shared_ptr<const ClassTable> table);

    const ClassTable& table() const { return *table_; }

    /// Measures besides those of the table; null: none.
    void set_own_measures(std::shared_ptr<const Measures> measures) {
        own_measures_ = std::move(measures);
        readings_.clear();
    }
    bool has_own_measures() const { return own_measures_ != nullptr; }
    /// What expressions that outlive the pool mean in it.
    Readings& readings() { return readings_; }
    /// Among those of the table and the further ones.
    const Measure* find_measure(std::string_view name, bool loose) const;
    const Type& operator[](TypeId id) const { return types_[id]; }
    std::size_t size() const { return types_.size(); }

    /// The class with nothing said about its dependencies.
    TypeId base(ClassId cls);
    TypeId literal(ClassId cls);

    /// Interns, after narrowing along the class's dependency links; kNoType if they contradict each other.
    TypeId make(Type type);

    bool is_subtype(TypeId a, TypeId b) const {  // refinements and links aside
        return a == b || (table_->is_subclass(types_[a].cls, types_[b].cls) && is_narrower(a, b));
    }
    bool is_subclass(TypeId a, ClassId cls) const { return table_->is_subclass(types_[a].cls, cls); }
    /// Whether nothing else is a subtype of it.
    bool is_sole(TypeId type) const;
    /// Which of its dependencies tells most of what is no subtype of it: whatever is has the very same one. A tag or an
    /// area rather than the owner; kNoType if there is none.
    TypeId telling_dependency(TypeId type) const;
    bool depends_on(TypeId type, TypeId dependency) const {
        const Dependencies& all = types_[type].dependencies;
        return std::find(all.begin(), all.end(), dependency) != all.end();
    }
    /// The types that are both; kNoType if there can be none.
    TypeId intersect(TypeId a, TypeId b);
    bool overlap(TypeId a, TypeId b) { return intersect(a, b) != kNoType; }

    /// Without refinements, in dependencies too.
    TypeId plain(TypeId type);
    TypeId without_links(TypeId type);

    /// Puts an argument where it fits: the first dependency, not yet `taken`, that it narrows. Which one that was, if
    /// there is any.
    std::optional<std::size_t> assign(Type& type, Taken& taken, TypeId argument, bool complement);

    /// The component put into a type: `Neighbor<CityTile<Anyone>>` with an area; `Tag<Owner>` with `Class<SpaceTag>`.
    TypeId put(TypeId type, TypeId candidate);

    /// Reads off what the links of `pattern` stand for if it is to be `actual`. Only for a subtype of the pattern.
    void bind(TypeId pattern, TypeId actual, Bindings& bindings);
    /// Replaces linked parts by what they stand for; unknown links stay.
    TypeId substitute(TypeId type, const Bindings& bindings);

    /// The owner (type of the dependency that Owned declares), if the class is Owned.
    std::optional<TypeId> owner_of(TypeId type) const {
        const TypeId owner = types_[type].owner;
        return owner == kNoType ? std::nullopt : std::optional{owner};
    }

    /// Which properties classes below these were asked about; see rules/affected.hpp.
    void note_question_below(ClassId cls, const std::string& property) { asked_below_.emplace(cls, property); }
    const std::set<std::pair<ClassId, std::string>>& asked_below() const { return asked_below_; }

    /// As syntax again, and minimal: what the class or its links imply is left out. Good as long as the pool.
    const parser::Expression& written(TypeId type);
    /// The same as text.
    const std::string& print(TypeId type);

  private:
    /// Whether `a` is a subtype of `b`, of whose class it is.
    bool is_narrower(TypeId a, TypeId b) const;
    bool is_other_by_dependency(const Type& sub, const Type& super) const;
    bool works_out_narrower(TypeId a, TypeId b) const;
    TypeId intern(Type type);
    TypeId static_type(const parser::Expression& expression);
    bool narrow_links(Type& type);
    bool narrow_one_link(Type& type, const DependencyLink& link);
    TypeId with_dependency(TypeId type, std::size_t index, TypeId dependency);
    std::optional<ClassId> common_subclass(ClassId a, ClassId b);
    TypeId intersection_of(TypeId a, TypeId b);
    bool intersect_literals(TypeId a, TypeId b, Type& both);
    /// Which dependency is the owner.
    std::optional<std::size_t> owner_place(ClassId cls) const;
    parser::Expression works_out_written(TypeId type);
    std::vector<parser::Expression> written_arguments(const Type& type);
    Taken shown_dependencies(const Type& type, const Type& bounds);
    bool is_said_elsewhere(TypeId owner, const Type& type, const Type& bounds) const;
    std::uint32_t hash_of(const Type& type) const;
    /// Where the type is in the table, or should be.
    std::size_t place_of(const Type& type, std::uint32_t hash) const;
    void make_room();
    bool same(const Type& a, const Type& b) const;

    std::shared_ptr<const ClassTable> table_;
    std::shared_ptr<const Measures> own_measures_;
    Readings readings_;
    std::vector<Type> types_;
    std::vector<std::uint32_t> hashes_;  // of each of them
    std::vector<TypeId> by_hash_;        // where to find them: a flat table, a power of two large
    std::vector<TypeId> base_;
    std::vector<bool> base_open_;
    std::vector<TypeId> literals_;
    PairMap intersections_;
    PairMap puts_;
    PairMap common_;
    std::vector<TypeId> plain_;
    std::vector<TypeId> unlinked_;
    struct Known {  // which of two types is narrower
        TypeId a = kNoType, b = kNoType;
        bool narrower = false;
    };
    mutable std::vector<Known> known_;  // the last that were asked about, by a hash
    enum class Sole : std::uint8_t { Unknown, No, Yes };
    mutable std::vector<Sole> sole_;  // as far as it has been asked
    std::set<std::pair<ClassId, std::string>> asked_below_;
    // As far as they have been asked for; what is found stays where it is.
    std::unordered_map<TypeId, parser::Expression> written_;
    std::unordered_map<TypeId, std::string> printed_;
};

}  // namespace rego::engine
