/* The watch: every way in which editors save is told, once, and nothing else is. */
#include "check.h"

#include "base/clock.h"
#include "base/file.h"
#include "base/watch.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int calls;

static void count(void *context) {
    (void)context;
    atomic_fetch_add(&calls, 1);
}

/* Waits until it was told `wanted` times; long enough for a busy machine. */
static bool told(int wanted) {
    for (int64_t until = clock_ms() + 5000; atomic_load(&calls) < wanted && clock_ms() < until;)
        usleep(1000);
    return atomic_load(&calls) >= wanted;
}

static char folder[PATH_SIZE], file[PATH_SIZE], other[PATH_SIZE];

static Watch *open_watch(void) {
    Err err = {""};
    atomic_store(&calls, 0);
    snprintf(folder, sizeof folder, "%s", check_folder());
    path_join(file, folder, "a.lua");
    path_join(other, folder, "b.tmp");
    check_that(file_write(file, "1", 1, &err), "%s", err.text);
    Watch *watch = watch_new(count, NULL, &err);
    check_that(watch, "%s", err.text);
    watch_folder(watch, folder);
    return watch;
}

static void write_plain(const char *path) {
    FILE *out = fopen(path, "w");
    CHECK(out && fputs("2", out) >= 0 && fclose(out) == 0);
}

static void saving_in_place_is_told(void) {
    Watch *watch = open_watch();
    write_plain(file);
    CHECK(told(1));
    watch_free(watch);
}

static void saving_by_renaming_is_told(void) {
    Watch *watch = open_watch();
    write_plain(other); /* which is no script yet */
    CHECK(rename(other, file) == 0);
    CHECK(told(1));
    watch_free(watch);
}

static void removing_is_told(void) {
    Watch *watch = open_watch();
    CHECK(unlink(file) == 0);
    CHECK(told(1));
    watch_free(watch);
}

/* Of a folder that does not exist, the one above is watched until it does. */
static void a_folder_to_come_is_told(void) {
    char inside[PATH_SIZE];
    Watch *watch = open_watch();
    path_join(inside, folder, "variants/new");
    watch_folder(watch, inside);
    CHECK(folder_make(inside, NULL));
    CHECK(told(1));
    watch_folder(watch, inside);
    path_join(file, inside, "variant.lua");
    int before = atomic_load(&calls);
    write_plain(file);
    CHECK(told(before + 1));
    watch_free(watch);
}

/* Asked for many times over, it is watched once; looking at a file, or writing
 * another sort of file, tells nothing. */
static void what_does_not_matter_is_not_told(void) {
    Watch *watch = open_watch();
    for (int i = 0; i < 100; i++)
        watch_folder(watch, folder);
    free(file_read(file, 10, NULL, NULL));
    free(file_read(file, 10, NULL, NULL));
    write_plain(other);
    write_plain(file); /* the first that is told */
    CHECK(told(1));
    watch_free(watch);
    CHECK_INT(atomic_load(&calls), 1);
}

static void it_ends_while_much_changes(void) {
    for (int i = 0; i < 20; i++) {
        Watch *watch = open_watch();
        write_plain(file);
        watch_free(watch);
    }
    watch_free(NULL);
}

int main(void) {
    TEST(saving_in_place_is_told);
    TEST(saving_by_renaming_is_told);
    TEST(removing_is_told);
    TEST(a_folder_to_come_is_told);
    TEST(what_does_not_matter_is_not_told);
    TEST(it_ends_while_much_changes);
    return check_end();
}
