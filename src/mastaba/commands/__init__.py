"""The verbs of the command line, one file each: HELP, arguments(parser) and run(args)."""
