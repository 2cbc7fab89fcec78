-- 3: from "nobody": there is no variant of this name
chester_api = 1
personality "x" : from "nobody" {}
