import { expect, test } from 'vitest';
import { claimLine, claimOf, creditLine, creditLink, creditNote } from '#testing/claims/build.ts';
import { priceClaim, vatByRate, vatOf } from './claim-amount.ts';
import { claimFigures } from './claim-figures.ts';
import { nextClaimNumber, printClaimNumber, readClaimNumber } from './claim-number.ts';
import { stateAfter, stepRefusal } from './claim-steps.ts';
import type { ClaimStep } from './claim-steps.ts';
import type { Claim, CreditDocument, CreditLink } from './claim.ts';
import { claimHolding, complainBy, isOverdue } from './claimable.ts';
import { matchCredits } from './match-credits.ts';
import { recoveredByMonth } from './recovered.ts';

const told = (
  claims: readonly Claim[],
  documents: readonly CreditDocument[] = [],
  links: readonly CreditLink[] = [],
) =>
  claimFigures(claims, matchCredits(claims, documents, links)).map(
    ({ state, credit, claimed, credited, waiting, notReceived, overCredited }) =>
      `${state} ${credit}: ${claimed} = ${credited} + ${waiting} + ${notReceived}, over ${overCredited}`,
  );

const named = (sum: string) => creditNote({ precedingInvoices: ['1001'], lines: [creditLine({ sum })] });

test('amount = round half up (quantity × (billed − expected), 0,01), VAT at the line’s rate beside it', () => {
  expect(priceClaim({ quantity: '2.5', billed: '50.33', expected: '46.33' })).toBe('10.00');
  expect(priceClaim({ quantity: '0.5', billed: '10.01', expected: '10' })).toBe('0.01');
  expect(priceClaim({ quantity: '3', billed: '9', expected: '10' })).toBe('-3.00');
  expect(vatOf('10.04', '12.5')).toBe('1.26');
  expect(vatOf('10', null)).toBe('0.00');
});

test('VAT per rate is the rate × the sum of its lines, lowest rate first', () => {
  const lines = [
    { amount: '0.04', vatRate: '12' },
    { amount: '0.05', vatRate: '12.0' },
    { amount: '1', vatRate: null },
    { amount: '167.70', vatRate: '6' },
    { amount: '193.05', vatRate: '6' },
    { amount: '193.05', vatRate: '6.00' },
  ];
  expect(vatByRate(lines)).toEqual([
    { rate: '6', net: '553.80', vat: '33.23' },
    { rate: '12', net: '0.09', vat: '0.01' },
    { rate: null, net: '1.00', vat: '0.00' },
  ]);
});

test('a number counts per year without gaps or reuse', () => {
  const given = [
    { year: 2026, sequence: 1 },
    { year: 2026, sequence: 2 },
    { year: 2025, sequence: 41 },
  ];
  expect(printClaimNumber(nextClaimNumber(2026, given))).toBe('K-2026-003');
  expect(printClaimNumber(nextClaimNumber(2027, given))).toBe('K-2027-001');
  expect(printClaimNumber({ year: 2026, sequence: 1234 })).toBe('K-2026-1234');
  expect(readClaimNumber(' k-2026-003 ')).toEqual({ year: 2026, sequence: 3 });
  for (const text of ['K-2026-000', 'K-2026-0003', 'K-26-003', 'K-2026-3'])
    expect(readClaimNumber(text)).toBeNull();
});

test('claimed = credited + waiting + not received, by what people made of the claim', () => {
  expect(told([claimOf()])).toEqual(['sent none: 40.00 = 0.00 + 40.00 + 0.00, over 0.00']);
  expect(told([claimOf()], [named('-25')])).toEqual(['sent partly: 40.00 = 25.00 + 15.00 + 0.00, over 0.00']);
  expect(told([claimOf({ state: 'settled' })], [named('-25')])).toEqual([
    'settled partly: 40.00 = 25.00 + 0.00 + 15.00, over 0.00',
  ]);
  expect(told([claimOf({ state: 'refused' })])).toEqual([
    'refused none: 40.00 = 0.00 + 0.00 + 40.00, over 0.00',
  ]);
});

test('of a draft and of a withdrawn claim only what is credited on them is claimed', () => {
  const draft = claimOf({ state: 'drafted', sentOn: null });
  expect(told([draft])).toEqual(['drafted none: 0.00 = 0.00 + 0.00 + 0.00, over 0.00']);
  expect(told([draft], [named('-25')])).toEqual(['drafted partly: 25.00 = 25.00 + 0.00 + 0.00, over 0.00']);
  expect(told([claimOf({ state: 'withdrawn' })], [named('-25')], [creditLink()])).toEqual([
    'withdrawn partly: 25.00 = 25.00 + 0.00 + 0.00, over 0.00',
  ]);
});

test('a claim whose lines are all credited shows as settled, whatever people had set; that ends with the match', () => {
  for (const state of ['drafted', 'sent', 'refused', 'withdrawn'] as const)
    expect(told([claimOf({ state })], [named('-40')], [creditLink()])[0]).toBe(
      'settled whole: 40.00 = 40.00 + 0.00 + 0.00, over 0.00',
    );
  const links = [creditLink(), creditLink({ linked: false, sequence: 2 })];
  expect(told([claimOf()], [named('-40')], links)[0]).toMatch(/^sent none/);
});

test('over-credited stands beside and in no sum', () => {
  expect(told([claimOf()], [named('-55.5')])).toEqual([
    'settled whole: 40.00 = 40.00 + 0.00 + 0.00, over 15.50',
  ]);
});

test('a line of a refused claim that was claimed anew counts in the newer claim only', () => {
  const anew = (state: Claim['state']): Claim =>
    claimOf({ id: 'K2', number: { year: 2026, sequence: 2 }, state });
  const refused = claimOf({ state: 'refused' });
  expect(told([refused, anew('sent')])).toEqual([
    'refused none: 0.00 = 0.00 + 0.00 + 0.00, over 0.00',
    'sent none: 40.00 = 0.00 + 40.00 + 0.00, over 0.00',
  ]);
  expect(told([refused, anew('refused')])[0]).toMatch(/^refused none: 0.00/);
  expect(told([refused, anew('withdrawn')])).toEqual([
    'refused none: 40.00 = 0.00 + 0.00 + 40.00, over 0.00',
    'withdrawn none: 0.00 = 0.00 + 0.00 + 0.00, over 0.00',
  ]);
});

const allowed = (claim: Claim, documents: readonly CreditDocument[] = [], others: readonly Claim[] = []) => {
  const claims = [claim, ...others];
  const [figures] = claimFigures(claims, matchCredits(claims, documents, []));
  if (figures === undefined) throw new Error('every claim has figures');
  const steps: ClaimStep[] = ['send', 'remind', 'answer', 'refuse', 'withdraw', 'reopen', 'close'];
  return steps.filter((step) => stepRefusal(step, claim, figures, claims) === null).join(' ');
};

test('a person sends, logs an answer, sets refused, withdraws any time before money, reopens a refused one', () => {
  expect(allowed(claimOf({ state: 'drafted', sentOn: null }))).toBe('send withdraw');
  expect(allowed(claimOf())).toBe('remind answer refuse withdraw');
  expect(allowed(claimOf({ state: 'refused' }))).toBe('reopen');
  expect(allowed(claimOf({ state: 'withdrawn' }))).toBe('');
  expect(allowed(claimOf({ state: 'settled' }))).toBe('');
  expect(stateAfter('reopen', { state: 'refused' })).toBe('sent');
  expect(stateAfter('answer', { state: 'sent' })).toBe('sent');
});

test('once something is credited the remainder is closed: no withdrawing, no refusing', () => {
  expect(allowed(claimOf(), [named('-25')])).toBe('remind answer close');
  expect(allowed(claimOf(), [named('-40')])).toBe('');
  expect(stateAfter('close', { state: 'sent' })).toBe('settled');
});

test('a refused claim is not reopened while a line of it stands in a living claim', () => {
  const anew = (state: Claim['state']): Claim =>
    claimOf({ id: 'K2', number: { year: 2026, sequence: 2 }, state });
  expect(allowed(claimOf({ state: 'refused' }), [], [anew('drafted')])).toBe('');
  expect(allowed(claimOf({ state: 'refused' }), [], [anew('withdrawn')])).toBe('reopen');
});

test('a line is claimed once, until its claim is withdrawn or refused without money on it', () => {
  for (const state of ['drafted', 'sent', 'settled'] as const)
    expect(claimHolding('o-a', [claimOf({ state })], [])?.id).toBe('K1');
  for (const state of ['refused', 'withdrawn'] as const) {
    expect(claimHolding('o-a', [claimOf({ state })], [])).toBeNull();
    const credits = matchCredits([claimOf({ state })], [creditNote()], [creditLink()]);
    expect(claimHolding('o-a', [claimOf({ state })], credits)?.id).toBe('K1');
  }
  expect(claimHolding('o-b', [claimOf()], [])).toBeNull();
});

test('recovered is what is credited, by month of the credit document', () => {
  const documents = [
    named('-25'),
    creditNote({
      id: 'N2',
      sha256: 'n2',
      date: '2026-04-01',
      precedingInvoices: ['1001'],
      lines: [creditLine({ id: 'd', sum: '-30' })],
    }),
  ];
  const claims = [claimOf({ lines: [claimLine()] })];
  const dated = matchCredits(claims, documents, []).map((credit) => ({
    ...credit,
    creditDate: credit.creditLineId === 'c' ? '2026-03-10' : '2026-04-01',
  }));
  expect(recoveredByMonth(dated)).toEqual([
    { month: '2026-03', amount: '25.00' },
    { month: '2026-04', amount: '15.00' },
  ]);
});

test('complain-by is the last delivery and the supplier’s complaint days; overdue is after reply-by while something is open', () => {
  expect(complainBy('2026-02-25', 7)).toBe('2026-03-04');
  expect(complainBy('2026-02-25', null)).toBeNull();
  const sent = { state: 'sent', open: '1.00', replyBy: '2026-03-16' } as const;
  expect(isOverdue(sent, '2026-03-16')).toBe(false);
  expect(isOverdue(sent, '2026-03-17')).toBe(true);
  expect(isOverdue({ ...sent, open: '0.00' }, '2026-03-17')).toBe(false);
});
