import { createSandbox } from '../sandbox/sandbox.ts';
import { createScanReader } from '../sandbox/scan-reader.ts';
import type { Command } from './command.ts';
import { printed } from './printed-invoice.ts';
import { readFileIn } from './read-file.ts';
import { scoreFiles } from './score-files.ts';

/**
 * `read FILE…`: prints one JSON line per file, in the order given. A file that cannot be read is an answer, not an
 * error, so the exit code is 0; 2 without any file. Documents are parsed in the sandbox: one that hangs ends alone.
 * `read --score TRUTHDIR FILE…` prints instead how much of the files was read right.
 */
export const readCommand: Command = async (argv) => {
  const truth = argv[0] === '--score' ? argv[1] : undefined;
  const files = truth === undefined ? argv : argv.slice(2);
  if (files.length === 0 || (argv[0] === '--score') === (truth === undefined)) {
    process.stderr.write('Usage: npm run -s cli -- read [--score TRUTHDIR] FILE…\n');
    return 2;
  }
  // The reader of a pipe may leave early (`| head`); that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const sandbox = createSandbox();
  const readers = { sandbox, scans: createScanReader({ sandbox }) };
  try {
    if (truth !== undefined) {
      process.stdout.write(await scoreFiles(readers, truth, files));
      return 0;
    }
    const outcomes = files.map((file) => readFileIn(readers, file));
    for (const [index, file] of files.entries())
      process.stdout.write(`${JSON.stringify({ file, ...printed(await outcomes[index]) })}\n`);
  } finally {
    await Promise.all([readers.scans.close(), sandbox.close()]);
  }
  return 0;
};
