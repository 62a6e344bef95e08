/** Codes of faults that a person who starts the program can do something about; their message says what. */
const known: ReadonlySet<unknown> = new Set([
  'config',
  'data_directory_in_use',
  'migration_conflict',
  'database_unavailable',
  'database_damaged',
  'sample_accounts',
]);

/** Codes of the operating system for an address that cannot be listened on. */
const addresses: ReadonlySet<unknown> = new Set(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL']);

/**
 * What to print when the program could not start: the message alone where it says what to do, otherwise everything that
 * helps to find the fault.
 */
export const startFault = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  if (known.has(code)) return `Krogkoll cannot start (${String(code)}): ${error.message}${cause}`;
  if (addresses.has(code) && 'syscall' in error && error.syscall === 'listen')
    return `Krogkoll cannot start: ${error.message}. Set another HOST, PORT or SMTP_PORT, or stop what listens there.`;
  return error.stack ?? error.message;
};

/**
 * Milliseconds until the code that a start has just loaded is compiled. Ending Node while V8 compiles beside the main thread can
 * stop for ever: the compiler waits for a garbage collection by the main thread, which waits for the compiler
 * (nodejs/node issue 54918).
 */
const compiled = 300;

/** Prints why the program could not start and ends it with exit code 1, whatever is already open. */
export const endWithFault = async (error: unknown): Promise<never> => {
  process.stderr.write(`${startFault(error)}\n`);
  await new Promise((resolve) => setTimeout(resolve, compiled));
  process.exit(1);
};
