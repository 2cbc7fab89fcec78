/* Does: the functions that the rows of the action table run, and their questions. */
#ifndef CHESTER_GUI_DOES_H
#define CHESTER_GUI_DOES_H

#include "gui/app.h"

/* does_game.c: the game that is played */
void does_undo(App *app);
void does_redo(App *app);
void does_hint(App *app);
void does_now(App *app);
void does_pause(App *app);
void does_claim(App *app);
void does_offer(App *app, int arg);
void does_resign(App *app);
void does_resign_sure(App *app);
void does_shift(App *app, int levels);
void does_pass(App *app);
void does_commit(App *app);
void does_pick(App *app, int kind);
void does_choose(App *app, int arg);
void does_save(App *app);
void does_copy(App *app);
void does_copy_game(App *app);
void does_copy_move(App *app);
void does_paste(App *app);
void does_picture(App *app);
void does_take(App *app);
void does_reload(App *app);
bool has_played(const App *app);
bool can_undo(const App *app);
bool can_redo(const App *app);
bool can_hint(const App *app);
bool can_hurry(const App *app);
bool can_pause(const App *app);
bool can_claim(const App *app);
bool can_offer(const App *app);
bool can_pass(const App *app);
bool can_resign(const App *app);
bool has_computer(const App *app);

/* does_analysis.c: lines, graph, review */
void does_review(App *app);
void does_line(App *app, int arg);
void does_graph(App *app);
bool can_review(const App *app);

/* does_view.c: how it is shown */
void does_peek(App *app);
void does_type(App *app);
void does_step(App *app, int plies);
void does_resize(App *app, int step);
void does_set(App *app, int arg);
bool has_moves(const App *app);
bool has_strengths(const App *app);

/* does_branch.c: branches */
void does_look(App *app, int node);
void does_try(App *app);
void does_return(App *app);
void does_step_branch(App *app, int step);
void does_promote(App *app);
void does_prune(App *app);
void does_prune_sure(App *app);
bool is_away(const App *app);
bool can_try(const App *app);
bool has_branches(const App *app);
bool on_branch(const App *app);

/* does_dialog.c: dialogs */
void does_new(App *app);
void does_variant(App *app, int arg);
void does_who(App *app, int arg);
void does_level(App *app, int arg);
void does_pace(App *app, int arg);
void does_start(App *app, int arg);
void does_games(App *app);
void does_game(App *app, int arg);
void does_settings(App *app);
void does_keys(App *app);
void does_close(App *app);
void does_yes(App *app);
void does_quit(App *app);
void does_quit_sure(App *app);
void does_run(App *app, int id);

/* does_mod.c: the files of authors */
void does_fault(App *app);
void does_copy_fault(App *app);
void does_install(App *app);
bool has_fault(const App *app);
bool has_mod(const App *app);
/* does_lesson.c */
void does_learn(App *app);
void does_learn_row(App *app, int kind);
void does_guide(App *app);
void does_guide_row(App *app, int chapter);
void does_lesson(App *app);
void does_lesson_task(App *app, int task);
void does_lesson_next(App *app);
bool can_lesson(const App *app);
bool in_lesson(const App *app);

/* does_edit.c: the editor of positions */
void does_edit(App *app);
void does_edit_square(App *app, int square);
void does_edit_tool(App *app, int tool);
void does_edit_hand(App *app, int piece);
void does_edit_right(App *app, int right);
void does_edit_passant(App *app, int arg);
void does_edit_check(App *app, int arg);
void does_edit_turn(App *app, int arg);
void does_edit_clear(App *app);
void does_edit_start(App *app);
void does_edit_mirror(App *app);
void does_edit_play(App *app, int arg);
bool can_play_setup(const App *app);

#endif
