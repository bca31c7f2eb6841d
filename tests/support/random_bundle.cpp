#include "tests/support/random_bundle.hpp"

#include <fmt/format.h>

namespace rego::test {

RandomBundle::RandomBundle(unsigned long seed, const std::vector<std::string>& names)
    : random_(static_cast<std::mt19937::result_type>(seed)), is_tame_(one_in(2)), names_(names) {}

std::string RandomBundle::text() {
    constexpr int kMost = 5;
    for (int i = 1 + below(kMost); i > 0; --i) own_.push_back(fmt::format("New{}", own_.size()));
    std::string all;
    for (const std::string& cls : std::vector<std::string>(own_)) {
        if (one_in(10)) all += fmt::format("\"What {} is\"\n", cls);
        all += fmt::format("{}CLASS {}{}\n", one_in(2) ? "ABSTRACT " : "", header(cls), body(cls, 2));
    }
    if (one_in(4)) all += extension();
    if (one_in(6)) all += measure();
    return all;
}

std::string RandomBundle::name() {
    if (!own_.empty() && one_in(2)) return own_[static_cast<std::size_t>(below(int(own_.size())))];
    if (one_in(30)) return one_of({"Nowhere", "This", "Owner", "Class", "Component", "Ok", "Die"});
    return names_[static_cast<std::size_t>(below(int(names_.size())))];
}

std::string RandomBundle::arguments(int depth) {
    std::string list;
    if (is_tame_ && !one_in(8))
        return one_of({"<Player1>", "<Anyone>", "<Owner>", "<This>", "<M1>", "<Class<Honey>>", "<New0>"});
    for (int i = below(3); i >= 0; --i) {
        const std::string each = one_in(4) ? fmt::format("Class<{}>", name()) : type(depth - 1);
        list += (list.empty() ? "" : ", ") + each;
    }
    return '<' + list + '>';
}

std::string RandomBundle::type(int depth) {
    std::string text = one_in(6) ? one_of({"This", "Owner", "Anyone"}) : name();
    if (depth > 0 && one_in(is_tame_ ? 12 : 3)) text += arguments(depth);
    if (depth > 0 && one_in(10)) text += fmt::format("(HAS{} {})", one_in(4) ? "?" : "", requirement(depth - 1));
    return !is_tame_ && one_in(25) ? '!' + text : text;
}

std::string RandomBundle::metric(int depth) {
    switch (depth <= 0 ? 0 : below(10)) {
        case 1: return fmt::format("{} OR {}", type(depth - 1), type(depth - 1));
        case 2: return fmt::format("({} - {})", metric(depth - 1), metric(depth - 1));
        case 3: return fmt::format("{} MAX {}", type(depth - 1), below(5));
        case 4: return fmt::format("{} ({})", 2 + below(3), metric(depth - 1));
        case 5: return fmt::format("{}.{}", type(0), one_of({"price", "row", "worth", "none"}));
        case 6: return fmt::format("PROD[{}]", metric(depth - 1));
        default: return type(depth - 1);
    }
}

std::string RandomBundle::requirement(int depth) {
    switch (depth <= 0 ? 0 : below(10)) {
        case 1: return fmt::format("MAX {} {}", below(4), metric(depth - 1));
        case 2: return fmt::format("={} {}", below(3), metric(depth - 1));
        case 3: return fmt::format("({} OR {})", requirement(depth - 1), requirement(depth - 1));
        case 4: return fmt::format("{}, {}", requirement(depth - 1), requirement(depth - 1));
        case 5: return fmt::format("{} {}", 1 + below(4), metric(depth - 1));
        case 6: return one_of({"requirement", "3 price", "MAX 2 row", "EVAL This.requirement", "worth"});
        default: return (one_in(3) ? fmt::format("{} ", 1 + below(4)) : "") + type(depth - 1);
    }
}

std::string RandomBundle::change(int depth) {
    const std::string amount = one_in(2) ? "" : one_in(8) ? one_of({"X ", "2X ", "0 "}) : fmt::format("{} ", below(6));
    const std::string how = one_in(4) ? one_of({"?", ".", "!"}) : "";
    switch (below(9)) {
        case 0:
        case 1: return fmt::format("-{}{}{}", amount, type(depth), how);
        case 2: return fmt::format("{}{} FROM {}{}", amount, type(depth), type(depth), how);
        case 3: return fmt::format("{}{}<{} FROM {}>{}", amount, name(), type(depth - 1), type(depth - 1), how);
        default: return amount + type(depth) + how;
    }
}

std::string RandomBundle::instruction(int depth) {
    if (one_in(25)) return one_of({"Ok", "Die", "@nothing(Coin)"});
    switch (depth <= 0 ? 0 : below(12)) {
        case 1: return fmt::format("{}, {}", instruction(depth - 1), instruction(depth - 1));
        case 2: return fmt::format("{} OR {}", instruction(depth - 1), change(depth - 1));
        case 3: return fmt::format("{} THEN {}", change(depth - 1), instruction(depth - 1));
        case 4: return fmt::format("PROD[{}]", change(depth - 1));
        case 5: return fmt::format("{}: {}", requirement(depth - 1), change(depth - 1));
        case 6: return fmt::format("{} / {}", change(depth - 1), metric(depth - 1));
        case 7: return fmt::format("EACH {}: ({})", type(0), change(depth - 1));
        case 8: return fmt::format("({}) BY {}", change(depth - 1), type(0));
        default: return change(depth - 1);
    }
}

std::string RandomBundle::trigger(int depth) {
    const std::string basic = (one_in(5) ? "-" : "") + std::string(one_in(10) ? "X " : "") + type(depth);
    switch (below(8)) {
        case 0: return fmt::format("{} IF {}", basic, requirement(depth - 1));
        case 1: return fmt::format("{} BY {}", basic, type(0));
        case 2: return fmt::format("{} OR {}", basic, type(depth - 1));
        case 3: return fmt::format("PROD[{}]", basic);
        case 4: return "This";
        default: return basic;
    }
}

std::string RandomBundle::member(const std::string& cls, int depth) {
    switch (below(11)) {
        case 0: return "HAS " + requirement(depth);
        case 1:
            return fmt::format("DEFAULT {}{}{}", one_of({"", "+", "-", "+", "-"}), one_in(4) ? name() : cls,
                               one_in(2) ? arguments(1) : one_of({".", "!", "?", ""}));
        case 2:
            return one_of(
                {"price = 3", "price = Number", "row = Number?", "worth = Metric", "requirement = Requirement?"});
        case 3: return fmt::format("worth = {}", metric(depth));
        case 4: return fmt::format("requirement = HAS {}", requirement(depth));
        case 5:
            return fmt::format("{} -> {}", one_in(3) ? "" : one_in(2) ? instruction(1) : "2 Coin", instruction(depth));
        case 6: return fmt::format("{}:: INSTEAD {}", trigger(depth), instruction(depth));
        case 7: return fmt::format("{}: THEN {}", trigger(depth), instruction(depth));
        case 8: return fmt::format("{}:: {}", trigger(depth), instruction(depth));
        default: return fmt::format("{}: {}", trigger(depth), instruction(depth));
    }
}

std::string RandomBundle::body(const std::string& cls, int depth) {
    if (one_in(3)) return "";
    std::string text = " {\n";
    for (int i = below(4); i > 0; --i) text += "    " + member(cls, depth) + '\n';
    if (depth > 0 && one_in(5)) text += declaration(depth - 1);
    return text + "}";
}

std::string RandomBundle::header(const std::string& cls) {
    std::string text = cls;
    if (one_in(20)) text += fmt::format("[{}]", one_of({"N0", "P1", "H", "Q"}));
    if (is_tame_) {
        text += one_of({"", "", "<Area>", "<Class<Good>>", "<Card<Owner>>", "<Piece>"});
        return text + one_of({"", " : Owned", " : Card", " : Good", " : Owned, Temporary", " : Signal", " : Piece",
                              " : Owned, HasActions", " : Bug<BoxCard<Class<Bee>>>", " : Area", " : Atomized"});
    }
    if (one_in(2)) text += arguments(2);
    if (one_in(8)) text += fmt::format("(HAS {})", requirement(1));
    for (int i = below(3); i > 0; --i)
        text += (text.find(" : ") == std::string::npos ? " : " : ", ") + name() + (one_in(2) ? arguments(2) : "");
    return text;
}

std::string RandomBundle::declaration(int depth) {
    const std::string cls = fmt::format("New{}", own_.size());
    own_.push_back(cls);
    return fmt::format("{}CLASS {}{}\n", one_in(3) ? "ABSTRACT " : "", header(cls), body(cls, depth));
}

std::string RandomBundle::extension() {
    const std::string cls = name();
    const std::string chosen = one_in(2) ? fmt::format("(HAS {})", requirement(1)) : "";
    return fmt::format("EXTEND CLASS {}{} {{\n    {}\n}}\n", cls, chosen, member(cls, 2));
}

std::string RandomBundle::measure() {
    const std::string name = fmt::format("Count{}", below(3));
    const std::string parameter = one_in(2) ? "<Owner>" : "";
    return fmt::format("METRIC {}{} = {}\n", name, parameter, metric(2));
}

}  // namespace rego::test
