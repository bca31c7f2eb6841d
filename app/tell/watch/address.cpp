#include "app/tell/watch/address.hpp"

#include <charconv>

#include <fmt/format.h>

namespace rego::app::watch {

bool is_loopback(std::string_view host) {
    const bool is_number = host.find_first_not_of("0123456789.") == std::string_view::npos;  // 127.example.org is not
    return (host.starts_with("127.") && is_number) || host == "::1" || host == "[::1]" || host == "localhost";
}

bool Address::is_loopback() const { return watch::is_loopback(host); }

std::string Address::text() const {
    return host.find(':') == std::string::npos ? fmt::format("{}:{}", host, port) : fmt::format("[{}]:{}", host, port);
}

parser::Result<Address> parse_address(std::string_view text) {
    const auto wrong = [&](const char* what) {
        return parser::Diagnostic::of(parser::ErrorKind::Usage, fmt::format("`{}`: {}", text, what))
            .with_hint("`--watch 8080`, or `--watch 192.168.1.5:8080` for others in the room");
    };
    Address address;
    std::string_view port = text;
    if (const std::size_t colon = text.rfind(':'); colon != std::string_view::npos) {
        port = text.substr(colon + 1);
        std::string_view host = text.substr(0, colon);
        if (host.starts_with('[') && host.ends_with(']'))
            host = host.substr(1, host.size() - 2);
        else if (host.find(':') != std::string_view::npos)
            return wrong("an address with colons needs brackets");
        address.host = host;
    } else {
        address.host = "127.0.0.1";
    }
    if (address.host.empty()) return wrong("an address is missing before the colon");
    const auto read = std::from_chars(port.data(), port.data() + port.size(), address.port);
    if (port.empty() || read.ec != std::errc() || read.ptr != port.data() + port.size())
        return wrong("there is no such port");
    return address;
}

}  // namespace rego::app::watch
