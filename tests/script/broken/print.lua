-- 4: "print" is not given to scripts
chester_api = 1
variant "x" : from "base" { title = "X" }
print "hello"
