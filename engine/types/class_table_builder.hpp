// Makes a class table of what is declared: reads every declaration and extension, in any order, works out hierarchy,
// dependencies and rules, and complains of what cannot be. Nobody but the table sees it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/types/class_table.hpp"

namespace rego::engine {

class ClassTable::Builder {
  public:
    explicit Builder(ClassTable& made);
    void build();

  private:
    void declare_builtins();
    void declare(const LoadedClass& loaded);
    void declare_class(const parser::ClassDeclaration& declaration, const LoadedClass& origin,
                       std::optional<ClassId> enclosing);
    void add_body(ClassId id, const parser::ClassBody& body, const LoadedClass& origin);
    void extend_classes();
    void extend_class(const parser::ClassDeclaration& declaration, const LoadedClass& origin);
    // Extensions that choose their classes (select_extensions.cpp)
    struct Selective {
        ClassId root;
        parser::ClassSignature signature;
        parser::ClassBody body;
        const LoadedClass* origin;
    };
    void apply_selections();
    void add_to_all(const Selective& extension, const std::vector<ClassId>& classes);
    void add_to_all(const parser::PropertyDeclaration& property, const LoadedClass& origin,
                    const std::vector<ClassId>& classes);
    void refuse_new_header(const parser::ClassSignature& signature, const LoadedClass& origin);
    void check_spelling(const parser::ClassSignature& signature, const LoadedClass& origin);
    void declare_measures();
    void check_names();
    void check_names(const parser::Expression& expression, std::size_t file);
    void check_short_names();
    void link_supers();
    void order_and_inherit();
    void refuse_round_dependencies();
    void order_ancestors(ClassId id);
    void inherit_dependencies(ClassId id);
    void find_links(ClassId id);
    void collect_rules();
    EffectRule effect_rule(ClassId declared_in, parser::Effect effect, const Origin& origin, bool from_action) const;
    void add_effect(ClassId id, parser::Effect effect, const Origin& origin, bool from_action);
    void flatten_trigger(const parser::Trigger& trigger, TriggerArm seed, EffectRule& rule);
    void actions_to_effects();
    void note_listeners();
    void note_consequences();
    std::vector<bool> roots_of(const std::function<bool(const EffectRule&)>& wanted) const;
    std::vector<bool> with_descendants(const std::vector<bool>& at_root) const;
    void outline();
    void problem(parser::ErrorKind kind, std::string message, std::size_t file, parser::Span span,
                 std::string hint = {});
    struct Place {
        std::size_t file;
        parser::Span span;
    };
    /// A problem of two declarations: at the one that was read later, with a note where the other is.
    void clash(std::string message, Place one, Place other, std::string hint = {});
    Place written_at(ClassId id) const { return {made_.classes_[id].file, made_.classes_[id].span}; }
    void unknown_name(const std::string& name, std::size_t file, parser::Span span);

    struct Extension {
        const parser::ClassDeclaration* declaration;
        const LoadedClass* origin;
    };

    ClassTable& made_;
    std::vector<Extension> extensions_;
    std::vector<Selective> selective_;
    std::vector<std::pair<ClassId, std::size_t>> added_invariants_;  // to whom, which: those of selective extensions
};

}  // namespace rego::engine
