/** Reads the text layers of a set that `make.ts` wrote and compares them with their truth. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTextPdf } from '#core/reading/read-text-pdf.ts';
import type { Doubt, Reading } from '#core/reading/reading.ts';
import { scoreDocument } from '#platform/server/cli/score-document.ts';
import { scoreIdentity } from '#platform/server/cli/score-identity.ts';
import type { FileScore } from '#platform/server/cli/score-row.ts';
import { type Truth, truthOf } from '#platform/server/cli/truth.ts';

/** What came of sets. Papers that are no invoices count apart: recognised, held or, wrongly, trusted. */
export interface SetsRead {
  readonly scores: readonly FileScore[];
  readonly others: { readonly recognised: number; readonly held: number; readonly trusted: number };
  /** What is wrong, a line for each file. */
  readonly notes: readonly string[];
  /** Doubts of documents that are read right, and of how many each is the only one. */
  readonly held: ReadonlyMap<Doubt, { readonly all: number; readonly alone: number }>;
}

const booked = ['invoice', 'credit-note'];

/** What a reading clearly says of its kind; an invoice where it says nothing clearly. */
const kindOf = ({ kind }: Reading) => (kind?.isClear === true ? kind.kind : 'invoice');

/** What came of a paper's reading, beside its truth. */
export const scoreOf = (reading: Reading, truth: Truth, source: string, milliseconds: number): FileScore => ({
  ...scoreDocument(reading.invoice, truth),
  ...scoreIdentity(reading.invoice, kindOf(reading), truth),
  format: 'text-pdf',
  source,
  milliseconds,
  pages: 1,
  trusted: reading.trusted,
});

/** All that is wrong about a reading, each thing once. */
export const faultsIn = ({ wrong, faults }: FileScore): readonly string[] => [
  ...new Set([...wrong, ...faults]),
];

/** Reads sets in a folder, file by file. */
export const readSets = async (folder: string, names: readonly string[]): Promise<SetsRead> => {
  const scores: FileScore[] = [];
  const notes: string[] = [];
  const others = { recognised: 0, held: 0, trusted: 0 };
  const held = new Map<Doubt, { all: number; alone: number }>();

  const countDoubts = ({ doubts }: Reading): void => {
    for (const doubt of doubts) {
      const { all, alone } = held.get(doubt) ?? { all: 0, alone: 0 };
      held.set(doubt, { all: all + 1, alone: alone + (doubts.length === 1 ? 1 : 0) });
    }
  };

  for (const set of names)
    for (const file of (await readdir(join(folder, set))).filter((name) => name.endsWith('.pdf'))) {
      const bytes = await readFile(join(folder, set, file));
      const begin = performance.now();
      const outcome = await readTextPdf(bytes);
      const milliseconds = performance.now() - begin;
      const known = await truthOf(join(folder, `${set}-truth`), join(folder, set, file));
      if (!outcome.ok) {
        notes.push(`${file}: ${outcome.reason}`);
        continue;
      }
      const { reading } = outcome;
      if (known === null) {
        const isNamed = !booked.includes(kindOf(reading));
        const outcomeOf = isNamed ? 'recognised' : reading.trusted ? 'trusted' : 'held';
        others[outcomeOf]++;
        if (!isNamed)
          notes.push(
            `${file}: no invoice, ${outcomeOf} as ${kindOf(reading)} [${reading.doubts.join(', ')}]`,
          );
        continue;
      }
      const score = scoreOf(reading, known.truth, set, milliseconds);
      scores.push(score);
      const faults = faultsIn(score);
      const isRight = score.right && faults.length === 0;
      if (isRight && !reading.trusted) countDoubts(reading);
      if (!isRight || !score.kindRight)
        notes.push(
          `${file}: ${score.linesRight} of ${score.lines} lines; ${faults.join('; ')} [${reading.doubts.join(', ')}]${reading.trusted ? ' TRUSTED' : ''}`,
        );
    }
  return { scores, others, notes, held };
};
