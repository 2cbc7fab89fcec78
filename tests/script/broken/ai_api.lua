-- ?
personality "x" {}
