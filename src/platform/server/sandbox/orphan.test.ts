import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { processFigures } from './process-figures.ts';

const here = (name: string): string => resolve(import.meta.dirname, name);

/** A server with one child, which tells its process id and then waits. */
const program = `
  const { createSandbox } = await import(${JSON.stringify(pathToFileURL(here('sandbox.ts')).href)});
  const sandbox = createSandbox({ tasksModule: ${JSON.stringify(here('../../../testing/hostile/hostile-tasks.ts'))} });
  const onEvent = (pid) => console.log(pid);
  await sandbox.run('tell-and-hang', new Uint8Array(), { tenant: 'org-a', onEvent });
`;

// A process that nobody has waited for yet still has its number, but no memory.
const isRunning = (pid: number): boolean => (processFigures(pid)?.residentBytes ?? 0) > 0;

test('R54 a server killed with -9 leaves no children behind', async () => {
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((tell) => server.stdout.once('data', (said) => tell(Number(said))));
  expect(isRunning(pid)).toBe(true);
  server.kill('SIGKILL');
  const until = performance.now() + 5000;
  while (isRunning(pid) && performance.now() < until) await new Promise((wait) => setTimeout(wait, 20));
  expect(isRunning(pid)).toBe(false);
});
