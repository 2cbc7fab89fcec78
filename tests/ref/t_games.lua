-- The four games of the Chess-T family, as data: what differs between their pages and nothing
-- else. "rule N" is the rule of Chess-T1, "T rule N" that of Chess-T.
--
-- `straight` and `diagonal` are ranges; `field` the impregnable fields; `outside`, `corner` and
-- `inside` what a Ver Knecht may become there; `exchange` whether equal strength exchanges.

local games = {}

games["chess-t1"] = {
  files = 8,
  start = "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w Pp 0 1",                -- rule 3
  castle = { w = "c1 d1 e1 f1", b = "c8 d8 e8 f8" },                             -- rule 2
  field = { w = "", b = "" },
  straight = { K = 1, P = 1, C = 2, R = 2 },                                     -- rules 6 to 9
  diagonal = { K = 1, P = 3, C = 3 },
  outside = "RPCS", corner = "RPCS", inside = "PC",                              -- rule 12
  kinds = "KCPRVIS",
}

-- "The 2021 edition", at the end of the page.
games["chess-t1-2021"] = setmetatable({ outside = "RPS", inside = "" },
                                      { __index = games["chess-t1"] })

games["chess-t"] = {
  files = 9,
  start = "r2pkp2r/iiivcviii/9/9/9/9/IIIVCVIII/R2PKP2R w Pp 0 1",                -- T rule 4
  castle = { w = "d1 e1 f1 e2", b = "d8 e8 f8 e7" },                             -- T rule 2
  field = { w = "b4 i4", b = "a5 h5" },                                          -- T rule 3
  straight = { K = 1, P = 1, C = 3, R = 3 },                                     -- T rule 6
  diagonal = { K = 1, P = 3, C = 3 },
  outside = "RPC", corner = "RPC", inside = "PC",                                -- T rule 8
  exchange = true,                                                               -- T rule 9
  kinds = "KCPRVI",
}

games["chess-t2"] = setmetatable({
  start = "rs1pkp1sr/iiivcviii/9/9/9/9/IIIVCVIII/RS1PKP1SR w Pp 0 1",
  outside = "RPCS", corner = "RPCS", kinds = "KCPRVIS",
}, { __index = games["chess-t"] })

return games
