// Read once per part instead of once per file: what nearly every file includes and nobody here ever changes.
// Files still include what they use; this only saves the compiler the reading.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include <boost/container/small_vector.hpp>
#include <fmt/format.h>
