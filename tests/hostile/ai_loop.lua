-- ai: runs on for more than 2000000 instructions
chester_api = 1
while true do end
