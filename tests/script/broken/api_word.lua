-- 2: chester_api has to be 1
chester_api = "1.5"
