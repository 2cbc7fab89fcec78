-- 2: chester_api = 1 has to come first
personality "x" {}
