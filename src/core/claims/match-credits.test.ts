import { expect, test } from 'vitest';
import { claimLine, claimOf, creditLine, creditLink, creditNote } from '#testing/claims/build.ts';
import type { Claim, CreditDocument, CreditLink } from './claim.ts';
import { matchCredits } from './match-credits.ts';

/** Credits in short: `credit→claim/line amount (+over) @step`. */
const matched = (
  claims: readonly Claim[],
  documents: readonly CreditDocument[],
  links: readonly CreditLink[] = [],
): string[] =>
  matchCredits(claims, documents, links).map(
    ({ creditLineId, claimId, claimLineId, amount, over, step }) =>
      `${creditLineId}→${claimId}/${claimLineId} ${amount}${over === '0.00' ? '' : ` +${over}`} @${step}`,
  );

const second = claimOf({
  id: 'K2',
  number: { year: 2026, sequence: 2 },
  lines: [claimLine({ orderLineId: 'o-b', invoiceNumber: '1002' })],
});
const named = creditNote({ precedingInvoices: ['1001'] });
const bare = creditLine({ articleNumber: null, name: 'Kreditering enligt reklamation', quantity: '-1' });

test('an ordinary line of a credit note is a credit line whatever sign it prints', () => {
  expect(matched([claimOf()], [creditNote()])).toEqual(['c→K1/a 40.00 @3']);
  const positive = creditNote({ lines: [creditLine({ quantity: '10', sum: '40' })], net: '-40' });
  expect(matched([claimOf()], [positive])).toEqual(['c→K1/a 40.00 @3']);
});

test('what stands against the ordinary lines of a credit note is no credit', () => {
  const lines = [
    creditLine({ id: 'big', articleNumber: '12', sum: '-500' }),
    creditLine({ lineNumber: 2, quantity: '10', sum: '40' }),
  ];
  expect(matched([claimOf()], [creditNote({ lines })])).toEqual([]);
});

test('a line below 0 of an ordinary invoice is a credit line, its other lines are none', () => {
  const lines = [
    creditLine({ id: 'bought', quantity: '10', sum: '40' }),
    creditLine({ id: 'back', lineNumber: 2, quantity: '-10', sum: '-40.00' }),
  ];
  expect(matched([claimOf()], [creditNote({ creditNote: false, lines })])).toEqual(['back→K1/a 40.00 @3']);
});

test('a line that the trust gate holds gives nothing, nor does one in another currency, even linked', () => {
  expect(matched([claimOf()], [creditNote({ lines: [creditLine({ trusted: false })] })])).toEqual([]);
  expect(matched([claimOf()], [creditNote({ currency: 'EUR' })])).toEqual([]);
  expect(matched([claimOf()], [creditNote({ currency: 'EUR' })], [creditLink()])).toEqual([]);
});

test('step 1: what a person linked comes first, whatever it says', () => {
  const other = creditNote({ lines: [creditLine({ articleNumber: '12', name: 'Grädde', sum: '-15' })] });
  expect(matched([claimOf()], [other], [creditLink()])).toEqual(['c→K1/a 15.00 @1']);
  expect(matched([claimOf(), second], [named], [creditLink({ claimId: 'K2' })])).toEqual(['c→K2/a 40.00 @1']);
});

test('step 1: a link to a line is for that line, one without for the same article first, and then as listed', () => {
  const lines = [
    claimLine({ id: 'cream', orderLineId: 'o-c', articleNumber: '12', name: 'Grädde' }),
    claimLine(),
  ];
  const claim = claimOf({ lines });
  const note = creditNote({ lines: [creditLine({ sum: '-55' })] });
  expect(matched([claim], [note], [creditLink()])).toEqual(['c→K1/cream 15.00 @1', 'c→K1/a 40.00 @1']);
  expect(matched([claim], [note], [creditLink({ claimLineId: 'cream' })])).toEqual([
    'c→K1/cream 40.00 +15.00 @1',
  ]);
});

test('step 1: a credit line linked to two claims is shared in their order', () => {
  const note = creditNote({ lines: [creditLine({ sum: '-60' })] });
  const links = [creditLink({ claimId: 'K2' }), creditLink()];
  expect(matched([second, claimOf()], [note], links)).toEqual(['c→K1/a 40.00 @1', 'c→K2/a 20.00 @1']);
});

test('never what a person unlinked; the last word on a pair holds', () => {
  const un = creditLink({ linked: false, sequence: 2 });
  expect(matched([claimOf()], [named], [un])).toEqual([]);
  expect(matched([claimOf()], [named], [un, creditLink()])).toEqual([]);
  expect(matched([claimOf()], [named], [creditLink({ sequence: 3 }), un])).toEqual(['c→K1/a 40.00 @1']);
  const whole = creditNote({ lines: [bare] });
  expect(matched([claimOf()], [whole], [un])).toEqual([]);
});

test('step 2: the preceding invoice number names the claimed invoice, and article and quantity agree', () => {
  const note = creditNote({ precedingInvoices: ['1002'], lines: [creditLine({ sum: '-25' })] });
  expect(matched([claimOf(), second], [note])).toEqual(['c→K2/a 25.00 @2']);
});

test('step 2: or article and amount agree', () => {
  const note = creditNote({
    precedingInvoices: ['1001'],
    lines: [creditLine({ quantity: '-1', sum: '-39.98' })],
  });
  expect(matched([claimOf()], [note])).toEqual(['c→K1/a 39.98 @2']);
});

test('step 2: the invoice number alone is not enough, nor is another article', () => {
  const neither = creditLine({ quantity: '-1', sum: '-12' });
  const other = creditLine({ articleNumber: '12', name: 'Grädde' });
  for (const line of [neither, other])
    expect(matched([claimOf()], [creditNote({ precedingInvoices: ['1001'], lines: [line] })])).toEqual([]);
});

test('step 2 looks at no date, the steps after it only at documents from the day of the draft on, within 180 days', () => {
  expect(matched([claimOf()], [{ ...named, date: '2026-02-01' }])).toEqual(['c→K1/a 40.00 @2']);
  for (const [date, isTaken] of [
    ['2026-02-28', false],
    ['2026-03-01', true],
    ['2026-08-28', true],
    ['2026-08-29', false],
  ] as const) {
    expect(matched([claimOf()], [creditNote({ date })])).toHaveLength(isTaken ? 1 : 0);
    expect(matched([claimOf()], [creditNote({ date, lines: [bare] })])).toHaveLength(isTaken ? 1 : 0);
  }
});

test('step 3: same article, same quantity, amount within 0,02 kr', () => {
  for (const [sum, isTaken] of [
    ['-39.98', true],
    ['-40.02', true],
    ['-39.97', false],
    ['-40.03', false],
  ] as const)
    expect(matched([claimOf()], [creditNote({ lines: [creditLine({ sum })] })])).toHaveLength(
      isTaken ? 1 : 0,
    );
});

test('step 3 goes before step 4: the line with the same quantity first', () => {
  const claims = [claimOf({ lines: [claimLine({ quantity: '8' })] }), second];
  expect(matched(claims, [creditNote()])).toEqual(['c→K2/a 40.00 @3']);
});

test('step 4: same article, and the amount is what the claim line has open', () => {
  const notes = [
    creditNote({ precedingInvoices: ['1001'], lines: [creditLine({ sum: '-25' })] }),
    creditNote({
      id: 'N2',
      sha256: 'n2',
      number: '9002',
      lines: [creditLine({ id: 'd', quantity: '-1', sum: '-15.01' })],
    }),
  ];
  expect(matched([claimOf()], notes)).toEqual(['c→K1/a 25.00 @2', 'd→K1/a 15.00 +0.01 @4']);
});

test('step 4: not goods that were returned at their price', () => {
  const claim = claimOf({ lines: [claimLine({ quantity: '46', amount: '184.00' })] });
  for (const [quantity, sum, isTaken] of [
    ['-4', '-184', false],
    ['-1', '-184', true],
  ] as const)
    expect(matched([claim], [creditNote({ lines: [creditLine({ quantity, sum })] })])).toHaveLength(
      isTaken ? 1 : 0,
    );
});

test('the same article: by number and unit where both print one, otherwise by name and unit', () => {
  const unnumbered = creditLine({ articleNumber: null, name: 'SMÖR, osaltat' });
  expect(matched([claimOf()], [creditNote({ lines: [unnumbered] })])).toEqual(['c→K1/a 40.00 @3']);
  for (const other of [creditLine({ articleNumber: '78' }), creditLine({ unit: 'XBX' })])
    expect(matched([claimOf()], [creditNote({ lines: [other] })])).toEqual([]);
});

test('step 5: a credit document without usable lines whose net total is the open total of one claim within 1 kr', () => {
  for (const [sum, isTaken] of [
    ['-39', true],
    ['-41', true],
    ['-38.99', false],
    ['-41.01', false],
  ] as const) {
    const note = creditNote({ lines: [{ ...bare, sum }], gross: '-500' });
    expect(matched([claimOf()], [note])).toHaveLength(isTaken ? 1 : 0);
  }
});

test('step 5: or its gross total is, with the VAT of the claimed lines', () => {
  const lines = [{ ...bare, sum: '-37.70' }];
  expect(matched([claimOf()], [creditNote({ lines, gross: '-45' })])).toEqual(['c→K1/a 37.70 @5']);
  expect(
    matched([claimOf({ lines: [claimLine({ vatRate: null })] })], [creditNote({ lines, gross: '-45' })]),
  ).toEqual([]);
});

test('step 5: with the VAT by rate that a credit note has, not that of each line rounded', () => {
  const lines = ['167.70', '193.05', '193.05'].map((amount, at) =>
    claimLine({ id: `${at}`, orderLineId: `o-${at}`, amount, vatRate: '6' }),
  );
  // 553,80 with 33,23 of VAT is 587,03; one krona more is still the same.
  const paper = creditNote({ lines: [{ ...bare, sum: '-553.80' }], net: '-560', gross: '-588.03' });
  expect(matched([claimOf({ lines })], [paper])).toHaveLength(3);
});

test('step 5: a document without any lines stands for itself', () => {
  expect(matched([claimOf()], [creditNote({ lines: [], net: '-40', gross: '-44.80' })])).toEqual([
    'N1→K1/a 40.00 @5',
  ]);
});

test('step 5: not when two claims have that open total', () => {
  expect(matched([claimOf(), second], [creditNote({ lines: [bare] })])).toEqual([]);
  expect(
    matched(
      [claimOf(), second],
      [creditNote({ lines: [bare] }), { ...named, id: 'N2', sha256: 'n2', lines: [creditLine({ id: 'd' })] }],
    ),
  ).toEqual(['d→K1/a 40.00 @2', 'c→K2/a 40.00 @5']);
});

test('pant, returns, fees and rebates that nobody claimed never count', () => {
  for (const line of [
    { ...bare, kind: 'deposit' as const, name: 'Returpant' },
    { ...bare, kind: 'discount' as const, name: 'Bonus' },
    { ...bare, kind: 'freight' as const, name: 'Frakt' },
    creditLine({ articleNumber: '12', name: 'Grädde', quantity: '-2' }),
  ])
    expect(matched([claimOf()], [creditNote({ lines: [line] })])).toEqual([]);
  expect(
    matched([claimOf()], [creditNote({ lines: [], net: '-40', gross: '-44.80', hasCharges: true })]),
  ).toEqual([]);
});

test('a line may be credited in parts and by several notes; what is more than claimed is over-credited', () => {
  const note = (id: string, sum: string) =>
    creditNote({ id, sha256: id, number: id, precedingInvoices: ['1001'], lines: [creditLine({ id, sum })] });
  expect(
    matched([claimOf()], [note('1', '-25'), note('2', '-10'), note('3', '-20'), note('4', '-7')]),
  ).toEqual(['1→K1/a 25.00 @2', '2→K1/a 10.00 @2', '3→K1/a 5.00 +15.00 @2', '4→K1/a 0.00 +7.00 @2']);
});

test('each öre once, in the order of claims by year and number, their lines, and credit lines by date, number, SHA-256 and line', () => {
  const older = claimOf({
    id: 'K0',
    number: { year: 2025, sequence: 9 },
    lines: [claimLine({ orderLineId: 'o-0' })],
  });
  const late = creditNote({ id: 'N2', sha256: 'n2', date: '2026-03-11', lines: [creditLine({ id: 'd' })] });
  expect(matched([second, claimOf(), older], [late, creditNote()])).toEqual([
    'c→K0/a 40.00 @3',
    'd→K1/a 40.00 @3',
  ]);
});

test('a draft takes credits only by naming or a link', () => {
  const draft = claimOf({ state: 'drafted', sentOn: null });
  expect(matched([draft], [creditNote()])).toEqual([]);
  expect(matched([draft], [creditNote({ lines: [bare] })])).toEqual([]);
  expect(matched([draft], [named])).toEqual(['c→K1/a 40.00 @2']);
  expect(matched([draft], [creditNote()], [creditLink()])).toEqual(['c→K1/a 40.00 @1']);
});

test('a refused or withdrawn claim takes credits only by a link, a closed one as a sent one', () => {
  for (const state of ['refused', 'withdrawn'] as const) {
    expect(matched([claimOf({ state })], [named])).toEqual([]);
    expect(matched([claimOf({ state })], [named], [creditLink()])).toEqual(['c→K1/a 40.00 @1']);
  }
  expect(matched([claimOf({ state: 'settled' })], [creditNote()])).toEqual(['c→K1/a 40.00 @3']);
});

test('a refused claim takes nothing for a line that a living claim has', () => {
  const anew = claimOf({ id: 'K2', number: { year: 2026, sequence: 2 }, state: 'drafted' });
  const refused = claimOf({ state: 'refused' });
  expect(matched([refused, anew], [named], [creditLink()])).toEqual(['c→K2/a 40.00 @2']);
});
