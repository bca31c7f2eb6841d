# What the tests that are shell scripts begin with: where things are, and how one fails. To be sourced.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
rego=$PWD/../rego  # ctest runs the tests in the folder of tests of the build
[[ -x $rego ]] || rego=$root/build/${REGO_PRESET:-release}/rego

fail() { echo "$*" >&2; exit 1; }
