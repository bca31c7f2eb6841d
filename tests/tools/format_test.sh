#!/usr/bin/env bash
# The layout of every C++ file is what .clang-format says. Other versions of clang-format lay out differently in places,
# so only the one we develop with is asked.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
clang-format --version 2>/dev/null | grep -q 'version 14\.' || { echo "no clang-format 14: not checked"; exit 0; }
tools/format --check --all
