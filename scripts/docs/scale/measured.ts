import type { SourceFile } from '../../structure/finding.ts';

const page = 'docs/performance.md';

/** Figures of docs/performance.md that the simulation stands on: the row's first cell, and which cell of it. */
const taken = {
  embeddedIntake: ['pipeline, over HTTP', 2],
  serverIntake: ['pipeline, over HTTP', 3],
  embeddedReads: ['mixed reads, just come', 2],
  serverReads: ['mixed reads, just come', 3],
  embeddedRepeats: ['mixed reads, opened again', 2],
  serverRepeats: ['mixed reads, opened again', 3],
  bytesOfLine: ['database, a bought line with all that belongs to it', 2],
  rehashed: ['hashing originals, one processor', 2],
} as const;

export type Measured = Readonly<Record<keyof typeof taken, number>>;

/** Throws where docs/performance.md no longer has a figure. */
export const measuredIn = (files: readonly SourceFile[]): Measured => {
  const rows = (files.find(({ path }) => path === page)?.text ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const figure = ([name, cell]: readonly [string, number]): number => {
    const found = rows.find(([first]) => first === name)?.[cell]?.replaceAll(/[\s,]/g, '') ?? '';
    if (!/^\d+(\.\d+)?$/.test(found)) throw new Error(`${page} has no figure for "${name}"`);
    return Number(found);
  };
  return Object.fromEntries(Object.entries(taken).map(([name, place]) => [name, figure(place)])) as Record<
    keyof typeof taken,
    number
  >;
};
