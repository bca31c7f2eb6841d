#include "app/tell/watch/reached.hpp"

#include <array>

#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>

namespace rego::app::watch {

std::string host_of(const sockaddr* name, socklen_t size) {
    std::array<char, NI_MAXHOST> host{};
    if (::getnameinfo(name, size, host.data(), host.size(), nullptr, 0, NI_NUMERICHOST) != 0) return {};
    return host.data();
}

std::string reached_at(const std::string& host) {
    if (host != "0.0.0.0" && host != "::") return host;
    ifaddrs* all = nullptr;
    if (::getifaddrs(&all) != 0) return host;
    std::string found = host;
    for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
        const bool is_up = (each->ifa_flags & IFF_UP) != 0 && (each->ifa_flags & IFF_LOOPBACK) == 0;
        if (!is_up || each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
        found = host_of(each->ifa_addr, sizeof(sockaddr_in));
        break;
    }
    ::freeifaddrs(all);
    return found;
}

}  // namespace rego::app::watch
