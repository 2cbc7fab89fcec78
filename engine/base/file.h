/* File: whole files in, whole files out, and the folders we live in.
 *
 * A file is written beside its place, flushed to the disk and then renamed, so
 * that a crash or a full disk leaves either the old file or the new one. */
#ifndef CHESTER_BASE_FILE_H
#define CHESTER_BASE_FILE_H

#include "base/err.h"

#include <stdbool.h>
#include <stddef.h>

enum { PATH_SIZE = 4096 };

/* A file that was read, in a list of them. */
typedef struct FileText {
    const struct FileText *next;
    const char *path, *text;
} FileText;

/* The whole file, terminated, owned by the caller (free); *length may be NULL.
 * Files over `limit` bytes, folders and files with a NUL byte are refused. */
char *file_read(const char *path, size_t limit, size_t *length, Err *err);
bool file_write(const char *path, const char *data, size_t length, Err *err);
/* Removes what programs that were killed while they wrote this file have left beside it. */
void file_sweep(const char *path);
/* Takes the file, made when it is not there, for this program alone, until *fd is closed or the
 * program ends in whatever way. False when another program has it; *fd is -1 where the file
 * system knows no locks. */
bool file_lock(const char *path, int *fd);
bool file_exists(const char *path);
bool folder_exists(const char *path);
/* Makes the folder and those above it. */
bool folder_make(const char *path, Err *err);
/* The names in a folder, sorted in byte order, without "." and ".."; *count of them.
 * Each and the list itself are owned by the caller (names_free). A missing folder is empty. */
char **folder_names(const char *path, int *count);
void names_free(char **names, int count);

/* out = a/b; false when it does not fit into PATH_SIZE. */
bool path_join(char out[PATH_SIZE], const char *a, const char *b);
/* The last part of a path, inside `path`. */
const char *path_name(const char *path);

/* Where the program's own files are (variants/, scripts/, assets/): $CHESTER_DATA, else
 * the folder above the executable's (a build tree), else PREFIX/share/chester. */
bool data_folder(char out[PATH_SIZE], Err *err);
/* $XDG_DATA_HOME/chester: saved games, the user's variants and personalities. */
bool user_data_folder(char out[PATH_SIZE], Err *err);
/* $XDG_CONFIG_HOME/chester: settings. */
bool user_config_folder(char out[PATH_SIZE], Err *err);

#endif
