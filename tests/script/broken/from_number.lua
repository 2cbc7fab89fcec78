-- 3: from has to be followed by a name, not 7
chester_api = 1
variant "x" : from(7) {}
