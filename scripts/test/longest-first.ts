import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longer than any other of their project, longest first. Where a run has no figures of an earlier one,
 * as a fresh clone has none, Vitest begins with the largest files, and these are small.
 */
export const longest: readonly string[] = [
  'e2e/looks.test.ts',
  'e2e/large.test.ts',
  'e2e/kill/kill.test.ts',
  'e2e/accounts.test.ts',
  'e2e/deals.test.ts',
  'e2e/first-hour.test.ts',
  'e2e/tour.test.ts',
  'e2e/main-job.test.ts',
  'e2e/dev.test.ts',
  'e2e/papers/scanned.test.ts',
];

/** The files in the order given, but the longest of each group before its others, so that none is begun last beside an idle worker. */
export const longestFirst = <File extends { readonly path: string; readonly group: number }>(
  files: readonly File[],
): File[] => {
  const placeOf = ({ path }: File): number => {
    const place = longest.findIndex((each) => path.endsWith(`/${each}`));
    return place === -1 ? longest.length : place;
  };
  return files.toSorted((a, b) => a.group - b.group || placeOf(a) - placeOf(b));
};

/** The order of Vitest, with the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placed = sorted.map((spec) => ({
      spec,
      path: spec.moduleId,
      group: spec.project.config.sequence.groupOrder,
    }));
    return longestFirst(placed).map(({ spec }) => spec);
  }
}
