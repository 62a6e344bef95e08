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

/** Prints why the program could not start and ends it with exit code 1, whatever is already open. */
export const endWithFault = (error: unknown): never => {
  process.stderr.write(`${startFault(error)}\n`);
  process.exit(1);
};
