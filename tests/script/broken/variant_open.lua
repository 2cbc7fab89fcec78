-- 3: variant "x" has no { ... } behind it
chester_api = 1
variant "x"
