/**
 * `node bench/layouts-unseen/taught.ts FOLDER [SET…]`: of each layout of which a paper is read wrong, the first such paper is
 * corrected by its truth, as a person would, and the layout's other papers are read again by what that taught. Prints a table
 * and what is still wrong.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { layoutAfterReview } from '#core/reading/layouts/layout-after-review.ts';
import type { KnownLayout } from '#core/reading/layouts/layout-memory.ts';
import type { Page } from '#core/reading/page/page.ts';
import { pdfPages } from '#core/reading/page/pdf-pages.ts';
import { readPages } from '#core/reading/read-pages.ts';
import type { Reading } from '#core/reading/reading.ts';
import { type Truth, truthOf } from '#platform/server/cli/truth.ts';
import { corrected } from './corrected.ts';
import { faultsIn, scoreOf } from './read-sets.ts';

interface Paper {
  readonly file: string;
  readonly pages: readonly Page[];
  readonly truth: Truth;
  /** As it is read at sight, and what is wrong about that. */
  readonly reading: Reading | null;
  readonly faults: readonly string[];
}

/** Everything that is wrong about a reading, in words; empty where it is right. */
const faultsOf = (reading: Reading | null, truth: Truth): readonly string[] => {
  if (reading === null) return ['nothing read'];
  const score = scoreOf(reading, truth, '', 0);
  const faults = faultsIn(score);
  return score.right || faults.length > 0 ? faults : [`${score.linesRight} of ${score.lines} lines`];
};

const papersOf = async (folder: string, set: string): Promise<readonly Paper[]> => {
  const papers: Paper[] = [];
  for (const name of (await readdir(join(folder, set))).toSorted()) {
    const file = join(folder, set, name);
    const known = name.endsWith('.pdf') ? await truthOf(join(folder, `${set}-truth`), file) : null;
    if (known === null) continue;
    const pages = await pdfPages(await readFile(file));
    const reading = readPages(pages);
    papers.push({ file: name, pages, truth: known.truth, reading, faults: faultsOf(reading, known.truth) });
  }
  return papers;
};

/** What correcting a paper teaches; null where its pages teach nothing. */
const taughtBy = ({ pages, truth, reading }: Paper): KnownLayout | null =>
  reading === null ? null : layoutAfterReview(pages, reading, corrected(reading.invoice, truth), null);

const total = { layouts: 0, untaught: 0, papers: 0, before: 0, right: 0, trusted: 0, falseTrusts: 0 };
const notes: string[] = [];

const [folder, ...given] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: node bench/layouts-unseen/taught.ts FOLDER [SET…]\n');
  process.exit(2);
}
for (const set of given.length === 0 ? ['A'] : given)
  for (const papers of Map.groupBy(await papersOf(folder, set), ({ file }) =>
    file.replace(/-[^-]+$/, ''),
  ).values()) {
    const wrong = papers.find(({ faults }) => faults.length > 0);
    if (wrong === undefined) continue;
    total.layouts += 1;
    const layout = taughtBy(wrong);
    if (layout === null) {
      total.untaught += 1;
      notes.push(`${wrong.file} teaches nothing: ${wrong.faults.join('; ')}`);
    }
    for (const paper of papers.filter((one) => one !== wrong)) {
      const reading = readPages(paper.pages, layout === null ? [] : [layout]);
      const faults = faultsOf(reading, paper.truth);
      total.papers += 1;
      total.before += paper.faults.length === 0 ? 1 : 0;
      total.right += faults.length === 0 ? 1 : 0;
      total.trusted += reading?.trusted === true ? 1 : 0;
      total.falseTrusts += reading?.trusted === true && faults.length > 0 ? 1 : 0;
      if (faults.length > 0)
        notes.push(
          `${paper.file}${reading?.layout === null ? ' not by the layout' : ''}: ${faults.join('; ')}`,
        );
    }
  }
process.stdout.write(
  [
    '| layouts with a fault | that teach nothing | other papers of them | right before | after one correction | trusted | false trusts |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    `| ${total.layouts} | ${total.untaught} | ${total.papers} | ${total.before} | ${total.right} | ${total.trusted} | ${total.falseTrusts} |`,
    '',
    ...notes,
    '',
  ].join('\n'),
);
