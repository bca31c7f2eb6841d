#include "engine/exec/rulebook.hpp"

#include <algorithm>
#include <set>

#include "engine/error.hpp"
#include "engine/rules/carrier.hpp"
#include "engine/types/rewrite.hpp"
#include "parser/build.hpp"

namespace rego::engine {

namespace {

/// The largest game makes 6,000. What many different games have read needs memory, and is read anew now and then.
constexpr std::size_t kMostTypes = 30'000;
constexpr std::size_t kMostSpareBooks = 16;

}  // namespace

// --- Effects ---------------------------------------------------------------------------------------------------

const ElaboratedEffect* Rulebook::find_effect(std::uint32_t rule, TypeId carrier, TypeId owner) const {
    const auto known = effects_.find({rule, carrier, owner});
    return known == effects_.end() ? nullptr : known->second.get();
}

const ElaboratedEffect& Rulebook::read_effect(std::uint32_t rule, TypeId carrier, TypeId owner) {
    const EffectRule& source = table_->effect(rule);
    TypeId self = carrier;
    if (!table_->is_subclass(types_[carrier].cls, source.declared_in)) {
        // A face-down card speaks with the voice of the class it names.
        for (const TypeId dependency : types_[carrier].dependencies) {
            if (types_[dependency].literal == kNoClass) continue;
            self = carrier_of(types_, types_[dependency].literal, owner);
        }
    }
    Elaborator elaborator{types_};
    elaborator.self(self, source.declared_in).owner(owner).lasting();
    const auto [links, fresh] = links_.try_emplace(rule);
    if (fresh) links->second = links_of(source);
    auto read = std::make_unique<const ElaboratedEffect>(elaborator.effect(source, links->second));
    return *(effects_[{rule, carrier, owner}] = std::move(read));
}

const std::vector<ClassId>& Rulebook::heard_by(ClassId cls) {
    const auto [known, fresh] = heard_by_.try_emplace(cls);
    if (fresh) {
        std::set<ClassId> all(table_->info(cls).ancestors.begin(), table_->info(cls).ancestors.end());
        for (const ClassId each : table_->info(cls).concrete_descendants)
            all.insert(table_->info(each).ancestors.begin(), table_->info(each).ancestors.end());
        known->second.assign(all.begin(), all.end());
    }
    return known->second;
}

const std::vector<ClassId>& Rulebook::listened_to(ClassId cls, Side side) {
    if (listened_to_.empty()) listened_to_.resize(table_->size());
    Listened& known = listened_to_[cls];
    if (!known.is_known) {
        known.is_known = true;
        for (const ClassId ancestor : table_->info(cls).ancestors) {
            for (const Side each : kSides)
                if (table_->has_listeners(ancestor, each)) known.classes[place_of(each)].push_back(ancestor);
        }
    }
    return known.classes[place_of(side)];
}

const InstructionPtr& Rulebook::bound(const ElaboratedEffect& effect, const Bindings& bindings) {
    BoundKey key{&effect, bindings};
    if (const auto known = bound_.find(key); known != bound_.end()) return known->second;
    InstructionPtr meant = with_properties(types_, substitute(types_, effect.instruction, bindings));
    return bound_.emplace(std::move(key), std::move(meant)).first->second;
}

const RequirementPtr& Rulebook::bound(const RequirementPtr& condition, const Bindings& bindings) {
    BoundKey key{condition.get(), bindings};
    if (const auto known = bound_conditions_.find(key); known != bound_conditions_.end()) return known->second;
    RequirementPtr meant = substitute(types_, condition, bindings);
    return bound_conditions_.emplace(std::move(key), std::move(meant)).first->second;
}

// --- Written by the program ------------------------------------------------------------------------------------

TypeId Rulebook::type(std::string_view name, TypeId owner) {
    const auto known = named_types_.find(std::pair{name, owner});
    if (known != named_types_.end()) return known->second;
    const TypeId type = Elaborator{types_}.owner(owner).expression(parser::type(std::string{name}));
    return named_types_[{std::string{name}, owner}] = type;
}

TypeId Rulebook::type(const parser::Expression& expression, TypeId owner) {
    const auto known = written_types_.find(Said<parser::Expression>{expression, owner});
    if (known != written_types_.end()) return known->second;
    return written_types_[{expression, owner}] = Elaborator{types_}.owner(owner).expression(expression);
}

const InstructionPtr& Rulebook::instruction(const parser::Instruction& instruction, TypeId owner) {
    const auto known = meant_.find(Said<parser::Instruction>{instruction, owner});
    if (known != meant_.end()) return known->second;
    return meant_[{instruction, owner}] = Elaborator{types_}.owner(owner).loose_names(true).instruction(instruction);
}

// --- Lending ---------------------------------------------------------------------------------------------------

bool Rulebook::is_reusable() const {
    return types_.size() <= kMostTypes && bound_.size() + bound_conditions_.size() <= kMostTypes &&
           !types_.has_own_measures();
}

std::shared_ptr<Rulebook> Rulebooks::lend(const std::shared_ptr<const ClassTable>& table) const {
    std::unique_ptr<Rulebook> book;
    {
        const std::lock_guard lock(spare_->mutex);
        auto& books = spare_->books;
        const auto fitting =
            std::find_if(books.rbegin(), books.rend(), [&](const auto& each) { return each->table() == table; });
        if (fitting != books.rend()) {
            book = std::move(*fitting);
            books.erase(std::next(fitting).base());
        }
    }
    if (!book) book = std::make_unique<Rulebook>(table);
    return {book.release(), [spare = std::weak_ptr{spare_}](Rulebook* returned) {
                std::unique_ptr<Rulebook> kept{returned};
                const auto shelf = spare.lock();
                if (!shelf || !kept->is_reusable()) return;
                const std::lock_guard lock(shelf->mutex);
                if (shelf->books.size() >= kMostSpareBooks) shelf->books.erase(shelf->books.begin());
                shelf->books.push_back(std::move(kept));
            }};
}

}  // namespace rego::engine
