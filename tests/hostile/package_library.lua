-- reads: "package" is not given to scripts
chester_api = 1
variant "x" : from "chess" {}
package.loadlib("libc.so.6", "system")
