-- 3: from "from_self" goes round in a circle: that is derived from this file
chester_api = 1
variant "x" : from "from_self" {}
