import type { Sandbox } from '../sandbox/sandbox-port.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import type { Command } from './command.ts';
import { type FileOutcome, printed } from './printed-invoice.ts';

/**
 * `read FILE…`: prints one JSON line per file, in the order given. A file that cannot be read is an answer, not an
 * error, so the exit code is 0; 2 without any file. Documents are parsed in the sandbox: one that hangs ends alone.
 */
export const readCommand: Command = async (files) => {
  if (files.length === 0) {
    process.stderr.write('Usage: npm run -s cli -- read FILE…\n');
    return 2;
  }
  // The reader of a pipe may leave early (`| head`); that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const sandbox = createSandbox();
  try {
    const outcomes = files.map((file) => outcomeOf(sandbox, file));
    for (const [index, file] of files.entries()) {
      const outcome = await outcomes[index];
      process.stdout.write(`${JSON.stringify({ file, ...printed(outcome) })}\n`);
    }
  } finally {
    await sandbox.close();
  }
  return 0;
};

const outcomeOf = async (sandbox: Sandbox, path: string): Promise<FileOutcome> => {
  try {
    return await sandbox.read({ path }, { tenant: 'command-line' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return { ok: false, reason: code === 'ENOENT' ? 'file.not-found' : 'file.not-readable' };
  }
};
