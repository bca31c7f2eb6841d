#include "engine/game.hpp"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/types/print_rules.hpp"

namespace rego::engine {

namespace {

/// More components than any class has at the start.
constexpr std::size_t kMostOfAClass = 100;

std::vector<bool> active_classes(const ClassTable& table, const GameParts& parts) {
    std::vector<bool> active(table.size(), false);
    std::string_view module;  // classes of one stand together
    bool is_used = false;
    for (ClassId id = 0; id < table.size(); ++id) {
        if (table.module(id) != module) {
            module = table.module(id);
            is_used = std::find(parts.modules.begin(), parts.modules.end(), module) != parts.modules.end();
        }
        active[id] = is_used;
    }
    for (const bool in : {false, true}) {
        for (const std::string& name : in ? parts.with : parts.without) {
            if (const auto id = table.find(name); id && table.name(*id) == name) active[*id] = in;
        }
    }
    active[table.known().cls] = active[table.known().component] = true;
    return active;
}

std::vector<std::pair<TypeId, std::int32_t>> resolved_floors(TypePool& types) {
    std::vector<std::pair<TypeId, std::int32_t>> floors;
    for (const auto& [expression, floor] : types.table().canon().language.floors) {
        Elaborator elaborator{types};
        elaborator.without_defaults(true);
        floors.emplace_back(elaborator.expression(expression), floor);
    }
    return floors;
}

}  // namespace

Game::Game(std::shared_ptr<Rulebook> rulebook, const GameParts& parts, const CustomRules& custom)
    : rulebook_(std::move(rulebook)),
      world_(types(), active_classes(table(), parts), resolved_floors(types()), parts.modules),
      executor_(std::make_unique<Executor>(*rulebook_, world_, custom)) {
    create_singletons();
    for (int seat = 1; player(seat) != kNoType && world_.count(player(seat)) > 0; ++seat)
        players_.push_back(player(seat));
}

Game::~Game() = default;

/// Classes exist as components; so does what always exists. Nobody gained them, so the log does not tell of them.
void Game::create_singletons() {
    const auto& known = table().known();
    std::vector<ClassId> singletons;
    for (ClassId cls = 0; cls < table().size(); ++cls) {
        if (table().is_abstract(cls) || !world_.is_active(cls) || cls == known.cls) continue;
        world_.add(types().literal(cls), 1);
        if (table().is_singleton(cls)) singletons.push_back(cls);
    }
    // Some depend on others, so go round until nothing is new.
    for (bool more = true; more;) {
        more = false;
        for (const ClassId cls : singletons) {
            const TypeId base = types().base(cls);
            if (world_.count(base) != 0) continue;     // it is concrete, and the only one
            if (types()[base].dependencies.empty()) {  // there is always one, whatever else there is
                world_.add(base, 1);
                more = true;
                continue;
            }
            for (const TypeId component : executor_->gain_candidates(base, engine_actor(), kMostOfAClass)) {
                if (world_.count(component) != 0) continue;
                world_.add(component, 1);
                more = true;
            }
        }
    }
    for (const auto& [type, floor] : resolved_floors(types())) {
        for (const TypeId component : executor_->gain_candidates(type, engine_actor(), kMostOfAClass)) {
            world_.enroll(component);
        }
    }
}

TypeId Game::player(int number) const {
    if (number < 1) return kNoType;
    while (seats_.size() < static_cast<std::size_t>(number)) {
        if (!seats_.empty() && seats_.back() == kNoType) return kNoType;
        const auto cls = table().find(fmt::format("Player{}", seats_.size() + 1));
        seats_.push_back(cls ? types().base(*cls) : kNoType);
    }
    return seats_[static_cast<std::size_t>(number - 1)];
}

TypeId Game::engine_actor() const {
    return table().known().engine == kNoClass ? kNoType : types().base(table().known().engine);
}

// --- Asking ----------------------------------------------------------------------------------------------------

namespace {

template <class T, class F>
Result<T> asked(const F& question) {
    try {
        return question();
    } catch (const RuleError& error) {
        return error.diagnostic();
    }
}

}  // namespace

Result<bool> Game::has(TypeId actor, const parser::Requirement& requirement) const {
    return asked<bool>([&] {
        const CommandScope question{*executor_, CommandScope::Of::Question};
        return executor_->holds(*executor_->elaborator(actor).loose_names(true).requirement(requirement));
    });
}

Result<std::int64_t> Game::count(TypeId actor, const parser::Metric& metric) const {
    return asked<std::int64_t>([&] {
        const CommandScope question{*executor_, CommandScope::Of::Question};
        return executor_->evaluate(*executor_->elaborator(actor).loose_names(true).metric(metric));
    });
}

Result<std::vector<Game::Listed>> Game::list(TypeId actor, const parser::Expression& type) const {
    return asked<std::vector<Listed>>([&] {
        const TypeId wanted = executor_->elaborator(actor).loose_names(true).expression(type);
        std::vector<Listed> listed;
        for (const TypeId component : executor_->components(wanted)) {
            listed.push_back({component, world_.count(component)});
        }
        std::stable_sort(listed.begin(), listed.end(), [&](const Listed& a, const Listed& b) {
            return types()[a.component].cls < types()[b.component].cls;
        });
        return listed;
    });
}

Result<TypeId> Game::resolve(TypeId actor, const parser::Expression& expression, Usage usage) const {
    return asked<TypeId>([&] { return executor_->elaborator(actor).loose_names(true).expression(expression, usage); });
}

Result<std::vector<std::string>> Game::shortfalls(TypeId actor, const parser::Requirement& requirement) const {
    return asked<std::vector<std::string>>([&] {
        const CommandScope question{*executor_, CommandScope::Of::Question};
        const auto rule = executor_->elaborator(actor).loose_names(true).requirement(requirement);
        std::vector<std::string> found;
        const bool several = rule->kind == RequirementRule::Kind::All;
        for (const auto& part : several ? rule->parts : std::vector{rule}) {
            if (!executor_->holds(*part)) found.push_back(executor_->shortfall(*part));
        }
        return found;
    });
}

Result<Unit> Game::check_names(TypeId actor, const parser::Instruction& answer) const {
    return asked<Unit>([&] {
        (void)executor_->elaborator(actor).loose_names(true).without_defaults(true).instruction(answer);
        return Unit{};
    });
}

std::int64_t Game::count(TypeId type) const { return executor_->count(type); }

std::vector<TypeId> Game::components(TypeId type) const { return executor_->components(type); }

std::optional<std::int64_t> Game::property(TypeId type, const std::string& name) const {
    return executor_->property(type, name);
}

// --- What would happen -----------------------------------------------------------------------------------------

const ElaboratedEffect& Game::effect_of(std::size_t effect, TypeId carrier, TypeId actor) const {
    const TypeId owner = executor_->effect_owner(carrier, actor);
    return executor_->elaborated(static_cast<std::uint32_t>(effect), carrier, owner);
}

std::vector<Firing> Game::answers_to_gain(TypeId component, TypeId actor) const {
    const CommandScope question{*executor_, CommandScope::Of::Question};
    return executor_->answers_to_gain(component, actor);
}

Prepared Game::prepare(const InstructionPtr& instruction, TypeId actor) const {
    const CommandScope question{*executor_, CommandScope::Of::Question};
    return executor_->prepare(instruction, actor);
}

std::vector<Way> Game::ways(const InstructionRule& change, TypeId actor, std::size_t most) const {
    const CommandScope question{*executor_, CommandScope::Of::Question};
    return executor_->ways(change, actor, most);
}

// --- Doing -----------------------------------------------------------------------------------------------------

Observers& Game::observers() { return *executor_; }

Result<Unit> Game::attempt(const std::function<void()>& function) {
    const Checkpoint before = checkpoint();
    const CommandScope command{*executor_};
    try {
        function();
        return Unit{};
    } catch (const RuleError& error) {
        roll_back(before);
        return error.diagnostic();
    } catch (const std::exception& error) {
        roll_back(before);
        return Diagnostic::of(ErrorKind::Internal, fmt::format("a bug in rego: {}", error.what()));
    } catch (...) {  // whoever steps through events stops us this way and wants the state as it is
        throw;
    }
}

Result<Unit> Game::perform(TypeId actor, const parser::Instruction& instruction, Auto mode) {
    return attempt([&] {
        perform_inside(actor, instruction);
        executor_->settle(mode);
    });
}

Result<Unit> Game::perform_raw(TypeId actor, const parser::Instruction& instruction, bool correction) {
    return attempt([&] { perform_raw_inside(actor, instruction, correction); });
}

void Game::perform_inside(TypeId actor, const parser::Instruction& instruction) {
    const InstructionPtr rule = executor_->elaborator(actor).loose_names(true).instruction(instruction);
    perform_inside(actor, rule);
}

void Game::perform_inside(TypeId actor, const InstructionPtr& instruction) {
    executor_->run_now(instruction, Cause{actor}, actor, {.group = 0, .may_wait = true});
}

void Game::perform_raw_inside(TypeId actor, const parser::Instruction& instruction, bool correction) {
    const std::function<void(const InstructionPtr&)> run = [&](const InstructionPtr& rule) {
        using Kind = InstructionRule::Kind;
        if (rule->kind == Kind::Multi || rule->kind == Kind::Then) {
            for (const auto& part : rule->parts) run(part);
            return;
        }
        const Prepared prepared = executor_->prepare(rule, actor);
        if (prepared.status == Prepared::Status::Done) return;
        if (prepared.status == Prepared::Status::Impossible) throw RuleError(prepared.why());
        if (prepared.status == Prepared::Status::Choice || prepared.instruction->kind != Kind::Change) {
            throw RuleError(ErrorKind::Type,
                            fmt::format("`{}` leaves a choice: raw changes must be exact", print_rule(types(), *rule)));
        }
        const InstructionRule& change = *prepared.instruction;
        executor_->change_raw(change.amount, change.gain, change.remove, Cause{actor}, correction);
    };
    run(executor_->elaborator(actor).loose_names(true).instruction(instruction));
}

std::vector<EventNumber> Game::cause_chain(EventNumber event) const {
    std::vector<EventNumber> chain;
    while (event != 0 && event <= world_.events().size()) {
        chain.push_back(event);
        event = world_.event(event).cause;
    }
    std::reverse(chain.begin(), chain.end());
    return chain;
}

std::vector<std::string> Game::faults() const {
    const CommandScope question{*executor_, CommandScope::Of::Question};
    std::vector<std::string> found = world_.miscounts();
    for (const auto& [component, count] : world_.contents())
        for (std::string& each : executor_->broken(component)) found.push_back(std::move(each));
    return found;
}

}  // namespace rego::engine
