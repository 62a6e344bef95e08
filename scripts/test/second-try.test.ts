import { expect, test } from 'vitest';
import { filesToTryAgain, tallyOfBoth } from './second-try.ts';

const outcome = (failedFiles: string[], failed = failedFiles.length, strayErrors = 0) => ({
  passed: 100,
  failed,
  skipped: 3,
  strayErrors,
  failedFiles,
});

test('one or two files are tried again, more are not, and an error outside tests never', () => {
  expect(filesToTryAgain(outcome([]))).toEqual([]);
  expect(filesToTryAgain(outcome(['e2e/a.test.ts', 'e2e/b.test.ts']))).toEqual([
    'e2e/a.test.ts',
    'e2e/b.test.ts',
  ]);
  expect(filesToTryAgain(outcome(['a', 'b', 'c']))).toEqual([]);
  expect(filesToTryAgain(outcome(['a'], 2, 1))).toEqual([]);
});

test('what passed alone has passed, what failed twice has failed', () => {
  const first = outcome(['a', 'b'], 3);
  expect(tallyOfBoth(first, outcome([]))).toEqual({ passed: 103, failed: 0, skipped: 3 });
  expect(tallyOfBoth(first, outcome(['b'], 1))).toEqual({ passed: 102, failed: 1, skipped: 3 });
  expect(tallyOfBoth(first, outcome(['a', 'b'], 4))).toEqual({ passed: 100, failed: 4, skipped: 3 });
});
