/* File: whole files or none, in a folder of the test's own. */
#include "check.h"

#include "base/file.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *place;

static const char *inside(const char *name) {
    static char path[2][PATH_SIZE];
    static int turn;
    char *out = path[turn ^= 1];
    return path_join(out, place, name) ? out : NULL;
}

static int names_in_place(void) {
    int count;
    char **names = folder_names(place, &count);
    names_free(names, count);
    return count;
}

/* The file's text against `want`; NULL for none. */
static void expect(const char *path, const char *want) {
    char *text = file_read(path, 1 << 20, NULL, NULL);
    CHECK_TEXT(text, want);
    free(text);
}

static bool write_text(const char *path, const char *text, Err *err) {
    return file_write(path, text, strlen(text), err);
}

static void what_is_written_is_read(void) {
    Err err;
    size_t length = 0;
    CHECK(write_text(inside("a"), "first\n", &err));
    CHECK(write_text(inside("a"), "second\n", &err));
    char *text = file_read(inside("a"), 7, &length, &err);
    CHECK_TEXT(text, "second\n");
    CHECK_INT((int64_t)length, 7);
    free(text);
    CHECK(file_write(inside("a"), "", 0, &err));
    expect(inside("a"), "");
    CHECK_INT(names_in_place(), 1);
    CHECK(file_exists(inside("a")) && !file_exists(inside("b")) && !file_exists(place));
    unlink(inside("a"));
}

static void rights_and_links_stay(void) {
    struct stat info;
    CHECK(write_text(inside("a"), "x", NULL));
    CHECK(chmod(inside("a"), 0640) == 0 && symlink("a", inside("link")) == 0);
    CHECK(write_text(inside("link"), "through", NULL));
    expect(inside("a"), "through");
    CHECK(lstat(inside("link"), &info) == 0 && S_ISLNK(info.st_mode));
    CHECK(stat(inside("a"), &info) == 0 && (info.st_mode & 0777) == 0640);
    unlink(inside("link"));
    unlink(inside("a"));
}

static void bad_files_are_refused(void) {
    Err err;
    CHECK(!file_read(inside("none"), 10, NULL, &err));
    CHECK(strstr(err.text, "cannot open (No such file or directory): ") == err.text);
    CHECK(!file_read(place, 10, NULL, &err) && strstr(err.text, "Is a directory"));
    CHECK(!write_text(place, "x", &err) && strstr(err.text, "is a folder: ") == err.text);
    CHECK(!write_text(inside("none/a"), "x", &err) && strstr(err.text, "none/a"));
    CHECK(file_write(inside("a"), "a\0b", 3, &err));
    CHECK(!file_read(inside("a"), 10, NULL, &err) && strstr(err.text, "zero byte"));
    CHECK(!file_read(inside("a"), 2, NULL, &err) && strstr(err.text, "longer than 2 bytes: "));
    CHECK(!file_read("/dev/zero", 1000, NULL, &err));
    unlink(inside("a"));
    CHECK_INT(names_in_place(), 0);
}

static void a_full_disk_keeps_the_old_file(void) {
    Err err;
    static char big[100000];
    memset(big, 'x', sizeof big);
    CHECK(write_text(inside("a"), "old", &err));
    struct rlimit limit, tight;
    CHECK_INT(getrlimit(RLIMIT_FSIZE, &limit), 0);
    tight = limit;
    tight.rlim_cur = 50000;
    signal(SIGXFSZ, SIG_IGN);
    CHECK_INT(setrlimit(RLIMIT_FSIZE, &tight), 0);
    CHECK(!file_write(inside("a"), big, sizeof big, &err));
    CHECK_INT(setrlimit(RLIMIT_FSIZE, &limit), 0);
    CHECK(strstr(err.text, "cannot write (File too large): ") == err.text);
    expect(inside("a"), "old");
    CHECK_INT(names_in_place(), 1);
    unlink(inside("a"));
}

static void devices_are_written_straight(void) {
    Err err;
    CHECK(!write_text("/dev/full", "x", &err));
    CHECK_TEXT(err.text, "cannot write (No space left on device): /dev/full");
    CHECK(write_text("/dev/null", "x", &err));
    struct stat info;
    CHECK(stat("/dev/null", &info) == 0 && S_ISCHR(info.st_mode));
}

static void folders_are_made_and_listed_in_byte_order(void) {
    Err err;
    CHECK(folder_make(inside("p/q/r"), &err) && folder_make(inside("p/q/r/"), &err));
    CHECK(folder_exists(inside("p/q/r")));
    CHECK(write_text(inside("p/b"), "", &err) && write_text(inside("p/B"), "", &err));
    CHECK(write_text(inside("p/.hidden"), "", &err));
    CHECK(!folder_make(inside("p/b/c"), &err) && strstr(err.text, "cannot make the folder"));
    static const char *const want[] = {".hidden", "B", "b", "q"};
    int count;
    char **names = folder_names(inside("p"), &count);
    CHECK_INT(count, 4);
    for (int i = 0; i < count && i < 4; i++)
        CHECK_TEXT(names[i], want[i]);
    names_free(names, count);
    names = folder_names(inside("none"), &count);
    CHECK_INT(count, 0);
    names_free(names, count);
}

static void paths_are_joined(void) {
    char out[PATH_SIZE], longest[PATH_SIZE];
    CHECK(path_join(out, "a", "b"));
    CHECK_TEXT(out, "a/b");
    CHECK(path_join(out, "/", "b"));
    CHECK_TEXT(out, "/b");
    CHECK(path_join(out, "", "b"));
    CHECK_TEXT(out, "b");
    memset(longest, 'x', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    CHECK(path_join(out, "", longest) && !path_join(out, "a", longest));
    CHECK_TEXT(path_name("a/b.lua"), "b.lua");
    CHECK_TEXT(path_name("b.lua"), "b.lua");
}

static void user_folders_follow_xdg(void) {
    char out[PATH_SIZE];
    setenv("XDG_DATA_HOME", "/x/data", 1);
    CHECK(user_data_folder(out, NULL));
    CHECK_TEXT(out, "/x/data/chester");
    setenv("XDG_CONFIG_HOME", "relative", 1); /* to be ignored, says the standard */
    setenv("HOME", "/x/home", 1);
    CHECK(user_config_folder(out, NULL));
    CHECK_TEXT(out, "/x/home/.config/chester");
    unsetenv("XDG_DATA_HOME");
    CHECK(user_data_folder(out, NULL));
    CHECK_TEXT(out, "/x/home/.local/share/chester");
}

static void chester_data_decides(void) {
    Err err;
    char out[PATH_SIZE];
    setenv("CHESTER_DATA", place, 1);
    CHECK(!data_folder(out, &err) && strstr(err.text, "CHESTER_DATA points: "));
    CHECK(folder_make(inside("variants"), &err) && folder_make(inside("scripts"), &err));
    CHECK(data_folder(out, &err));
    CHECK_TEXT(out, place);
}

int main(void) {
    place = check_folder();
    TEST(what_is_written_is_read);
    TEST(rights_and_links_stay);
    TEST(bad_files_are_refused);
    TEST(a_full_disk_keeps_the_old_file);
    TEST(devices_are_written_straight);
    TEST(paths_are_joined);
    TEST(folders_are_made_and_listed_in_byte_order);
    TEST(user_folders_follow_xdg);
    TEST(chester_data_decides);
    return check_end();
}
