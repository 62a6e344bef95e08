import { expect, test } from 'vitest';
import { identityMutations, mutatedIdentity } from '#testing/papers/identity-mutations.ts';
import { randomOf } from '#testing/papers/random.ts';
import { wholesaleInvoice } from '#testing/papers/wholesale-invoice.ts';
import { wholesaleLayouts } from '#testing/papers/wholesale-layouts.ts';
import { readPages } from '../read-pages.ts';

const short = wholesaleLayouts.filter(({ lines: [, most] }) => most <= 20);
const pages = Number(process.env['IDENTITY_PAGES'] ?? 120);

const compact = (text: string | null | undefined): string => (text ?? '').replaceAll(' ', '');

/** `IDENTITY_PAGES=20000` tries as many. */
test.each(identityMutations)(
  'a page with a mistake in what it names (%s) is never trusted for it',
  (kind) => {
    for (let seed = 0; seed < pages / identityMutations.length; seed++) {
      const random = randomOf(seed * 37 + identityMutations.indexOf(kind));
      const truth = wholesaleInvoice({ ...random.one(short), lines: [2, 5] }, random.whole(1, 1_000_000));
      const articles = truth.lines.map(({ article }) => article ?? '').filter((text) => text !== '');
      const mutated = mutatedIdentity(random, kind, truth.pages, { number: truth.number, articles });
      const reading = mutated === null ? null : readPages(mutated);
      if (reading?.trusted !== true) continue;
      const names = truth.lines.map(({ name }) => name.toLowerCase());
      const isNumbered = reading.invoice.lines.some(({ articleNumber }) => articleNumber !== null);
      expect(
        ['kind', 'kind-beside', 'sender-lost', 'number-lost', 'number-rival'],
        `${kind} ${seed}`,
      ).not.toContain(kind);
      expect(compact(reading.invoice.number), `${kind} ${seed}`).toBe(truth.number);
      for (const [at, line] of reading.invoice.lines.entries()) {
        const isShared = kind === 'article-shared' && names.filter((name) => name === names[at]).length > 1;
        // Deposits and freight are told by what they are.
        if (isNumbered && !isShared && line.kind === 'goods')
          expect(compact(line.articleNumber), `${kind} ${seed}`).toBe(truth.lines[at]?.article);
        expect(line.name, `${kind} ${seed}`).not.toBe('');
      }
    }
  },
);
