---@meta
-- For editors only, never run: the words of variant and personality files, for a Lua language
-- server. scripts/README.md is the manual. A test holds this file against the program's words.

---One text for all languages, or one for each.
---@alias Text string | { en?: string, ru?: string }

---A piece's name, "royal", "all", or a list of them.
---@alias Kinds string | string[]

---"castle", "own castle", "enemy castle", "rank 6", "ranks 6-8", "first rank", "last rank",
---"a8 h8", "c1-f1", seen from the side that moves; or a list of them.
---@alias Places string | string[]

---@alias Direction
---| "orthogonal"
---| "diagonal"
---| "all"
---| "forward"
---| "backward"
---| "left"
---| "right"
---| "sideways"
---| "forward diagonal"
---| "backward diagonal"

---The version of these words that the file was written for. Comes first.
---@type 1
chester_api = 1

---@class VariantFields
---@field title? Text what the game is called
---@field says? Text one sentence about it
---@field board? string files x ranks: "8x8"
---@field start? string the start position: "rnbq.../... w - 0 1"
---@field quiet_reset? Kinds pieces whose every move starts the quiet count anew
---@field version? string of the rules, kept in saved games
---@field holes? string squares that are no part of the board: "d4 e4"
---@field must_hit? boolean who can take something has to
---@field may_pass? boolean a side may leave its turn out
---@field turn? integer moves in a row, 1 to 7
---@field no_facing? boolean protected pieces may not face each other
---@field rooks_anywhere? boolean castling from wherever the pieces start

---@class Variant
---@overload fun(fields: VariantFields)
local Variant = {}

---Takes everything from another game; what follows changes it.
---@param name string
---@return fun(fields: VariantFields)
function Variant:from(name) end

---The game. Comes first, once.
---@param name string
---@return Variant
function variant(name) end

---@class ZoneFields
---@field white? string White's squares: "c1-f1 e2"
---@field black? string Black's squares; else White's turned over
---@field title? Text
---@field admits? Kinds the pieces that may stand there
---@field keep? boolean the last one does not leave it to an enemy inside
---@field apart? boolean drawn apart from the other squares
---@field bars_enemy? boolean closed to the enemy

---Squares with a name, for each side.
---@param name string
---@return fun(fields: ZoneFields)
function zone(name) end

---Made by step, slide, jump, hop, leap or betza.
---@class Movement

---@class MovementOptions
---@field least? integer the fewest squares of a slide, jump or hop
---@field exactly? integer so many squares of a slide, jump or hop
---@field only? "quiet" | "hits" | "strength"
---@field from? Places where it has to begin
---@field to? Places where it has to end
---@field en_passant? "leaves" | "takes"
---@field strength? boolean whether strength acts along it; like hitting, if left out
---@field lame? boolean of a leap: the squares on its way have to be empty
---@field towards? "all" | "forward" | "backward" | "sideways" of a leap
---@field [integer] Direction | Direction[] | integer

---One square.
---@param directions Direction | Direction[] | MovementOptions
---@param options? MovementOptions
---@return Movement
function step(directions, options) end

---Any number of squares, or at most so many, until something stands in the way.
---@param directions Direction | Direction[] | MovementOptions
---@param most? integer | MovementOptions
---@param options? MovementOptions
---@return Movement
function slide(directions, most, options) end

---Up to so many squares, over whatever stands in between.
---@param directions Direction | Direction[] | MovementOptions
---@param most? integer
---@param options? MovementOptions
---@return Movement
function jump(directions, most, options) end

---Any number of squares, or at most so many, over exactly one piece.
---@param directions Direction | Direction[] | MovementOptions
---@param most? integer | MovementOptions
---@param options? MovementOptions
---@return Movement
function hop(directions, most, options) end

---Straight to a square a files and b ranks away, or b and a.
---@param a integer | MovementOptions
---@param b? integer
---@param options? MovementOptions
---@return Movement
function leap(a, b, options) end

---@class BetzaOptions
---@field first? string|string[] the places that `i` speaks of

---Movements in Betza's notation, as XBoard and Fairy-Stockfish write it: betza "mfWcfF".
---@param text string
---@param options? BetzaOptions
---@return Movement
function betza(text, options) end

---@class PieceFields
---@field letter? string one letter from A to Z
---@field mark? "+" | "~" before or behind the letter in position texts
---@field hand? string the piece that it is in hand
---@field title? Text
---@field abbreviation? Text in written moves
---@field strength? number 0 to 20 in steps of a half
---@field royal? boolean belongs to the group "royal"
---@field moves? Movement | Movement[]

---@param name string
---@return fun(fields: PieceFields)
function piece(name) end

---@class HitFields
---@field by? Kinds pieces that hit
---@field of? Kinds pieces that are hit
---@field on? Places where
---@field needs? "nothing" | "surplus" | "equality"
---@field result? "capture" | "exchange" | "never" | "convert" | "sacrifice" | "repel"

---What a hit does. Rows are tried in order.
---@param name string
---@return fun(fields: HitFields)
function hit(name) end

---@class PromoteFields
---@field add? Kinds in a derived game, alone: more choices
---@field on? Places where
---@field from_outside? boolean only when the move began outside them
---@field to? string | string[] what it becomes
---@field at_most? table<string, integer> limits by what stands on the board
---@field once? string the letter of a right: once a game
---@field may_stay? boolean with nothing to choose it stays what it is
---@field optional? boolean staying what it is is a choice too
---@field leaving? boolean also when the move began there
---@field capturing? boolean only with a capture
---@field side? "white" | "black" only for this side

---What a piece becomes.
---@param piece string
---@return fun(fields: PromoteFields)
function promote(piece) end

---@class DropFields
---@field on? Places where; anywhere, if left out
---@field one_per_file? boolean not where another own one stands in the file
---@field no_mate? boolean not with a check that leaves no reply

---A piece that comes from the hand; what is taken goes there.
---@param piece string
---@return fun(fields: DropFields)
function drop(piece) end

---A piece that may not be left where it can be taken.
---@param pieces Kinds
function protect(pieces) end

---@class CastlingFields
---@field right? string its letter in position texts
---@field king? string
---@field rook? string
---@field king_path? string "e1-g1"
---@field rook_path? string "h1-f1"

---@param name string
---@return fun(fields: CastlingFields)
function castling(name) end

---@class EndFields
---@field without? Kinds a side has none of these left
---@field fewer_than? integer with without: fewer than so many
---@field any_one? boolean with without: of any single one of the kinds
---@field enemy_has? integer with without: only while the enemy has so many
---@field enemy_has_in_own_turn? integer the same when the side itself is to move
---@field checks? integer a side has given check so many times
---@field holds? string "enemy castle" or "own castle"
---@field by? Kinds the pieces for holds
---@field stuck? true the side to move has no legal move
---@field checked? boolean with stuck: in check, or not
---@field repeats? integer the same position stands for the n-th time
---@field quiet? integer half-moves in which nothing was taken
---@field material? string[][] all that both sides together have left
---@field one_colour? string | string[] or only these, all on squares of one colour
---@field result? "win" | "loss" | "draw"
---@field claim? boolean a player has to claim it
---@field says? Text what happened

---How a game ends, in order of precedence.
---@param name string
---@return fun(fields: EndFields)
function ends(name) end

---Players may say "own" and "enemy" too.
---@alias Side "white" | "black" | "own" | "enemy"

---Good for one call of a hook.
---@class Position
local Position = {}

---@return Side
function Position:side() end

---@param square string
---@return string? name
---@return Side? side
function Position:piece(square) end

---@param square string
---@param side Side
---@return number
function Position:strength(square, side) end

---@param piece string
---@param side Side
---@return integer
function Position:count(piece, side) end

---@param piece string
---@param side Side
---@return string? square
function Position:find(piece, side) end

---@param square string
---@param zone string
---@param side Side
---@return boolean
function Position:in_zone(square, zone, side) end

---@param side Side
---@return boolean
function Position:in_check(side) end

---@return string
function Position:variant() end

---The same for the same position only.
---@return integer
function Position:key() end

---Of the move.
---@return integer
function Position:number() end

---@return integer
function Position:files() end

---@return integer
function Position:ranks() end

---@return string[]
function Position:squares() end

---@param zone string
---@param side Side
---@return string[] squares
function Position:zone(zone, side) end

---The side of the player. This and what follows is for players.
---@return "white" | "black"
function Position:own() end

---@param piece string
---@return integer hundredths
function Position:value(piece) end

---@param side Side
---@return integer hundredths
function Position:material(side) end

---@param most integer
---@return integer number from 1 on
function Position:random(most) end

---@return Move[]
function Position:moves() end

---Those that take something, promote or may end the game.
---@return Move[]
function Position:hits() end

---@param move Move | string
---@return Move? move nil when it is not legal
function Position:legal(move) end

---@param move Move | string
---@return string coordinates
function Position:text(move) end

---nil while the game goes on.
---@return ("white" | "black" | "draw")? winner
---@return string? reason
function Position:outcome() end

---In `choose` and `play` only, as what follows.
---@param move Move | Candidate | string
function Position:make(move) end

function Position:unmake() end

---How many instructions the call may still take: 20 million at the beginning of `choose` and `play`.
---@return integer
function Position:left() end

---How often the position stood before.
---@return integer
function Position:stood() end

---@param limits { depth?: integer, nodes?: integer }
---@return Move? best
---@return integer score for the side to move, hundredths
function Position:search(limits) end

---In `after` only.
---@param square string
---@param piece string
---@param side Side
function Position:put(square, piece, side) end

---In `after` only.
---@param square string
function Position:clear(square) end

---Good for one call of a hook.
---@class Move
local Move = {}

---@return string square
function Move:from() end

---@return string square
function Move:to() end

---@return boolean
function Move:takes() end

---Whether both pieces leave the board.
---@return boolean
function Move:exchanges() end

---@return string? name
function Move:becomes() end

---@class HookFields
---@field legal? fun(pos: Position, move: Move): boolean whether a move may be made
---@field after? fun(pos: Position, move: Move) changes the board after a move
---@field outcome? fun(pos: Position): (Side | "draw")?, string? how the game stands

---Functions that are asked during the game.
---@param fields HookFields
function hooks(fields) end

---Takes inherited statements away: { "piece scout", "ends quiet" }.
---@param statements string | string[]
function remove(statements) end

---Hundredths of the weakest piece that fights, unless it says %.
---@class Weights
---@field material? table<string, integer> pieces by name
---@field mobility? integer each square that a piece acts on, times its strength
---@field surplus? integer in % of the worth of an enemy piece that can be taken
---@field advance? integer a whole way to the promotion squares
---@field passed? integer promoting soon, where no enemy of its sort is in the way
---@field menace? integer in % of the worth of an enemy piece that a cheaper one can take
---@field centre? integer standing in the middle instead of in a corner
---@field castle_guard? integer each royal piece in the own castle, the first twice
---@field castle_reach? integer each enemy castle square with more own strength
---@field king_safety? integer each square beside the King held by the enemy
---@field castling? integer the King where castling brings him; each right a quarter of it
---@field tempo? integer being to move
---@field exchange? integer trading off all that fights
---@field enemy? integer in %: what the enemy's men do and where they stand, against one's own

---@class Search
---@field selectivity? integer in %: how readily unlikely moves are searched less deeply
---@field contempt? integer how much worse than 0 a draw is

---@class LevelFields
---@field title Text
---@field depth? integer half-moves that it looks ahead
---@field nodes? integer positions that it looks at
---@field seconds? number of thinking for a move
---@field slack? integer hundredths: by how much it misjudges a position, either way

---@class Candidate
---@field move Move
---@field score integer hundredths, for the player
---@field mate? integer moves to the end of the game
---@field line string[] the moves that would follow

---@class Clock
---@field depth? integer
---@field nodes? number
---@field seconds? number
---@field slack? number

---@class PersonalityFields
---@field title? Text
---@field says? Text one sentence about the player
---@field weights? Weights what a position is worth
---@field search? Search how it looks ahead
---@field levels? LevelFields[] 3 to 8, from easy to hard
---@field opening? (string | string[])[] | table<string, string[]> lines to begin with
---@field evaluate? fun(pos: Position, score: number): number what the player makes of a position
---@field choose? fun(pos: Position, candidates: Candidate[]): Candidate | Move | string
---@field candidates? integer lines that choose is shown
---@field play? fun(pos: Position, clock: Clock): (Candidate | Move | string), number? a move, its score

---@class Personality
---@overload fun(fields: PersonalityFields)
local Personality = {}

---Takes everything from another player: personality "x" : from "y" { ... }.
---@param name string
---@return fun(fields: PersonalityFields)
function Personality:from(name) end

---A player.
---@param name string
---@return Personality
function personality(name) end
