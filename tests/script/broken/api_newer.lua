-- 3: written for API 2; this program knows up to 1
-- written later
chester_api = 2
variant "x" {}
