// Part of the build: writes the image of the canon in the program to the file named.
#include <fstream>
#include <iostream>
#include <memory>

#include "engine/image/canon_image.hpp"
#include "engine/load/canon.hpp"

int main(int argc, char** argv) {
    using namespace rego::engine;
    if (argc != 2) {
        std::cerr << "usage: make_image FILE\n";
        return 2;
    }
    const ClassTable table(std::make_shared<const Canon>(load_embedded_canon({})));
    std::ofstream file(argv[1], std::ios::binary);
    file << make_canon_image(table);
    file.close();
    if (!file) std::cerr << "cannot write " << argv[1] << '\n';
    return file ? 0 : 1;
}
