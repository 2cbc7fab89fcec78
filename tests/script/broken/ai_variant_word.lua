-- 3: unknown word "variant"
chester_api = 1
variant "x" {}
