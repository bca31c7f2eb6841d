// rego: reads its arguments, then hands over to the shell or to a batch of commands.
#include <iostream>

int main() {
    std::cout << "rego " REGO_VERSION "\n";
    return 0;
}
