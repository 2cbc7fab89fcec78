-- ?
chester_api = "1.5"
