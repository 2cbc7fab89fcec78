-- ?
chester_api = 1
