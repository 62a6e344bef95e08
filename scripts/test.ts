import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { needsBuild } from './test/needs-build.ts';
import { leftToOtherTurns } from './test/slow-files.ts';

// `npm test`: the browser app is built where a journey may run, then the suites run with the words given. Without a word it
// is the whole suite, in the shares of a turn (decision 0032); `SHARE=all` takes everything whole.
const root = resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);

/** Counts commits, so that another share is seen with each and the same tree shows the same on every day. */
const turnOfTree = (): number =>
  Number(spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout || 0);

const turn = Number(process.env['TURN'] ?? turnOfTree());
const leftOut = words.length > 0 || process.env['SHARE'] === 'all' ? [] : leftToOtherTurns(turn);

const run = (program: string, ...args: string[]): void => {
  const path = join(root, 'node_modules', program, 'bin', `${program}.js`);
  const file = program === 'vitest' ? join(root, 'node_modules', 'vitest', 'vitest.mjs') : path;
  const env = { ...process.env, TURN: String(turn), LEFT_OUT: leftOut.join(' ') };
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (needsBuild(words)) run('vite', 'build', '--logLevel', 'warn');
run('vitest', 'run', ...words);
