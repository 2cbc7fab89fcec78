-- 5: castling "y" has the right X, which is that of "x"
chester_api = 1
variant "x" : from "base" { title = "X" }
for _, name in ipairs { "x", "y" } do
  castling(name) { right = "X", king = "keeper", rook = "rider", king_path = "b1-c1", rook_path = "a1-d1" }
end
