// Small bundles of PETS at random: every construct that a class can have, names that are there and names that are not,
// headers that fit and headers that cannot. Sound or not, whatever reads them must answer in words.
#pragma once

#include <random>
#include <string>
#include <vector>

namespace rego::test {

class RandomBundle {
  public:
    /// `names`: the classes of the canon that it stands beside.
    RandomBundle(unsigned long seed, const std::vector<std::string>& names);

    std::string text();
    /// The classes that it declares itself.
    const std::vector<std::string>& own() const { return own_; }

    std::string type(int depth = 2);
    std::string metric(int depth = 2);
    std::string requirement(int depth = 2);
    std::string instruction(int depth = 2);

  private:
    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    bool one_in(int n) { return below(n) == 0; }
    std::string one_of(std::initializer_list<const char*> all) { return *(all.begin() + below(int(all.size()))); }
    std::string name();
    std::string arguments(int depth);
    std::string change(int depth);
    std::string trigger(int depth);
    std::string member(const std::string& cls, int depth);
    std::string body(const std::string& cls, int depth);
    std::string header(const std::string& cls);
    std::string declaration(int depth);
    std::string extension();
    std::string measure();

    std::mt19937 random_;
    bool is_tame_;  // mostly says what has a meaning
    const std::vector<std::string>& names_;
    std::vector<std::string> own_;
};

}  // namespace rego::test
