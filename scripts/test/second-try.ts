import type { Outcome, Tally } from '../ci-reporter.ts';

/** More than this many failed files are no accident of a loaded machine. */
const most = 2;

/** The files of a whole run that CI starts once more, alone and on fresh state (decision 0073); none where nothing is gained. */
export const filesToTryAgain = ({ failedFiles, strayErrors }: Outcome): readonly string[] =>
  strayErrors > 0 || failedFiles.length > most ? [] : failedFiles;

/** What both runs come to: a failure counts unless its file passed whole when it ran alone. */
export const tallyOfBoth = (first: Outcome, second: Outcome): Tally => ({
  passed: first.passed + Math.max(0, first.failed - second.failed),
  failed: second.failed,
  skipped: first.skipped,
});
