-- ?
-- written later
chester_api = 2
variant "x" {}
