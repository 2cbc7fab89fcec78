-- 3: personality "x" has no { ... } behind it
chester_api = 1
personality "x"
