/**
 * `node bench/layouts-unseen/score.ts FOLDER [SET…]`: reads the text layers of sets that `make.ts` wrote, compares them with
 * their truth, and prints a table, what is wrong, and why documents that are read right are not trusted. `SET` is `A` when none
 * is given. Papers that are no invoices count apart: recognised, held or, wrongly, trusted.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTextPdf } from '#core/reading/read-text-pdf.ts';
import type { Doubt, Reading } from '#core/reading/reading.ts';
import { scoreDocument } from '#platform/server/cli/score-document.ts';
import { scoreIdentity } from '#platform/server/cli/score-identity.ts';
import type { FileScore } from '#platform/server/cli/score-row.ts';
import { scoreTable } from '#platform/server/cli/score-table.ts';
import { type Truth, truthOf } from '#platform/server/cli/truth.ts';

const [folder, ...given] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: node bench/layouts-unseen/score.ts FOLDER [SET…]\n');
  process.exit(2);
}

const booked = ['invoice', 'credit-note'];

/** What a reading clearly says of its kind; an invoice where it says nothing clearly. */
const kindOf = ({ kind }: Reading) => (kind?.isClear === true ? kind.kind : 'invoice');

const scoreOf = (reading: Reading, truth: Truth, source: string, milliseconds: number): FileScore => ({
  ...scoreDocument(reading.invoice, truth),
  ...scoreIdentity(reading.invoice, kindOf(reading), truth),
  format: 'text-pdf',
  source,
  milliseconds,
  pages: 1,
  trusted: reading.trusted,
});

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

for (const set of given.length === 0 ? ['A'] : given)
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
      others[isNamed ? 'recognised' : reading.trusted ? 'trusted' : 'held']++;
      continue;
    }
    const score = scoreOf(reading, known.truth, set, milliseconds);
    scores.push(score);
    const faults = [...new Set([...score.wrong, ...score.faults])];
    const isRight = score.right && faults.length === 0;
    if (isRight && !reading.trusted) countDoubts(reading);
    if (!isRight || !score.kindRight)
      notes.push(
        `${file}: ${score.linesRight} of ${score.lines} lines; ${faults.join('; ')} [${reading.doubts.join(', ')}]${reading.trusted ? ' TRUSTED' : ''}`,
      );
  }

const reasons = [...held]
  .toSorted(([, one], [, other]) => other.all - one.all)
  .map(([doubt, { all, alone }]) => `| ${doubt} | ${all} | ${alone} |`);
process.stdout.write(
  [
    scoreTable('source', scores),
    `No invoices: ${others.recognised} recognised, ${others.held} held, ${others.trusted} trusted`,
    '',
    '| doubt | right documents held back | by it alone |',
    '| --- | ---: | ---: |',
    ...reasons,
    '',
    ...notes,
    '',
  ].join('\n'),
);
