/* Main: runs the command line, sees that all output was written, and shows the one
 * sentence of what went wrong. */
#include "cli/answer.h"
#include "cli/command.h"

#include <stdio.h>

int main(int argc, char **argv) {
    Err err = {0};
    int code = command_line(argc, argv, &err);
    if (err.text[0])
        fault_print(stderr, "chester", &err);
    return code;
}
