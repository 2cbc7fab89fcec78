-- 3: from "ai_from_itself" goes round in a circle: that is derived from this file
chester_api = 1
personality "ai_from_itself" : from "ai_from_itself" {}
