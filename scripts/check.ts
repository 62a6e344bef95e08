import { join, resolve } from 'node:path';
import { lint, readSources } from './check/lint.ts';
import { runProgram, type StepResult } from './check/run-step.ts';
import { buildTypes } from './check/types.ts';

const root = resolve(import.meta.dirname, '..');
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

// What is kept between two checks; where everything must prove itself anew, nothing is.
const kept = process.env['CI'] ? null : join(root, 'node_modules', '.cache', 'krogkoll-check');

type Step = readonly [name: string, run: () => Promise<StepResult>];

const tool =
  (program: string, ...args: string[]) =>
  () =>
    runProgram(root, program, args);

const texts = readSources(root);
let typesHold = false;
const types = async (): Promise<StepResult> => {
  const result = await buildTypes(root, texts, kept);
  typesHold = result.status === 0;
  return result;
};
const store = kept === null ? null : join(kept, 'lint');
const cached = kept === null ? [] : ['--cache', '--cache-location', join(kept, 'knip')];

// In the order of what is cheapest to know. None of them keeps two cores busy.
const small: readonly Step[] = [
  ['format', tool(bin('oxfmt'), '--check', '.')],
  ['structure', tool(process.execPath, 'scripts/check-structure.ts')],
  ['docs', tool(process.execPath, 'scripts/check-docs.ts')],
  ['settings', tool(process.execPath, 'scripts/env-example.ts', '--check')],
  ['unused', tool(bin('knip'), '--no-progress', ...cached)],
];

// Types come before lint, which asks the compiler what a change reaches.
const large: readonly Step[] = [
  ['types', types],
  ['lint', () => lint({ root, store, typesHold, texts })],
];

let failed = 0;
const inTurn = async (steps: readonly Step[]): Promise<void> => {
  for (const [name, run] of steps) {
    const start = performance.now();
    const { status, output, note } = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const seen = note === undefined ? '' : `  ${note}`;
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.padStart(5)} s${seen}`);
    if (status === 0) continue;
    failed += 1;
    console.log(output.trimEnd());
  }
};

await Promise.all([inTurn(small), inTurn(large)]);
const count = small.length + large.length;
console.log(failed === 0 ? 'The house is in order.' : `${failed} of ${count} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
