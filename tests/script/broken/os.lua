-- 4: "os" is not given to scripts
chester_api = 1
variant "x" : from "base" { title = "X" }
os.exit(0)
