-- 4: personality stands already in line 3
chester_api = 1
personality "x" {}
personality "y" {}
