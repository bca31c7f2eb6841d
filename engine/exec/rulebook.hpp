// What has been read of the rules: the types that were made, effects as they act for their carriers, PETS that the
// program writes itself. It depends on the class table alone and on no game, so the next game need not read it again.
// One game at a time reads in it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/rules/elaborate.hpp"
#include "engine/types/class_table.hpp"
#include "engine/types/type_pool.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

class Rulebook {
  public:
    explicit Rulebook(std::shared_ptr<const ClassTable> table) : table_(std::move(table)), types_(table_) {}

    const std::shared_ptr<const ClassTable>& table() const { return table_; }
    TypePool& types() { return types_; }

    /// What an effect says for a carrier: null if that has not been read …
    const ElaboratedEffect* find_effect(std::uint32_t rule, TypeId carrier, TypeId owner) const;
    /// … which this does.
    const ElaboratedEffect& read_effect(std::uint32_t rule, TypeId carrier, TypeId owner);

    /// Whose listeners hear of that class, or of what extends it.
    const std::vector<ClassId>& heard_by(ClassId cls);

    /// The class and those above it that some rule listens to.
    const std::vector<ClassId>& listened_to(ClassId cls, Side side);

    /// What an effect says to what its links stand for, with the numbers that are printed put in: bound once.
    const InstructionPtr& bound(const ElaboratedEffect& effect, const Bindings& bindings);
    /// The same for a condition of a trigger.
    const RequirementPtr& bound(const RequirementPtr& condition, const Bindings& bindings);

    /// For what the program says by itself, the same again and again: what it means for that owner. RuleError if
    /// nothing.
    /// `name` is that of a class.
    TypeId type(std::string_view name, TypeId owner);
    TypeId type(const parser::Expression& expression, TypeId owner);
    const InstructionPtr& instruction(const parser::Instruction& instruction, TypeId owner);

    /// Whether another game can go on with it.
    bool is_reusable() const;

  private:
    struct EffectKey {
        std::uint32_t rule;
        TypeId carrier;
        TypeId owner;
        friend bool operator==(const EffectKey&, const EffectKey&) = default;
    };
    struct EffectHash {
        std::size_t operator()(const EffectKey& key) const {
            return (std::size_t{key.rule} * 0x9e3779b1U) ^ (std::size_t{key.carrier} << 20) ^ key.owner;
        }
    };
    /// A name, and whose it is; found without making a string of it.
    struct WrittenHash {
        using is_transparent = void;
        std::size_t operator()(const std::pair<std::string_view, TypeId>& written) const {
            return std::hash<std::string_view>{}(written.first) * 31 + written.second;
        }
    };
    struct WrittenEqual {
        using is_transparent = void;
        using Written = std::pair<std::string_view, TypeId>;
        bool operator()(const Written& a, const Written& b) const { return a == b; }
    };
    template <class T>
    using ByText = std::unordered_map<std::pair<std::string, TypeId>, T, WrittenHash, WrittenEqual>;

    /// A rule of the rulebook, by where it stands, and what its links stand for.
    struct BoundKey {
        const void* rule;
        Bindings bindings;
        friend bool operator==(const BoundKey&, const BoundKey&) = default;
    };
    struct BoundHash {
        std::size_t operator()(const BoundKey& key) const {
            std::uint64_t hash = std::hash<const void*>{}(key.rule);
            for (const auto& [link, type] : key.bindings) hash = (hash ^ link ^ type) * 0x9e3779b97f4a7c15ULL;
            return static_cast<std::size_t>(hash ^ (hash >> 32));
        }
    };

    std::shared_ptr<const ClassTable> table_;
    TypePool types_;
    std::unordered_map<EffectKey, std::unique_ptr<const ElaboratedEffect>, EffectHash> effects_;
    std::unordered_map<std::uint32_t, LinkKeys> links_;           // of rules
    std::unordered_map<ClassId, std::vector<ClassId>> heard_by_;  // of classes
    struct Listened {
        std::array<std::vector<ClassId>, 2> classes;  // to gains, to removals
        bool is_known = false;
    };
    std::vector<Listened> listened_to_;  // by class
    std::unordered_map<BoundKey, InstructionPtr, BoundHash> bound_;
    std::unordered_map<BoundKey, RequirementPtr, BoundHash> bound_conditions_;
    /// Something written, and whose it is; found without a copy of it.
    template <class Written>
    struct Said {
        const Written& written;
        TypeId owner;
    };
    template <class Written>
    struct OwnedHash {
        using is_transparent = void;
        std::size_t operator()(const std::pair<Written, TypeId>& key) const {
            return (*this)(Said<Written>{key.first, key.second});
        }
        std::size_t operator()(const Said<Written>& said) const {
            return parser::hash_value(said.written) * 31 + said.owner;
        }
    };
    template <class Written>
    struct OwnedEqual {
        using is_transparent = void;
        using Owned = std::pair<Written, TypeId>;
        bool operator()(const Owned& a, const Owned& b) const { return a == b; }
        bool operator()(const Said<Written>& a, const Owned& b) const {
            return a.owner == b.second && a.written == b.first;
        }
        bool operator()(const Owned& a, const Said<Written>& b) const { return (*this)(b, a); }
    };
    template <class Written, class T>
    using ByWriting = std::unordered_map<std::pair<Written, TypeId>, T, OwnedHash<Written>, OwnedEqual<Written>>;
    ByText<TypeId> named_types_;
    ByWriting<parser::Expression, TypeId> written_types_;
    ByWriting<parser::Instruction, InstructionPtr> meant_;
};

/// Rulebooks for whoever begins a game. What a game has read is there for the next; any thread may ask. A copy lends
/// out of the same shelf.
class Rulebooks {
  public:
    /// One that nobody else reads in, returned when it is let go of.
    std::shared_ptr<Rulebook> lend(const std::shared_ptr<const ClassTable>& table) const;

  private:
    struct Spare {
        std::mutex mutex;
        std::vector<std::unique_ptr<Rulebook>> books;  // the one returned last is the last
    };
    std::shared_ptr<Spare> spare_ = std::make_shared<Spare>();
};

}  // namespace rego::engine
