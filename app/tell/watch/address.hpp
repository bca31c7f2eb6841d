// Where to listen: `8080`, `192.168.1.5:8080`, `[::1]:8080`, `localhost:8080`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "parser/text/diagnostic.hpp"

namespace rego::app::watch {

/// Whether the name of a host, as in a link, is this machine, without asking anybody.
bool is_loopback(std::string_view host);

struct Address {
    std::string host;  // without brackets
    std::uint16_t port = 0;

    /// Nobody outside of this machine can come there.
    bool is_loopback() const;
    /// As it stands in a link: "[::1]:8080".
    std::string text() const;
};

/// A bare port is on the loopback address. Errors of kind Usage.
parser::Result<Address> parse_address(std::string_view text);

}  // namespace rego::app::watch
