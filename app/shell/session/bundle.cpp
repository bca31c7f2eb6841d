#include "app/shell/session/bundle.hpp"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

namespace rego::app {
namespace {

constexpr std::size_t kDigits = 12;

bool is_hash(std::string_view text) {
    return text.size() == kDigits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// FNV-1a: it tells whether something was changed, and need not withstand anybody.
class Hash {
  public:
    void add(std::string_view text) {
        for (const char c : text) add_byte(static_cast<unsigned char>(c));
        add_byte(0);  // so that no text runs into the next
    }
    std::uint64_t value() const { return value_; }

  private:
    void add_byte(unsigned char byte) { value_ = (value_ ^ byte) * 1099511628211ULL; }

    std::uint64_t value_ = 14695981039346656037ULL;
};

}  // namespace

std::string content_hash(std::string_view folder, const std::vector<engine::CanonFile>& files) {
    std::vector<std::pair<std::string_view, std::string_view>> contents;
    for (const engine::CanonFile& file : files) {
        std::string_view path = file.path;
        if (path.starts_with(folder)) path.remove_prefix(folder.size());
        contents.emplace_back(path.substr(std::min(path.find_first_not_of('/'), path.size())), file.text);
    }
    std::ranges::sort(contents);
    Hash hash;
    for (const auto& [path, text] : contents) {
        hash.add(path);
        hash.add(text);
    }
    return fmt::format("{:016x}", hash.value()).substr(0, kDigits);
}

std::pair<std::string, std::string> split_hash(std::string_view written) {
    const std::size_t at = written.rfind('@');
    if (at == std::string_view::npos || !is_hash(written.substr(at + 1))) return {std::string(written), ""};
    return {std::string(written.substr(0, at)), std::string(written.substr(at + 1))};
}

}  // namespace rego::app
