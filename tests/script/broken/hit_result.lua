-- 4: hit "x": result is "kill"; allowed are capture, exchange, never, convert, sacrifice, repel
chester_api = 1
variant "x" : from "base" { title = "X" }
hit "x" { result = "kill" }
