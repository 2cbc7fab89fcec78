/* Main: runs the command line, sees that all output was written, and shows the one
 * sentence of what went wrong. */
#include "cli/answer.h"
#include "cli/command.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* False when something that was printed did not arrive, for example on a full disk. */
static bool output_close(Err *err) {
    errno = 0;
    bool failed = ferror(stdout);
    if (fflush(stdout) == 0 && !failed)
        return true;
    return err_set(err, "cannot write, %s: standard output",
                   errno ? strerror(errno) : "some of it was lost");
}

int main(int argc, char **argv) {
    Err err = {0};
    int code = command_line(argc, argv, &err);
    if (!output_close(&err) && code == CODE_DONE)
        code = CODE_FAILED;
    if (err.text[0])
        fault_print(stderr, "chester", &err);
    return code;
}
