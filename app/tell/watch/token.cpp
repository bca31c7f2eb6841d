#include "app/tell/watch/token.hpp"

#include <algorithm>
#include <array>

#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rego::app::watch {
namespace {

constexpr std::string_view kSigns = "abcdefghijkmnpqrstuvwxyz23456789";  // 32, of five bits each
constexpr std::size_t kTokenSigns = 10;

bool is_token(std::string_view text) {
    return text.size() == kTokenSigns && text.find_first_not_of(kSigns) == std::string_view::npos;
}

/// Closes it in the end.
class OpenFile {
  public:
    OpenFile(const std::string& path, int how) : file_(::open(path.c_str(), how | O_CLOEXEC | O_NOFOLLOW, 0600)) {}
    ~OpenFile() {
        if (file_ >= 0) ::close(file_);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    int get() const { return file_; }

  private:
    int file_;
};

std::string read_token(const std::string& path) {
    const OpenFile file(path, O_RDONLY | O_NONBLOCK);
    struct stat facts {};
    if (file.get() < 0 || ::fstat(file.get(), &facts) != 0) return {};
    const bool is_ours = S_ISREG(facts.st_mode) && facts.st_uid == ::geteuid() && (facts.st_mode & 077) == 0;
    if (!is_ours) return {};
    std::array<char, kTokenSigns> text{};
    if (::read(file.get(), text.data(), text.size()) != static_cast<ssize_t>(text.size())) return {};
    const std::string token(text.data(), text.size());
    return is_token(token) ? token : std::string{};
}

}  // namespace

std::string new_token() {
    std::array<unsigned char, kTokenSigns> bytes{};
    if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) return {};
    std::string token;
    for (const unsigned char byte : bytes) token += kSigns[byte % kSigns.size()];
    return token;
}

std::string kept_token(const std::string& path) {
    std::string token = path.empty() ? "" : read_token(path);
    if (token.empty()) token = new_token();
    if (path.empty()) return token;
    // Beside it, then in its place: what is read is whole.
    const std::string beside = path + ".new";
    ::unlink(beside.c_str());
    const OpenFile file(beside, O_WRONLY | O_CREAT | O_EXCL);
    if (file.get() >= 0 && ::write(file.get(), token.data(), token.size()) == static_cast<ssize_t>(token.size()))
        ::rename(beside.c_str(), path.c_str());
    return token;
}

bool equal_in_constant_time(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return false;
    unsigned difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i) difference |= static_cast<unsigned char>(a[i] ^ b[i]);
    return difference == 0;
}

}  // namespace rego::app::watch
