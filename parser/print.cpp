// The public face of print/: one text for each kind of node.
#include "parser/print.hpp"

#include "parser/print/printer.hpp"

namespace rego::parser {
namespace {

template <class Node>
std::string printed(const Node& node) {
    printing::Printer printer;
    printer.print(node);
    return printer.take();
}

}  // namespace

std::string to_string(const Expression& node) { return printed(node); }
std::string to_string(const Metric& node) { return printed(node); }
std::string to_string(const Requirement& node) { return printed(node); }
std::string to_string(const Instruction& node) { return printed(node); }
std::string to_string(const Cost& node) { return printed(node); }
std::string to_string(const Action& node) { return printed(node); }
std::string to_string(const Trigger& node) { return printed(node); }
std::string to_string(const Effect& node) { return printed(node); }
std::string to_string(const ClassDeclaration& node) { return printed(node); }
std::string to_string(const MeasureDeclaration& node) { return printed(node); }
std::string to_string(const PetsFile& node) { return printed(node); }

}  // namespace rego::parser
