// The real canon: it loads without problems, everything its classes say has a meaning, and nothing is surely not meant.
#include <memory>

#include <doctest/doctest.h>

#include "engine/load/canon.hpp"
#include "engine/mars/mars_custom.hpp"
#include "engine/rules/lint.hpp"
#include "engine/rules/validate.hpp"
#include "engine/types/class_table.hpp"

using namespace rego;
using namespace rego::engine;

TEST_CASE("the canon is sound: all names exist, all arguments have a place, no defaults disagree") {
    const auto table = std::make_shared<ClassTable>(std::make_shared<Canon>(load_embedded_canon({})));
    auto problems = table->problems();
    for (auto& problem : validate(table, mars_custom_names())) problems.push_back(std::move(problem));
    for (auto& warning : lint(table)) problems.push_back(std::move(warning));
    for (const auto& problem : problems) {
        std::string place = problem.file;
        for (const auto& file : table->canon().files) {
            if (file.path != problem.file || !problem.span) continue;
            place = parser::render(problem, file.text, file.path);
        }
        FAIL_CHECK(place << " " << problem.message);
    }
    CHECK(table->size() > 400);
}
