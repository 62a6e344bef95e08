/** A command of the command line: takes the arguments after its name, resolves with the process's exit code. */
export type Command = (argv: readonly string[]) => Promise<number>;
