# chester: builds the program, its tests and its installation. `make help` lists the targets.
#
# Sources are engine/ROOM/*.c. One named X.wide.c is compiled twice, for boards of up to 64 and
# of up to 128 squares. Every flavour (compiler, sanitizer, without a window) has a folder of its
# own; when flags change, what they concern is built again.
#
# Variables, given on the command line:
#   BUILD=build        where everything goes
#   PREFIX=/usr/local  where `make install` puts it; DESTDIR goes in front of that
#   GUI=0              no window: neither engine/gui nor SDL
#   SANITIZE=LIST      address,undefined or thread; in build/san-LIST
#   ARCH=              flags for one processor, such as -march=native; empty runs everywhere
#   OPT=-O2            optimisation
#   WERROR=1           a warning is an error
#   V=1                show every command

VERSION  := 0.1.0
PREFIX   ?= /usr/local
GUI      ?= 1
SANITIZE ?=
ARCH     ?=
WERROR   ?=
comma    := ,
BUILD    ?= $(if $(SANITIZE),build/san-$(subst $(comma),-,$(SANITIZE)),build)
OPT      ?= $(if $(SANITIZE),-O1,-O2)
JOBS     := $(shell nproc 2>/dev/null || echo 1)

PKG_CONFIG  ?= pkg-config
MODULES     := $(firstword $(foreach m,lua5.4 lua-5.4 lua54,$(shell $(PKG_CONFIG) --exists $m \
                 2>/dev/null && echo $m)) lua5.4) $(if $(filter 1,$(GUI)),sdl2 SDL2_ttf SDL2_image)
MODULES_HERE := $(shell $(PKG_CONFIG) --exists $(MODULES) 2>/dev/null && echo yes)

# On x86-64 those of core and search are compiled once more, for processors with AVX2 and BMI;
# which code runs is decided when rules are compiled (engine/core/ops.c). V3= leaves them out.
V3       ?= $(if $(ARCH),,$(filter x86_64,$(shell uname -m)))

WARNINGS := -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes $(if $(WERROR),-Werror)
DEFINES  := -D_GNU_SOURCE -DVERSION='"$(VERSION)"' -DPREFIX='"$(PREFIX)"' -DCHESTER_GUI=$(GUI) \
            -DCHESTER_V3=$(if $(V3),1,0)
# With a sanitizer every piece of an arena stands alone, so that a step beyond it is seen.
CHECKING := $(if $(SANITIZE),-fsanitize=$(SANITIZE) -fno-sanitize-recover=all \
              -fno-omit-frame-pointer -DARENA_CHUNK=0) $(if $(LIBFUZZER),-fsanitize=fuzzer-no-link)
COMPILE  := $(CC) -std=c11 -g $(OPT) $(ARCH) $(WARNINGS) $(CHECKING) $(DEFINES) -Iengine -pthread \
              $(shell $(PKG_CONFIG) --cflags $(MODULES) 2>/dev/null) $(CPPFLAGS) $(CFLAGS)
LINK     := $(CC) -g $(CHECKING) -pthread $(LDFLAGS)
LIBS     := $(shell $(PKG_CONFIG) --libs $(MODULES) 2>/dev/null) -lm

SOURCES  := $(filter-out $(if $(filter 1,$(GUI)),,engine/gui/%),$(wildcard engine/*/*.c))
hot       = $(filter engine/core/%.wide.c engine/search/%.wide.c,$1)
objects   = $(patsubst engine/%.c,$(BUILD)/%.o,$(filter-out %.wide.c,$1)) \
            $(patsubst engine/%.wide.c,$(BUILD)/%.64.o,$(filter %.wide.c,$1)) \
            $(patsubst engine/%.wide.c,$(BUILD)/%.128.o,$(filter %.wide.c,$1)) \
            $(if $(V3),$(patsubst engine/%.wide.c,$(BUILD)/%.64v3.o,$(call hot,$1)) \
                       $(patsubst engine/%.wide.c,$(BUILD)/%.128v3.o,$(call hot,$1)))
# The program's main() stays out of the library, so that tests can link the rest.
MAIN     := $(BUILD)/cli/main.o
OBJECTS  := $(filter-out $(MAIN),$(call objects,$(SOURCES)))
# Rules stand alone: these rooms need neither Lua nor SDL.
RULES    := $(call objects,$(filter engine/base/% engine/core/% engine/rules/%,$(SOURCES)))
programs  = $(patsubst tests/%.c,$(BUILD)/%,$(wildcard tests/$1/*.c))
UNITS    := $(call programs,unit) $(call programs,puzzles) $(if $(filter 1,$(GUI)),$(call programs,gui))
TUNERS   := $(call programs,tune)
FUZZERS  := $(filter-out %/driver,$(call programs,fuzz))
# `make fuzz` puts libFuzzer in the place of the driver.
FUZZ_MAIN := $(if $(LIBFUZZER),-fsanitize=fuzzer,$(BUILD)/fuzz/driver.o)

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
.PHONY: all dev play check soak fuzz bench install uninstall clean packages help tests threads alone fuzzers tune FORCE

all: $(BUILD)/chester ## build the program

dev: ## build it with every warning an error
	@$(MAKE) WERROR=1 all

play: ## install what is missing, build, and open the window
	@tests/packages.sh play
	@$(MAKE) -j$(JOBS) all
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then exec $(BUILD)/chester; \
	else echo "There is no display to open a window on; play in the terminal with: $(BUILD)/chester text"; fi

check: ## install what is missing, build every flavour, and run every test
	@BUILD=$(BUILD) tests/run check

soak: ## run the long tests
	@BUILD=$(BUILD) tests/run soak

fuzz: ## try the readers with libFuzzer (FUZZ_SECONDS=60 for each)
	@tests/packages.sh fuzz
	@$(MAKE) -j$(JOBS) CC=clang SANITIZE=address,undefined LIBFUZZER=1 BUILD=$(BUILD)/fuzz fuzzers
	@BUILD=$(BUILD)/fuzz CHESTER_DATA=$(CURDIR) FUZZ_SECONDS=$(or $(FUZZ_SECONDS),60) tests/fuzz.sh

bench: all ## measure; tests/bench/peers.sh measures other programs beside it
	@$(BUILD)/chester bench all

packages: ## install what building, playing and checking need
	@tests/packages.sh check

install: all ## install into PREFIX (and DESTDIR)
	install -D -m 755 $(BUILD)/chester '$(DESTDIR)$(PREFIX)/bin/chester'
	install -D -m 644 assets/chester.6 '$(DESTDIR)$(PREFIX)/share/man/man6/chester.6'
	find variants scripts assets -type f ! -name chester.6 -exec \
	  install -D -m 644 '{}' '$(DESTDIR)$(PREFIX)/share/chester/{}' ';'

uninstall: ## take the installation away again
	rm -f '$(DESTDIR)$(PREFIX)/bin/chester' '$(DESTDIR)$(PREFIX)/share/man/man6/chester.6'
	rm -rf '$(DESTDIR)$(PREFIX)/share/chester'

clean: ## remove the build folder
	rm -rf $(BUILD)

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

# What the suites need besides the program.
tests: $(UNITS) $(TUNERS) fuzzers alone

# Those that the thread sanitizer looks at.
THREADED := session session_branches session_fuzz session_review saves hooks minds ring watch protocols crew
threads: $(addprefix $(BUILD)/unit/,$(THREADED)) $(BUILD)/gui/storm_test

alone: $(BUILD)/alone/perft

fuzzers: $(FUZZERS)

tune: $(TUNERS) ## build tests/tune, which fits the weights of the computer

$(BUILD)/chester: $(MAIN) $(BUILD)/libchester.a
	$(call show,LINK,$@)$(LINK) -o $@ $^ $(LIBS)

$(BUILD)/libchester.a: $(OBJECTS) $(BUILD)/members
	@rm -f $@
	$(call show,AR,$@)$(AR) rcs $@ $(OBJECTS)

$(UNITS) $(TUNERS): $(BUILD)/%: tests/%.c $(BUILD)/libchester.a
	@mkdir -p $(@D)
	$(call show,LINK,$@)$(COMPILE) -MMD -MP -MF $@.d -o $@ $< $(BUILD)/libchester.a $(LDFLAGS) $(LIBS)

# A client of the X server, not a part of chester.
$(BUILD)/gui/drop: private LIBS += $(shell $(PKG_CONFIG) --libs x11 2>/dev/null)

$(FUZZERS): $(BUILD)/%: tests/%.c $(filter %.o,$(FUZZ_MAIN)) $(BUILD)/libchester.a
	@mkdir -p $(@D)
	$(call show,LINK,$@)$(COMPILE) -MMD -MP -MF $@.d -o $@ $< $(FUZZ_MAIN) $(BUILD)/libchester.a \
	  $(LDFLAGS) $(LIBS)

$(BUILD)/fuzz/driver.o: tests/fuzz/driver.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call show,CC,$@)$(COMPILE) -MMD -MP -c -o $@ $<

$(BUILD)/alone/perft: tests/alone/perft.c $(RULES)
	@mkdir -p $(@D)
	$(call show,LINK,$@)$(COMPILE) -MMD -MP -MF $@.d -o $@ $< $(RULES) $(LDFLAGS)

$(BUILD)/%.64.o: engine/%.wide.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call show,CC,$@)$(COMPILE) -DBOARD_BITS=64 -MMD -MP -c -o $@ $<

$(BUILD)/%.128.o: engine/%.wide.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call show,CC,$@)$(COMPILE) -DBOARD_BITS=128 -MMD -MP -c -o $@ $<

$(BUILD)/%.64v3.o: engine/%.wide.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call show,CC,$@)$(COMPILE) -march=x86-64-v3 -DBOARD_V3 -DBOARD_BITS=64 -MMD -MP -c -o $@ $<

$(BUILD)/%.128v3.o: engine/%.wide.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call show,CC,$@)$(COMPILE) -march=x86-64-v3 -DBOARD_V3 -DBOARD_BITS=128 -MMD -MP -c -o $@ $<

$(BUILD)/%.o: engine/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call show,CC,$@)$(COMPILE) -MMD -MP -c -o $@ $<

# These hold the flags, and the parts of the library; renewed only when they differ.
$(BUILD)/flags: FORCE
	@$(if $(MODULES_HERE),true,echo 'chester needs $(MODULES); "make packages" installs them' >&2; false)
	@$(call renew,$(COMPILE) $(LIBS))

$(BUILD)/members: FORCE
	@$(call renew,$(OBJECTS))

quoted = '$(subst ','\'',$1)'
renew  = mkdir -p $(@D); echo $(quoted) | cmp -s - $@ || echo $(quoted) >$@
show   = $(if $(V),,@printf '  %-4s %s\n' $1 $2;)

-include $(OBJECTS:.o=.d) $(MAIN:.o=.d) $(UNITS:=.d) $(TUNERS:=.d) $(FUZZERS:=.d) $(BUILD)/fuzz/driver.d $(BUILD)/alone/perft.d
