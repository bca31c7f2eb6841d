// How a server is reached by others.
#pragma once

#include <string>

#include <sys/socket.h>

namespace rego::app::watch {

/// The number of an address, without the port.
std::string host_of(const sockaddr* name, socklen_t size);

/// How others reach a server that listens on all addresses of this machine: by the first that is not its own only.
std::string reached_at(const std::string& host);

}  // namespace rego::app::watch
