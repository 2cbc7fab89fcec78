-- 1: no personality "name" { ... } in this file
chester_api = 1
