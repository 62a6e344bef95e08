import { globSync, readFileSync } from 'node:fs';
import { chanceFrom } from '../chance.ts';
import { testOnly } from './areas.ts';
import { findMutants } from './find-mutants.ts';
import type { Numbered } from './weave.ts';

/** A mutant with the file it stands in. */
export interface Drawn extends Numbered {
  /** From the root of the repository. */
  readonly path: string;
  readonly area: string;
}

/** The sources of a folder that the product runs, in the order of their paths. */
export const sourcesIn = (area: string): string[] =>
  globSync(`${area}/**/*.ts`)
    .filter((path) => !path.endsWith('.test.ts') && !testOnly.some((start) => path.startsWith(start)))
    .toSorted();

/** So many mutants of the folders' sources, drawn by a seed; the same tree and seed give the same ones. */
export const drawMutants = (areas: readonly string[], count: number, seed: number): Drawn[] => {
  const all = areas.flatMap((area) =>
    sourcesIn(area).flatMap((path) =>
      findMutants(path, readFileSync(path, 'utf8')).map((mutant) => ({ ...mutant, path, area })),
    ),
  );
  const chance = chanceFrom(seed);
  return all
    .map((mutant, id) => ({ mutant: { ...mutant, id }, at: chance() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ mutant }) => mutant);
};
