/* Drop: drops files on whatever window lies at a point of the screen, as a file manager does it:
 *
 *     drop X Y PATH…
 *
 * The source's side of the XDND protocol, version 5 (freedesktop.org/wiki/Specifications/XDND), in
 * plain Xlib. Ends with 0 when the target has taken the list; else it says how far it came. It must
 * never know anything of the program under test. */
#include <X11/Xatom.h>
#include <X11/Xlib.h>

#include <ctype.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { VERSION_SPOKEN = 5, PATIENCE = 10 /* seconds */, TYPES = 4 };

typedef enum AtomId {
    AWARE, ENTER, POSITION, STATUS, LEAVE, DROP, FINISHED, SELECTION, TYPE_LIST, COPY, URI_LIST,
    ATOMS
} AtomId;

static char *const atom_names[ATOMS] = {
    "XdndAware", "XdndEnter",     "XdndPosition", "XdndStatus",     "XdndLeave",    "XdndDrop",
    "XdndFinished", "XdndSelection", "XdndTypeList", "XdndActionCopy", "text/uri-list"};

typedef struct Drag {
    Display *display;
    Window source, target;
    Atom atoms[ATOMS];
    Time time; /* of the server, when the selection became ours */
    char *uris;
} Drag;

static const char *stage = "no X server"; /* that the alarm tells */

static void give_up(int signal) {
    (void)signal;
    fprintf(stderr, "drop: no answer: %s\n", stage);
    _exit(1);
}

static int fail(const char *why) {
    fprintf(stderr, "drop: %s\n", why);
    return 1;
}

/* "file:///home/anna/a%20mod\r\n" for each path; to be freed. */
static char *uris_of(char **paths, int count) {
    size_t size = 1;
    for (int i = 0; i < count; i++) size += 3 * strlen(paths[i]) + 16;
    char *uris = malloc(size), *end = uris;
    for (int i = 0; uris && i < count; i++) {
        end += sprintf(end, "file://");
        for (const char *c = paths[i]; *c; c++)
            if (isalnum((unsigned char)*c) || strchr("/-._~", *c)) *end++ = *c;
            else end += sprintf(end, "%%%02X", (unsigned char)*c);
        end += sprintf(end, "\r\n");
    }
    return uris;
}

/* The outermost window at the point that takes drops; None when there is none. */
static Window window_at(Drag *drag, int x, int y) {
    Window root = DefaultRootWindow(drag->display), at = root, child;
    for (int inner_x, inner_y;; at = child) {
        Atom type;
        int format;
        unsigned long count = 0, rest;
        unsigned char *version = NULL;
        XGetWindowProperty(drag->display, at, drag->atoms[AWARE], 0, 1, False, XA_ATOM, &type,
                           &format, &count, &rest, &version);
        bool takes = count == 1 && *(Atom *)version >= VERSION_SPOKEN;
        if (version) XFree(version);
        if (takes) return at;
        bool same = XTranslateCoordinates(drag->display, root, at, x, y, &inner_x, &inner_y, &child);
        if (!same || !child) return None;
    }
}

/* The server's time, from the answer to a change of a property. */
static Time time_now(Drag *drag) {
    XEvent event;
    XSelectInput(drag->display, drag->source, PropertyChangeMask);
    XChangeProperty(drag->display, drag->source, drag->atoms[TYPE_LIST], XA_ATOM, 32,
                    PropModeAppend, NULL, 0);
    XWindowEvent(drag->display, drag->source, PropertyChangeMask, &event);
    XSelectInput(drag->display, drag->source, NoEventMask);
    return event.xproperty.time;
}

static void say(Drag *drag, AtomId what, long second, long third, long fourth, long fifth) {
    XEvent event = {.xclient = {.type = ClientMessage,
                                .window = drag->target,
                                .message_type = drag->atoms[what],
                                .format = 32,
                                .data.l = {(long)drag->source, second, third, fourth, fifth}}};
    XSendEvent(drag->display, drag->target, False, NoEventMask, &event);
    XFlush(drag->display);
}

/* Hands the list over to who asks for the selection. */
static void answer(Drag *drag, const XSelectionRequestEvent *asked) {
    XEvent event = {.xselection = {.type = SelectionNotify,
                                   .requestor = asked->requestor,
                                   .selection = asked->selection,
                                   .target = asked->target,
                                   .time = asked->time}};
    if (asked->target == drag->atoms[URI_LIST]) {
        XChangeProperty(drag->display, asked->requestor, asked->property, asked->target, 8,
                        PropModeReplace, (unsigned char *)drag->uris, (int)strlen(drag->uris));
        event.xselection.property = asked->property;
    }
    XSendEvent(drag->display, asked->requestor, False, NoEventMask, &event);
}

/* Waits for that message, answers requests meanwhile; its second word says whether the target
 * accepts. */
static bool accepted(Drag *drag, AtomId what) {
    stage = atom_names[what];
    for (XEvent event;;) {
        XNextEvent(drag->display, &event);
        if (event.type == SelectionRequest) answer(drag, &event.xselectionrequest);
        if (event.type == ClientMessage && event.xclient.message_type == drag->atoms[what])
            return event.xclient.data.l[1] & 1;
    }
}

/* What a file manager offers besides the list, so that there are more types than the message of
 * entering can hold. */
static void offer(Drag *drag) {
    static char *const names[TYPES] = {"x-special/gnome-icon-list", "_NETSCAPE_URL",
                                       "text/uri-list", "application/x-desktop-file"};
    Atom types[TYPES];
    XInternAtoms(drag->display, (char **)names, TYPES, False, types);
    drag->time = time_now(drag);
    XChangeProperty(drag->display, drag->source, drag->atoms[TYPE_LIST], XA_ATOM, 32,
                    PropModeReplace, (unsigned char *)types, TYPES);
    XSetSelectionOwner(drag->display, drag->atoms[SELECTION], drag->source, drag->time);
    say(drag, ENTER, VERSION_SPOKEN << 24 | 1, (long)types[0], (long)types[1], (long)types[2]);
}

static int drag_to(Drag *drag, int x, int y) {
    drag->target = window_at(drag, x, y);
    if (!drag->target) return fail("no window there takes drops");
    offer(drag);
    say(drag, POSITION, 0, x << 16 | y, (long)drag->time, (long)drag->atoms[COPY]);
    if (!accepted(drag, STATUS)) {
        say(drag, LEAVE, 0, 0, 0, 0);
        return fail("the window refuses it");
    }
    say(drag, DROP, 0, (long)drag->time, 0, 0);
    return accepted(drag, FINISHED) ? 0 : fail("the window could not take it");
}

int main(int argc, char **argv) {
    if (argc < 4) return fail("drop X Y PATH...") + 1;
    Drag drag = {.display = XOpenDisplay(NULL), .uris = uris_of(argv + 3, argc - 3)};
    if (!drag.display || !drag.uris) return fail(stage);
    signal(SIGALRM, give_up);
    alarm(PATIENCE);
    XInternAtoms(drag.display, (char **)atom_names, ATOMS, False, drag.atoms);
    Window root = DefaultRootWindow(drag.display);
    drag.source = XCreateSimpleWindow(drag.display, root, 0, 0, 1, 1, 0, 0, 0);
    int code = drag_to(&drag, atoi(argv[1]), atoi(argv[2]));
    XCloseDisplay(drag.display);
    free(drag.uris);
    return code;
}
