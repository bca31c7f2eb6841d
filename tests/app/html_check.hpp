// Whether a page is well-formed: every element is closed where it should be, attributes are quoted, nothing that means
// something in HTML stands there by accident. Stricter than browsers, which forgive everything.
#pragma once

#include <regex>
#include <string>
#include <vector>

namespace rego::app {

/// What is wrong first; empty if nothing is.
inline std::string html_problem(const std::string& page) {
    static const std::vector<std::string> kVoid{"meta", "link", "input", "br"};
    static const std::regex kTag(R"re(^<(/?)([A-Za-z][A-Za-z0-9]*)((?: [A-Za-z][A-Za-z0-9:-]*="[^"<]*")*)(/?)>)re");
    static const std::regex kEntity(R"re(^&(?:amp|lt|gt|quot|#39);)re");
    std::vector<std::string> open;
    std::size_t at = page.find('>') + 1;  // behind the document type
    const auto here = [&](const std::string& what) { return what + ": " + page.substr(at, 60); };
    while (at < page.size()) {
        if (page[at] == '&') {
            if (!std::regex_search(page.begin() + static_cast<std::ptrdiff_t>(at), page.end(), kEntity,
                                   std::regex_constants::match_continuous))
                return here("a bare &");
            ++at;
            continue;
        }
        if (page[at] != '<') {
            at = page.find_first_of("<&", at);
            if (at == std::string::npos) break;
            continue;
        }
        const std::size_t end = page.find('>', at);
        if (end == std::string::npos) return here("a bare <");
        std::smatch tag;
        const std::string text = page.substr(at, end + 1 - at);
        if (!std::regex_match(text, tag, kTag)) return here("no tag");
        const std::string name = tag[2];
        at = end + 1;
        if (tag[1].length() > 0) {
            if (open.empty() || open.back() != name) return here("</" + name + "> closes nothing");
            open.pop_back();
        } else if (tag[4].length() == 0) {
            open.push_back(name);
            if (name == "script" || name == "style") at = page.find("</" + name + ">", at);
        } else if (std::find(kVoid.begin(), kVoid.end(), name) == kVoid.end() && open.back() == "p") {
            return here("<" + name + "/> is not closed so");
        }
    }
    return open.empty() ? "" : "<" + open.back() + "> is never closed";
}

}  // namespace rego::app
