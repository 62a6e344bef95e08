import type { CrashReport } from '../e2e/kill/crash-run.ts';

/** Prints the figures of a run and how much is wrong; answers whether nothing is. */
export const tellFaults = (
  engine: string,
  { lost, duplicated, unfinished, damaged, miscounted, ...figures }: CrashReport,
): boolean => {
  const faults = { lost, duplicated, unfinished, damaged, miscounted };
  console.log(engine, JSON.stringify(figures));
  for (const [name, each] of Object.entries(faults))
    console.log(`${name}: ${each.length}`, ...each.slice(0, 5));
  return Object.values(faults).every((each) => each.length === 0);
};
