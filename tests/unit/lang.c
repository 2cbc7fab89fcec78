/* Lang: good files, bad lines, and the language of the environment. */
#include "check.h"

#include "base/file.h"
#include "base/lang.h"

static const char *place;

/* Loads `text` as the language "xx". */
static Lang *load(const char *text, Err *err) {
    char path[PATH_SIZE];
    path_join(path, place, "assets/lang/xx.lang");
    return file_write(path, text, strlen(text), err) ? lang_load("xx", err) : NULL;
}

static void rows_are_found_and_filled(void) {
    Err err;
    Lang *lang = load("# comment\n\nwhy.b = {square}: {sum} = {sum}, not {square}{odd}\r\n"
                      "  a=short  \nend.draw = Ничья",
                      &err);
    check_that(lang, "%s", err.text);
    if (!lang)
        return;
    CHECK_TEXT(lang_name(lang), "xx");
    CHECK_TEXT(lang_get(lang, "a"), "short");
    CHECK_TEXT(lang_get(lang, "end.draw"), "Ничья");
    CHECK_TEXT(lang_get(lang, "end.none"), "end.none");
    CHECK(lang_has(lang, "why.b") && !lang_has(lang, "why"));
    Text text;
    text_init(&text);
    text_add(&text, "> ");
    lang_fill(lang, &text, "why.b", "sum", "3½", "square", "e4", "spare", "x", NULL);
    CHECK_TEXT(text.data, "> e4: 3½ = 3½, not e4{odd}");
    text_clear(&text);
    const char *key, *value;
    CHECK(lang_row(lang, 1, &key, &value));
    CHECK_TEXT(key, "a");
    CHECK(!lang_row(lang, 3, &key, &value) && !lang_row(lang, -1, &key, &value));
    lang_free(lang);
}

static void bad_lines_are_named(void) {
    static const struct {
        const char *text, *fault;
    } rows[] = {
        {"a = b\nno equals\n", "a line needs key = text: "},
        {"a = b\n = c\n", "a key is made of small letters"},
        {"a = b\nB c = d\n", "a key is made of small letters"},
        {"a = b\nc =  \n", "the text is empty: "},
        {"a = b\na = c\n", "the key a is there twice: "},
        {"a = b\nc = {open\n", "a { without its }"},
        {"a = b\nc = {a {b}}\n", "a { without its }"},
        {"a = b\nc = shut}\n", "a { without its }"},
        {"a = b\nc = \xff\n", "the text is not UTF-8: "},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Err err = {""};
        Lang *lang = load(rows[i].text, &err);
        check_that(!lang, "row %zu passes", i);
        check_that(strstr(err.text, rows[i].fault) == err.text, "row %zu says %s", i, err.text);
        const char *where = strstr(err.text, "/xx.lang:2");
        check_that(where && where[10] == '\0', "row %zu says %s", i, err.text);
        lang_free(lang);
    }
}

static void missing_languages_are_said(void) {
    Err err;
    CHECK(!lang_load("yy", &err) && strstr(err.text, "yy.lang"));
    CHECK(!lang_load("../xx", &err) && strstr(err.text, "not the name of a language: ../xx"));
    CHECK(!lang_load("", &err));
}

static void the_environment_chooses(void) {
    unsetenv("LC_ALL");
    unsetenv("LC_MESSAGES");
    unsetenv("LANG");
    CHECK_TEXT(lang_of_environment(), "en");
    setenv("LANG", "ru_RU.UTF-8", 1);
    CHECK_TEXT(lang_of_environment(), "ru");
    setenv("LC_MESSAGES", "de_DE.UTF-8", 1);
    CHECK_TEXT(lang_of_environment(), "en");
    setenv("LC_ALL", "ru", 1);
    CHECK_TEXT(lang_of_environment(), "ru");
    setenv("LC_ALL", "run_UG", 1);
    CHECK_TEXT(lang_of_environment(), "en");
}

static void check_said(const Lang *lang, const char *english, const char *other) {
    Text text;
    text_init(&text);
    lang_fault(lang, english, &text);
    CHECK_TEXT(text.data, other);
    text_clear(&text);
}

static void faults_are_said(void) {
    static const char faults[] = "cannot open\n= ne otkryt\nno {1} of \"{2}\"\n= net {1} u {2}\n"
                                 "{1}, {2} and {3}{4}: {5}\n= {5}: {1}+{2}+{3}{4}\n";
    char path[PATH_SIZE];
    Err err;
    path_join(path, place, "assets/lang/xx.faults");
    CHECK(file_write(path, faults, strlen(faults), NULL));
    Lang *lang = load("a = b", &err);
    check_said(lang, "cannot open (why): /tmp/%s {1}: a (b)", "ne otkryt (why): /tmp/%s {1}: a (b)");
    check_said(lang, "cannot open: no x of \"a\" of \"\"", "ne otkryt: net x u a\" of \"");
    check_said(lang, "a, b, c and d and e: f: g", "f: g: a+b, c+d and e");
    check_said(lang, "no x of \"\xff\"", "net x u \xff");
    check_said(lang, "", "");
    check_said(lang, ")", ")");
    lang_free(lang);
    CHECK(remove(path) == 0);
}

/* Whose parts cannot all be tried in a life: the name of a file may look like this. */
static void a_sentence_of_many_parts_is_said_at_once(void) {
    static const char faults[] = "{1} and {2} and {3} and {4}: x\n= y\n";
    char path[PATH_SIZE], many[1001];
    Err err;
    path_join(path, place, "assets/lang/xx.faults");
    CHECK(file_write(path, faults, strlen(faults), NULL));
    Lang *lang = load("a = b", &err);
    for (int i = 0; i < 1000; i++)
        many[i] = " (: "[i % 4];
    many[999] = ')';
    many[1000] = '\0';
    check_said(lang, many, many);
    for (int i = 0; i < 1000; i++)
        many[i] = " and"[i % 4];
    check_said(lang, many, many);
    lang_free(lang);
    CHECK(remove(path) == 0);
}

int main(void) {
    char path[PATH_SIZE];
    place = check_folder();
    setenv("CHESTER_DATA", place, 1);
    static const char *const folders[] = {"variants", "scripts", "assets/lang"};
    for (int i = 0; i < 3; i++)
        if (!path_join(path, place, folders[i]) || !folder_make(path, NULL))
            return 1;
    TEST(rows_are_found_and_filled);
    TEST(bad_lines_are_named);
    TEST(missing_languages_are_said);
    TEST(the_environment_chooses);
    TEST(faults_are_said);
    TEST(a_sentence_of_many_parts_is_said_at_once);
    return check_end();
}
