import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { needsBuild } from './test/needs-build.ts';

// `npm test`: the browser app is built where a journey may run, then the suites run with the words given.
const root = resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);

const run = (program: string, ...args: string[]): void => {
  const path = join(root, 'node_modules', program, 'bin', `${program}.js`);
  const file = program === 'vitest' ? join(root, 'node_modules', 'vitest', 'vitest.mjs') : path;
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (needsBuild(words)) run('vite', 'build', '--logLevel', 'warn');
run('vitest', 'run', ...words);
