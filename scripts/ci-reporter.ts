import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Counts of one run; a file that does not load and an error outside any test are failures too. */
export type Tally = { passed: number; failed: number; skipped: number };

/** The line that CI reads: `N passed, N failed`, with the skipped ones named only where there are some. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Counts the tests of finished modules; `strayErrors` is the number of errors that belong to no test. */
export function tally(modules: readonly TestModule[], strayErrors: number): Tally {
  const counts: Tally = { passed: 0, failed: strayErrors, skipped: 0 };
  for (const module of modules) {
    const failedBefore = counts.failed;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') counts.passed += 1;
      else if (state === 'failed') counts.failed += 1;
      else counts.skipped += 1;
    }
    // A module or suite can fail without a failing test: a syntax error, a hook that throws.
    if (module.state() === 'failed' && counts.failed === failedBefore) counts.failed += 1;
  }
  return counts;
}

/** What a run leaves for who started it, where that asked for it by `OUTCOME`. */
export type Outcome = Tally & { strayErrors: number; failedFiles: string[] };

// A reporter is found by its default export; the line is written at exit so that nothing can follow it.
export default class CiReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const counts = tally(modules, strayErrors.length);
    const line = tallyLine(counts);
    const { OUTCOME: path } = process.env;
    if (path !== undefined) {
      const failedFiles = modules
        .filter((one) => one.state() === 'failed')
        .map((one) => one.relativeModuleId);
      const outcome: Outcome = { ...counts, strayErrors: strayErrors.length, failedFiles };
      writeFileSync(path, JSON.stringify(outcome));
    }
    process.once('exit', () => {
      process.stdout.write(`\n${line}\n`);
    });
  }
}
