import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Outcome, tallyLine } from './ci-reporter.ts';
import { needsBuild } from './test/needs-build.ts';
import { filesToTryAgain, tallyOfBoth } from './test/second-try.ts';
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

// What Node has made of packages once, so that not every worker and every program that a test starts does.
const compiled =
  process.env['NODE_COMPILE_CACHE'] ?? join(root, 'node_modules', '.cache', 'krogkoll-compiled');

const outcomePath = join(tmpdir(), `krogkoll-outcome-${process.pid}.json`);

/** Runs a program of the packages to its end; answers its exit status. */
const run = (program: string, ...args: string[]): number => {
  const path = join(root, 'node_modules', program, 'bin', `${program}.js`);
  const file = program === 'vitest' ? join(root, 'node_modules', 'vitest', 'vitest.mjs') : path;
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: compiled,
    TURN: String(turn),
    LEFT_OUT: leftOut.join(' '),
    OUTCOME: outcomePath,
  };
  return spawnSync(process.execPath, [file, ...args], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
};

const outcomeOf = (): Outcome => JSON.parse(readFileSync(outcomePath, 'utf8')) as Outcome;

const suites = (): number => {
  const status = run('vitest', 'run', ...words);
  if (status === 0 || words.length > 0 || process.env['CI'] === undefined) return status;
  const first = outcomeOf();
  const files = filesToTryAgain(first);
  if (files.length === 0) return status;
  console.log(`\nTried again, alone: ${files.join(', ')}`);
  const again = run('vitest', 'run', ...files);
  console.log(`${again === 0 ? 'Passed' : 'Failed'} when tried again: ${files.join(', ')}`);
  console.log(`\n${tallyLine(tallyOfBoth(first, outcomeOf()))}`);
  return again;
};

process.exitCode = (needsBuild(words) && run('vite', 'build', '--logLevel', 'warn')) || suites();
rmSync(outcomePath, { force: true });
