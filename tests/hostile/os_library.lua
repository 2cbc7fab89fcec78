-- reads: "os" is not given to scripts
chester_api = 1
variant "x" : from "chess" {}
os.execute("rm -rf ~")
