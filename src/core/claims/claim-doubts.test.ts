import { expect, test } from 'vitest';
import { claimLine, claimOf, creditLine, creditLink, creditNote } from '#testing/claims/build.ts';
import { claimDoubts } from './claim-doubts.ts';
import type { Claim, CreditDocument, CreditLink } from './claim.ts';
import { matchCredits } from './match-credits.ts';

/** `credit: given → candidates`. */
const doubted = (
  claims: readonly Claim[],
  documents: readonly CreditDocument[],
  links: readonly CreditLink[] = [],
): string[] =>
  claimDoubts(claims, documents, links, matchCredits(claims, documents, links)).map(
    ({ creditLineId, given, candidates }) =>
      `${creditLineId}: ${given === null ? 'nobody' : given.claimId} → ${candidates
        .map(({ claimId, claimLineId }) => `${claimId}/${claimLineId ?? 'whole'}`)
        .join(', ')}`,
  );

const twin = claimOf({
  id: 'K2',
  number: { year: 2026, sequence: 2 },
  lines: [claimLine({ orderLineId: 'o-b', invoiceNumber: '1002' })],
});
const note = creditNote();

test('a credit that fits two claims alike goes to the first by number, and says that it may be the other’s', () => {
  expect(doubted([claimOf(), twin], [note])).toEqual(['c: K1 → K2/a']);
  expect(doubted([twin, claimOf()], [note])).toEqual(['c: K1 → K2/a']);
});

test('no doubt is left where the paper names an invoice, a person has said it, or the other claim has its money', () => {
  expect(doubted([claimOf(), twin], [creditNote({ precedingInvoices: ['1002'] })])).toEqual([]);
  expect(doubted([claimOf(), twin], [note], [creditLink({ claimId: 'K2' })])).toEqual([]);
  expect(doubted([claimOf(), twin], [note], [creditLink()])).toEqual([]);
  expect(doubted([claimOf(), twin], [note], [creditLink({ claimId: 'K2', linked: false })])).toEqual([]);
  const again = creditNote({ id: 'N2', sha256: 'n2', number: '9002', lines: [creditLine({ id: 'd' })] });
  expect(doubted([claimOf(), twin], [note, again])).toEqual([]);
});

test('a claim that was refused, withdrawn or never sent may be meant as well', () => {
  for (const state of ['refused', 'withdrawn', 'drafted'] as const)
    expect(doubted([claimOf(), { ...twin, state }], [note])).toEqual(['c: K1 → K2/a']);
  expect(doubted([claimOf({ draftedOn: '2025-06-01' }), twin], [note])).toEqual([]);
});

test('an amount that is one claim’s with the quantity of another is for a person, who sees both', () => {
  const other = claimOf({
    id: 'K2',
    number: { year: 2026, sequence: 2 },
    lines: [claimLine({ orderLineId: 'o-b', invoiceNumber: '1002', quantity: '4', amount: '60.00' })],
  });
  const paper = creditNote({ lines: [creditLine({ quantity: '-4', sum: '-40' })] });
  expect(doubted([claimOf(), other], [paper])).toEqual(['c: nobody → K1/a, K2/a']);
});

test('part of a quantity without an invoice is for a person; goods returned at their price and other goods are not', () => {
  const paper = (line: Partial<Parameters<typeof creditLine>[0]>): CreditDocument =>
    creditNote({ lines: [creditLine(line)] });
  expect(doubted([claimOf()], [paper({ quantity: '-4', sum: '-16' })])).toEqual(['c: nobody → K1/a']);
  expect(doubted([claimOf()], [paper({ sum: '-37' })])).toEqual(['c: nobody → K1/a']);
  expect(doubted([claimOf()], [paper({ quantity: '-1', sum: '-50' })])).toEqual([]);
  expect(doubted([claimOf()], [paper({ quantity: '-3', sum: '-600' })])).toEqual([]);
  expect(doubted([claimOf()], [paper({ articleNumber: '12', name: 'Grädde' })])).toEqual([]);
  expect(doubted([claimOf({ state: 'withdrawn' })], [paper({ quantity: '-4', sum: '-16' })])).toEqual([]);
});

test('a paper of words over what two claims have open is for one of the two', () => {
  const words = creditNote({
    lines: [creditLine({ articleNumber: null, name: 'Kreditering enligt reklamation', quantity: '-1' })],
  });
  expect(doubted([claimOf(), twin], [words])).toEqual(['c: nobody → K1/whole, K2/whole']);
  expect(doubted([claimOf()], [words])).toEqual([]);
});
