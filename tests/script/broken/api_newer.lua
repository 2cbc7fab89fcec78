-- 3: written for chester_api = 2, and this chester knows up to 1: a newer one can read it
-- written later
chester_api = 2
variant "x" {}
