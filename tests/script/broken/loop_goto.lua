-- 5: runs on for more than 2000000 instructions
chester_api = 1
variant "x" : from "base" { title = "X" }
::again::
goto again
