-- 1: no variant "name" { ... } in this file
chester_api = 1
