import { expect, test } from 'vitest';
import { claimLine, claimOf, creditLine, creditLink, creditNote } from '#testing/claims/build.ts';
import type { BookedCreditLine, Claim, CreditDocument, CreditLink } from './claim.ts';
import { creditLinesOf } from './credit-lines.ts';
import { matchCredits } from './match-credits.ts';

/** What generators that know nothing of the matching found: money that was for something else. */
const matched = (
  claims: readonly Claim[],
  documents: readonly CreditDocument[],
  links: readonly CreditLink[] = [],
): string[] =>
  matchCredits(claims, documents, links).map(
    ({ creditLineId, claimId, claimLineId, amount, step }) =>
      `${creditLineId}→${claimId}/${claimLineId} ${amount} @${step}`,
  );

const second = claimOf({
  id: 'K2',
  number: { year: 2026, sequence: 2 },
  lines: [claimLine({ orderLineId: 'o-b', invoiceNumber: '1002' })],
});
const words = creditLine({ articleNumber: null, name: 'Kreditering enligt reklamation', quantity: '-1' });
const linked = creditLink();

test('a credit note that names other invoices is for none of the claim’s lines, unless a person links it', () => {
  for (const name of ['1009', 'ORDER 5512'])
    for (const line of [creditLine(), creditLine({ quantity: '-1' }), words]) {
      const note = creditNote({ precedingInvoices: [name], lines: [line] });
      expect(matched([claimOf()], [note])).toEqual([]);
      expect(matched([claimOf()], [note], [linked])).toEqual(['c→K1/a 40.00 @1']);
    }
  expect(matched([claimOf()], [creditNote({ precedingInvoices: [' ', '–'] })])).toEqual(['c→K1/a 40.00 @3']);
});

test('one that names an invoice of the claim is for its lines of other invoices, too', () => {
  const lines = [
    claimLine(),
    claimLine({ id: 'b', orderLineId: 'o-b', invoiceNumber: '1002', quantity: '8' }),
  ];
  const note = creditNote({ precedingInvoices: ['1001'], lines: [creditLine({ quantity: '-8' })] });
  const other = creditNote({
    id: 'N2',
    sha256: 'n2',
    number: '9002',
    precedingInvoices: ['1001'],
    lines: [creditLine({ id: 'd' })],
  });
  expect(matched([claimOf({ lines })], [other, note])).toEqual(['c→K1/a 40.00 @2', 'd→K1/b 40.00 @4']);
});

test('our own number on a credit note tells two claims apart', () => {
  const note = creditNote({ precedingInvoices: ['k-2026-002'] });
  expect(matched([claimOf(), second], [note])).toEqual(['c→K2/a 40.00 @3']);
});

test('of two claims with the same open total the note of words is for the one that it names', () => {
  const note = creditNote({ precedingInvoices: ['1002'], lines: [words] });
  expect(matched([claimOf(), second], [note])).toEqual(['c→K2/a 40.00 @5']);
});

test('an invoice number is the same with zeros in front, blanks or hyphens, and in any case', () => {
  const claim = claimOf({ lines: [claimLine({ invoiceNumber: 'F10-01' })] });
  for (const [number, isTaken] of [
    ['F1001', true],
    [' f10 01', true],
    ['00F1001', true],
    ['F101', false],
    ['1001', false],
  ] as const)
    expect(matched([claim], [creditNote({ precedingInvoices: [number] })])).toEqual(
      isTaken ? ['c→K1/a 40.00 @2'] : [],
    );
});

test('a deposit under the article’s own number is no credit of its price, only of a missing deposit', () => {
  const note = creditNote({ precedingInvoices: ['1001'], lines: [creditLine({ kind: 'deposit' })] });
  expect(matched([claimOf()], [note])).toEqual([]);
  const missing = claimOf({ lines: [claimLine({ reason: 'deposit-missing' })] });
  expect(matched([missing], [note])).toEqual(['c→K1/a 40.00 @2']);
});

const note = (...lines: readonly Partial<BookedCreditLine>[]): CreditDocument =>
  creditNote({
    precedingInvoices: ['1001'],
    lines: lines.map((line, at) => creditLine({ id: `c${at + 1}`, lineNumber: at + 1, ...line })),
  });

test('what a credit note takes back and bills anew at the same price gives nothing', () => {
  expect(matched([claimOf()], [note({ sum: '-500' }, { quantity: '10', sum: '500' })])).toEqual([]);
});

test('what it bills anew at the right price leaves the difference', () => {
  const anew = note({ sum: '-500' }, { quantity: '10', sum: '460' });
  expect(matched([claimOf()], [anew])).toEqual(['c1→K1/a 40.00 @2']);
  expect(matched([claimOf()], [{ ...anew, precedingInvoices: [] }])).toEqual(['c1→K1/a 40.00 @3']);
  expect(creditLinesOf(anew).map(({ amount }) => amount.toFixed())).toEqual(['40']);
});

test('what is billed anew belongs to the line of its quantity, and what exceeds it to the others', () => {
  const anew = note(
    { quantity: '-3', sum: '-150' },
    { sum: '-500' },
    { quantity: '10', sum: '460' },
    { quantity: '2', sum: '92' },
  );
  expect(creditLinesOf(anew).map(({ id, amount }) => [id, amount.toFixed()])).toEqual([
    ['c1', '58'],
    ['c2', '40'],
  ]);
});

test('a fee for the return takes nothing off the goods, nor does a new delivery on an ordinary invoice', () => {
  const fee = note({}, { articleNumber: null, name: 'Returavgift', quantity: '1', sum: '25' });
  expect(matched([claimOf()], [fee])).toEqual(['c1→K1/a 40.00 @2']);
  const delivery = { ...note({}, { quantity: '10', sum: '500' }), creditNote: false };
  expect(matched([claimOf()], [delivery])).toEqual(['c1→K1/a 40.00 @2']);
});

test('step 2: the credit line that agrees in amount comes before the one that agrees in quantity alone', () => {
  const lines = [claimLine(), claimLine({ id: 'b', orderLineId: 'o-b', amount: '25.00' })];
  expect(matched([claimOf({ lines })], [note({ sum: '-25' }, { sum: '-40' })])).toEqual([
    'c2→K1/a 40.00 @2',
    'c1→K1/b 25.00 @2',
  ]);
});

test('step 2: goods that came back at the agreed price left the overcharge behind; at the billed price they took it along', () => {
  expect(matched([claimOf()], [note({ sum: '-460' })])).toEqual([]);
  expect(matched([claimOf()], [note({ sum: '-500' })])).toEqual(['c1→K1/a 40.00 @2']);
});

test('step 2: some of the goods that came back at a price are a return, though they come to what was claimed', () => {
  const claim = claimOf({
    lines: [claimLine({ quantity: '20', billedPrice: '92.50', expectedPrice: '74.00', amount: '370.00' })],
  });
  for (const [quantity, isTaken] of [
    ['-5', false],
    ['-4', false],
    ['-20', true],
    ['-1', true],
  ] as const)
    expect(matched([claim], [note({ quantity, sum: '-370' })])).toHaveLength(isTaken ? 1 : 0);
});

test('step 3: of two lines that are alike the one that has got nothing is meant, and the first where both are whole', () => {
  const part = note({ sum: '-25' });
  const whole = creditNote({ id: 'N2', sha256: 'n2', number: '9002', lines: [creditLine({ id: 'd' })] });
  expect(matched([claimOf(), second], [part, whole])).toEqual(['c1→K1/a 25.00 @2', 'd→K2/a 40.00 @3']);
  expect(matched([claimOf(), second], [whole])).toEqual(['d→K1/a 40.00 @3']);
  expect(matched([claimOf()], [part, whole])).toEqual(['c1→K1/a 25.00 @2', 'd→K1/a 15.00 @3']);
});

test('step 4: an amount that is one line’s with the quantity of another is for a person', () => {
  const other = claimOf({
    id: 'K2',
    number: { year: 2026, sequence: 2 },
    lines: [claimLine({ orderLineId: 'o-b', invoiceNumber: '1002', quantity: '4', amount: '60.00' })],
  });
  const paper = creditNote({ lines: [creditLine({ quantity: '-4', sum: '-40' })] });
  expect(matched([claimOf(), other], [paper])).toEqual([]);
  expect(matched([claimOf()], [paper])).toEqual(['c→K1/a 40.00 @4']);
  expect(matched([claimOf(), { ...other, state: 'withdrawn' }], [paper])).toEqual(['c→K1/a 40.00 @4']);
});
