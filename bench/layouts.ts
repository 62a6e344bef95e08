import { layoutAfterReview } from '#core/reading/layouts/layout-after-review.ts';
import type { KnownLayout } from '#core/reading/layouts/layout-memory.ts';
import { mutated, mutations } from '#testing/papers/mutations.ts';
import { randomOf } from '#testing/papers/random.ts';
import { strangeLayout } from '#testing/papers/strange-words.ts';
import { wholesaleInvoice } from '#testing/papers/wholesale-invoice.ts';
import type { WholesaleLayout } from '#testing/papers/wholesale-layout.ts';
import { wholesaleLayouts } from '#testing/papers/wholesale-layouts.ts';
import {
  correctedWholesale,
  isWholesaleRight,
  wholesaleLinesRight,
} from '#testing/papers/wholesale-truth.ts';
import { readPages } from '#core/reading/read-pages.ts';
import type { Figure, Part, PartOptions } from './figure.ts';

interface Count {
  documents: number;
  pages: number;
  lines: number;
  linesRight: number;
  right: number;
  trusted: number;
  falseTrusts: number;
  milliseconds: number;
}

const none = (): Count => ({
  documents: 0,
  pages: 0,
  lines: 0,
  linesRight: 0,
  right: 0,
  trusted: 0,
  falseTrusts: 0,
  milliseconds: 0,
});

/** Reads one document of a layout and adds what came of it. */
const count = (total: Count, layout: WholesaleLayout, seed: number, known: readonly KnownLayout[]): void => {
  const truth = wholesaleInvoice(layout, seed);
  const before = process.cpuUsage();
  const reading = readPages(truth.pages, known);
  const { user, system } = process.cpuUsage(before);
  const isRight = reading !== null && isWholesaleRight(reading.invoice, truth);
  total.documents += 1;
  total.pages += truth.pages.length;
  total.lines += truth.lines.length;
  total.linesRight += reading === null ? 0 : wholesaleLinesRight(reading.invoice, truth);
  total.right += isRight ? 1 : 0;
  total.trusted += reading?.trusted === true ? 1 : 0;
  total.falseTrusts += reading?.trusted === true && !isRight ? 1 : 0;
  total.milliseconds += (user + system) / 1000;
};

/** What a person teaches by correcting one document. */
const taught = (layout: WholesaleLayout, seed: number): KnownLayout | null => {
  const truth = wholesaleInvoice(layout, seed);
  const reading = readPages(truth.pages);
  return reading === null
    ? null
    : layoutAfterReview(truth.pages, reading, correctedWholesale(reading.invoice, truth), null);
};

const figuresOf = (name: string, total: Count, goal: number): Figure[] => {
  const figure = (what: string, value: number, unit: string, wanted?: Figure['goal']): Figure => ({
    part: 'layouts',
    engine: null,
    name: `${name}: ${what}`,
    value,
    unit,
    ...(wanted === undefined ? {} : { goal: wanted }),
  });
  return [
    figure('lines right', (100 * total.linesRight) / total.lines, '%', { least: goal }),
    figure('documents right', (100 * total.right) / total.documents, '%'),
    figure('trusted', (100 * total.trusted) / total.documents, '%'),
    figure('false trusts', total.falseTrusts, `of ${total.documents}`, { most: 0 }),
    figure('CPU time a page', total.milliseconds / total.pages, 'ms', { most: 300 }),
  ];
};

const mistakes = (documents: number): Count => {
  const total = none();
  const short = wholesaleLayouts.filter(({ lines: [, most] }) => most <= 20);
  for (let seed = 0; seed < documents; seed++) {
    const random = randomOf(seed);
    const truth = wholesaleInvoice({ ...random.one(short), lines: [1, 5] }, random.whole(1, 1e9));
    const reading = readPages(mutated(random, random.one(mutations), truth.pages));
    total.documents += 1;
    if (reading?.trusted !== true) continue;
    total.trusted += 1;
    total.falseTrusts += isWholesaleRight(reading.invoice, truth) ? 0 : 1;
  }
  return total;
};

const run = ({ quick, say }: PartOptions): Promise<Figure[]> => {
  const seeds = Array.from({ length: quick ? 1 : 12 }, (_, index) => 10_000 + index);
  const [plain, next] = [none(), none()];
  for (const layout of wholesaleLayouts) {
    const strange = strangeLayout(layout);
    for (const seed of seeds) {
      count(plain, layout, seed, []);
      const known = taught(strange, seed + 500);
      count(next, strange, seed, known === null ? [] : [{ ...known, confirmations: 2 }]);
    }
    say(`${layout.name}: ${plain.right} and ${next.right} right so far`);
  }
  const wrong = mistakes(quick ? 50 : 20_000);
  return Promise.resolve([
    ...figuresOf('known labels', plain, 99),
    ...figuresOf('unknown labels after one correction', next, 100),
    {
      part: 'layouts',
      engine: null,
      name: 'pages with a mistake: false trusts',
      value: wrong.falseTrusts,
      unit: `of ${wrong.documents}, ${wrong.trusted} trusted`,
      goal: { most: 0 },
    },
  ]);
};

/** Documents of every wholesaler's layout: read at sight, and with unknown labels after one correction. */
export const layouts: Part = {
  name: 'layouts',
  summary: 'lines right and false trusts over generated layouts, taught layouts, and pages with mistakes',
  run,
};
