import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const bin = (name: string): string => resolve(root, 'node_modules', '.bin', name);

// In the order of what is cheapest to know.
const steps: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ['format', bin('oxfmt'), '--check', '.'],
  ['structure', process.execPath, 'scripts/check-structure.ts'],
  ['docs', process.execPath, 'scripts/check-docs.ts'],
  ['settings', process.execPath, 'scripts/env-example.ts', '--check'],
  ['lint', bin('oxlint')],
  ['types', bin('tsc'), '-b'],
  ['unused', bin('knip'), '--no-progress'],
];

let failed = 0;
for (const [name, program, ...args] of steps) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.padStart(5)} s`);
  if (status === 0) continue;
  failed += 1;
  console.log(`${stdout}${stderr}`.trimEnd());
}
console.log(failed === 0 ? 'The house is in order.' : `${failed} of ${steps.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
