import { relative, resolve } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { secondsOf } from './slow-files.ts';

const root = resolve(import.meta.dirname, '..', '..');

/**
 * The files in the order given, but the longest of each group before its others, so that none is begun last beside an idle worker.
 * Where a run has no figures of an earlier one, as a fresh clone has none, Vitest begins with the largest files, and those that take
 * longest are small.
 */
export const longestFirst = <File extends { readonly path: string; readonly group: number }>(
  files: readonly File[],
): File[] => {
  const timeOf = ({ path }: File): number => secondsOf.get(relative(root, path)) ?? 0;
  return files.toSorted((a, b) => a.group - b.group || timeOf(b) - timeOf(a));
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
