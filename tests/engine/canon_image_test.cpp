// The canon that was stored is the canon that was read.
#include "engine/ready/canon_image.hpp"

#include <algorithm>
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "engine/types/consequences.hpp"
#include "parser/print.hpp"

using namespace rego;
using namespace rego::engine;

namespace {

const ClassTable& read_from_text() {
    static const ClassTable table(std::make_shared<const Canon>(load_embedded_canon({})));
    return table;
}

/// Of the canon in the program; it stays where it is.
const std::string& image() {
    static const std::string bytes = make_canon_image(read_from_text());
    return bytes;
}

template <class T>
auto made(const Records<T>& records) {
    return std::ranges::count_if(records.kept(), [](const Deferred<T>& record) { return record.is_made(); });
}

}  // namespace

TEST_CASE("a stored class table is the one that was stored, class by class") {
    const ClassTable& text = read_from_text();
    const auto stored = table_of_image(image());
    CHECK(make_canon_image(*stored) == image());  // all members, places in the files included

    REQUIRE(stored->size() == text.size());
    for (ClassId id = 0; id < text.size(); ++id) {
        const std::string& name = text.info(id).name;
        CAPTURE(name);
        CHECK(stored->info(id).name == name);
        CHECK(stored->name(id) == name);
        CHECK(stored->module(id) == text.info(id).module);
        CHECK(stored->is_abstract(id) == text.info(id).is_abstract);
        CHECK(stored->is_singleton(id) == text.info(id).is_singleton);
        CHECK(stored->find(name) == id);
        CHECK(stored->find_loose(parser::lower(name)) == text.find_loose(parser::lower(name)));
        CHECK(stored->info(id).super_expressions == text.info(id).super_expressions);
        CHECK(stored->info(id).ancestors == text.info(id).ancestors);
        std::size_t subclasses = 0;
        for (ClassId other = 0; other < text.size(); ++other)
            subclasses += stored->is_subclass(other, id) == text.is_subclass(other, id) ? 1 : 0;
        CHECK(subclasses == text.size());
    }
    for (const char* short_name : {"TR", "M", "tr"}) {
        CAPTURE(short_name);
        CHECK(stored->find_loose(short_name) == text.find_loose(short_name));
    }
    CHECK(stored->known().production == text.known().production);
    CHECK(stored->known().bookkeeping == text.known().bookkeeping);
}

TEST_CASE("a class knows the card that brings it, and no other does") {
    const ClassTable& text = read_from_text();
    const auto brings = [&](const char* name) {
        const ClassId card = text.info(*text.find(name)).brought_by;
        return card == kNoClass ? "" : text.info(card).name;
    };
    CHECK(brings("MoholeAreaTile") == "MoholeArea");
    CHECK(brings("GanymedeColonyArea") == "GanymedeColony");
    CHECK(brings("MoholeArea") == "");
    // Named like cards, and none of theirs.
    CHECK(brings("ResearchPhase") == "");
    CHECK(brings("OceanTile") == "");
}

TEST_CASE("what a rule may bring about is stored with it") {
    const ClassTable& text = read_from_text();
    const auto stored = table_of_image(image());
    std::size_t changes = 0;
    for (std::size_t n = 0; n < text.effects().size(); ++n) {
        const EffectRule& rule = stored->effect(n);
        const Consequences anew = consequences_of(text, rule.declared_in, rule.effect.instruction);
        CAPTURE(parser::to_string(rule.effect));
        CHECK(rule.consequences.custom == anew.custom);
        CHECK(rule.consequences.anything == anew.anything);
        REQUIRE(rule.consequences.changes.size() == anew.changes.size());
        for (std::size_t i = 0; i < anew.changes.size(); ++i) {
            CHECK(rule.consequences.changes[i].cls == anew.changes[i].cls);
            CHECK(rule.consequences.changes[i].side == anew.changes[i].side);
        }
        changes += anew.changes.size();
    }
    CHECK(changes > text.effects().size() / 2);
}

TEST_CASE("stored rules print as they were written") {
    const ClassTable& text = read_from_text();
    const auto stored = table_of_image(image());
    REQUIRE(stored->canon().classes.size() == text.canon().classes.size());
    for (std::size_t i = 0; i < text.canon().classes.size(); ++i)
        CHECK(parser::to_string(stored->canon().classes[i].declaration) ==
              parser::to_string(text.canon().classes[i].declaration));
    REQUIRE(stored->effects().size() == text.effects().size());
    for (std::size_t n = 0; n < text.effects().size(); ++n)
        CHECK(parser::to_string(stored->effect(n).effect) == parser::to_string(text.effect(n).effect));
    REQUIRE(stored->invariants().size() == text.invariants().size());
    for (std::size_t n = 0; n < text.invariants().size(); ++n)
        CHECK(parser::to_string(stored->invariant(n).requirement) == parser::to_string(text.invariant(n).requirement));
}

TEST_CASE("nothing of a stored canon is made before somebody asks for it") {
    const auto stored = table_of_image(image());
    CHECK(made(stored->classes()) == 0);
    CHECK(made(stored->effects()) == 0);
    CHECK(made(stored->invariants()) == 0);
    CHECK(made(stored->canon().classes) == 0);

    CHECK(stored->info(*stored->find("Ants")).name == "Ants");
    CHECK(made(stored->classes()) == 1);
}

TEST_CASE("a canon with a mistake is not stored: it has to be read to be complained about") {
    const auto image_of = [](std::string text) {
        return make_canon_image(ClassTable(
            std::make_shared<const Canon>(load_canon({CanonFile{"fan/rules.pets", std::move(text), "fan"}}))));
    };
    CHECK_FALSE(image_of("CLASS Fine").empty());
    CHECK(image_of("CLASS Broken : Nowhere").empty());
}
