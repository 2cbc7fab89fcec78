-- 3: the first statement has to be variant "name" { ... }
chester_api = 1
piece "x" {}
