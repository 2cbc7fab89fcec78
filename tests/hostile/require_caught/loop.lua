return require "loop"
