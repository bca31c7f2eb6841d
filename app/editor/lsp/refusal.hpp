// Thrown by whoever answers a request that cannot be answered; the client is told why.
#pragma once

#include <stdexcept>
#include <string>

namespace rego::app::lsp {

/// `RequestFailed` of the protocol: nothing is wrong with the request but that it asks for something impossible.
inline constexpr int kRequestFailed = -32803;

class RefusalError : public std::runtime_error {
  public:
    RefusalError(int code, const std::string& message) : std::runtime_error(message), code_(code) {}
    int code() const { return code_; }

  private:
    int code_;
};

}  // namespace rego::app::lsp
