import { expect, test } from 'vitest';
import { randomOf } from '#testing/papers/random.ts';
import { sumOre } from '#testing/bookkeeping/ore.ts';
import { turn } from '#testing/share.ts';
import { basAccounts } from './accounts.ts';
import { type DraftFacts, postedDraft } from './draft.ts';

const facts = (changes: Partial<DraftFacts> = {}): DraftFacts => ({
  currency: 'SEK',
  total: '112.00',
  net: '100.00',
  taxTotal: '12.00',
  rounding: null,
  category: 'general',
  lines: [{ kind: 'goods', category: 'meat', sum: '100.00', vatRate: '12' }],
  charges: [],
  ...changes,
});

const rowsOf = (draft: DraftFacts): string[] => {
  const posted = postedDraft(draft, basAccounts);
  if (typeof posted === 'string') return [posted];
  expect(sumOre(posted.postings.map(({ amount }) => amount))).toBe(0n);
  return posted.postings.map(({ account, amount, rate }) => `${account} ${amount} ${rate ?? '-'}`);
};

test('cost, VAT by rate and what is owed', () => {
  expect(rowsOf(facts())).toEqual(['4010 100.00 12', '2641 12.00 12', '2440 -112.00 -']);
  const lines = [
    { kind: 'goods', category: 'meat', sum: '100.00', vatRate: '12' },
    { kind: 'goods', category: 'supplies', sum: '50.00', vatRate: '25' },
    { kind: 'deposit', category: 'general', sum: '20.00', vatRate: '0' },
  ] as const;
  expect(rowsOf(facts({ lines, net: '170', taxTotal: '24.50', total: '194.50' }))).toEqual([
    '4010 100.00 12',
    '5460 50.00 25',
    '4010 20.00 0',
    '2641 12.00 12',
    '2641 12.50 25',
    '2440 -194.50 -',
  ]);
});

test('a credit note is the same the other way', () => {
  const lines = [{ kind: 'goods', category: 'meat', sum: '-100.00', vatRate: '12' }] as const;
  expect(rowsOf(facts({ lines, net: '-100', taxTotal: '-12.00', total: '-112.00' }))).toEqual([
    '4010 -100.00 12',
    '2641 -12.00 12',
    '2440 112.00 -',
  ]);
});

test('what is rounded to the krona has its account, and the stated VAT counts to the öre', () => {
  const draft = facts({ net: '100.10', taxTotal: '12.02', rounding: '-0.12', total: '112.00' });
  const lines = [{ kind: 'goods', category: 'meat', sum: '100.10', vatRate: '12' }] as const;
  expect(rowsOf({ ...draft, lines })).toEqual([
    '4010 100.10 12',
    '2641 12.02 12',
    '3740 -0.12 -',
    '2440 -112.00 -',
  ]);
});

test('the rate of a charge is the one with which the stated VAT comes out', () => {
  const charges = [{ charge: true, kind: 'freight', amount: '40.00' }] as const;
  expect(rowsOf(facts({ charges, net: '140', taxTotal: '22.00', total: '162.00' }))).toEqual([
    '4010 100.00 12',
    '5710 40.00 -',
    '2641 12.00 12',
    '2641 10.00 25',
    '2440 -162.00 -',
  ]);
});

test('VAT that no rate explains is posted whole, without a rate', () => {
  const lines = [{ kind: 'goods', category: 'meat', sum: '100.00', vatRate: null }] as const;
  expect(rowsOf(facts({ lines, taxTotal: '17.30', total: '117.30' }))).toEqual([
    '4010 100.00 -',
    '2641 17.30 -',
    '2440 -117.30 -',
  ]);
});

test('an invoice that contradicts itself, or is in another currency, is left to a person', () => {
  expect(rowsOf(facts({ total: '150.00' }))).toEqual(['handover.unbalanced']);
  expect(rowsOf(facts({ currency: 'EUR' }))).toEqual(['handover.foreign_currency']);
});

test('every draft balances to the öre, whatever is on the invoice', () => {
  const random = randomOf(turn + 1);
  for (let number = 0; number < 300; number += 1) {
    const lines = Array.from({ length: random.whole(1, 12) }, () => ({
      kind: 'goods' as const,
      category: random.whole(0, 1) === 0 ? ('meat' as const) : ('alcohol' as const),
      sum: `${random.whole(-50, 900)}.${String(random.whole(0, 999)).padStart(3, '0')}`,
      vatRate: ['25', '12', '6', '0', null][random.whole(0, 4)] ?? null,
    }));
    const net = sumOre(lines.map(({ sum }) => sum.slice(0, -1)));
    const vat = BigInt(random.whole(0, 20_000));
    const kronor = (ore: bigint): string => {
      const text = String(ore < 0n ? -ore : ore).padStart(3, '0');
      return `${ore < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
    };
    const draft = facts({ lines, net: kronor(net), taxTotal: kronor(vat), total: kronor(net + vat) });
    const posted = postedDraft(draft, basAccounts);
    if (typeof posted === 'string') throw new Error(posted);
    expect(sumOre(posted.postings.map(({ amount }) => amount))).toBe(0n);
    expect(sumOre(posted.vat.map((share) => share.vat))).toBe(vat);
  }
});
