import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../values/calendar.ts';
import { decimal, fixed, sumOf } from '../values/decimal.ts';
import { feeKind } from './fee-kind.ts';
import { type ChargedInvoice, feeSeries } from './fee-series.ts';

const invoiceOn = (
  at: number,
  fees: ChargedInvoice['fees'],
  rest: Partial<ChargedInvoice> = {},
): ChargedInvoice => ({
  id: `i${at}`,
  number: `${1000 + at}`,
  date: daysAfter('2026-01-05', at * 7),
  net: '1000',
  creditNote: false,
  fees,
  ...rest,
});

const freight = (...amounts: (string | null)[]): ChargedInvoice[] =>
  amounts.map((amount, at) => invoiceOn(at, amount === null ? {} : { freight: amount }));

const only = (invoices: readonly ChargedInvoice[]) => {
  const [series] = feeSeries(invoices);
  if (series === undefined) throw new Error('no series');
  return series;
};

describe('what a charge is for', () => {
  test.each([
    ['Frakt', 'freight', 'freight'],
    ['Transportavgift zon 2', 'freight', 'freight'],
    ['Drivmedelstillägg 4,5 %', 'freight', 'fuel'],
    ['Miljöavgift', 'fee', 'environment'],
    ['Emballageavgift', 'fee', 'environment'],
    ['Faktureringsavgift', 'fee', 'invoice'],
    ['Pappersfaktura', 'fee', 'invoice'],
    ['Minimiorderavgift', 'fee', 'minimum-order'],
    ['Avgift under minsta order', 'fee', 'minimum-order'],
    ['Småorderavgift', 'fee', 'small-order'],
    ['Small order charge', 'fee', 'small-order'],
    ['Expeditionsavgift', 'fee', 'other'],
    ['Öresavrundning', 'fee', null],
    ['Dröjsmålsränta', 'fee', null],
  ] as const)('%s', (text, kind, expected) => expect(feeKind(text, kind)).toBe(expected));
});

describe('the first of a fee', () => {
  test('is news after five invoices without it', () => {
    const { first } = only(freight(null, null, null, null, null, '45'));
    expect(first).toEqual({ invoiceId: 'i5', date: '2026-02-09', amount: '45', isNews: true });
  });

  test('is how it always was when it stands on the first invoices', () => {
    expect(only(freight(null, null, '45', '45')).first.isNews).toBe(false);
  });
});

describe('a rise', () => {
  test('of a fixed fee is told once, with the invoice that began it', () => {
    const { rise } = only(freight('95', '95', '95', '95', '120', '120', '120', '120', '120'));
    expect(rise).toEqual({
      by: 'amount',
      from: '95',
      to: '120',
      percent: '26.3',
      invoiceId: 'i4',
      date: '2026-02-02',
    });
  });

  test('of a fee that follows the goods is told in per cent of them', () => {
    const nets = ['1000', '2400', '801.35', '1733.2', '990', '1200'];
    const at = (net: string, place: number) => {
      const goods = decimal(net);
      const fee = fixed(goods.times(place === 5 ? '0.06' : '0.045'), 2);
      return invoiceOn(place, { fuel: fee }, { net: goods.plus(fee).toFixed() });
    };
    expect(only(nets.map(at)).rise).toMatchObject({ by: 'share', from: '4.5', to: '6', percent: '33.3' });
    expect(only(nets.slice(0, 5).map(at)).rise).toBeNull();
  });

  test('is not a dear day that comes round, nor a rebate that ends', () => {
    const week = ['95', '95', '95', '150'];
    expect(only(freight(...week, ...week, ...week)).rise?.date).toBe('2026-01-26');
    expect(only(freight('95', '95', '95', '0.5', '95', '95', '95')).rise).toBeNull();
  });

  test('of a fee that varies takes three invoices above all before', () => {
    const before = ['80', '91', '88', '99', '84', '93'];
    expect(only(freight(...before, '120', '118')).rise).toBeNull();
    expect(only(freight(...before, '120', '118', '125')).rise).toMatchObject({
      from: '91',
      to: '120',
      invoiceId: 'i6',
    });
  });
});

describe('more often', () => {
  const every = (step: number, count: number) =>
    Array.from({ length: count }, (_, at) => (at % step === 0 ? '95' : null));

  test('is twice the share of before and four more', () => {
    const { oftener } = only(freight(...every(4, 20), ...Array.from({ length: 10 }, () => '95')));
    expect(oftener).toMatchObject({ now: 10, ofNow: 10, before: 5, ofBefore: 20 });
  });

  test('is not said of a steady share', () => {
    expect(only(freight(...every(2, 60))).oftener).toBeNull();
    expect(only(freight(...every(3, 60))).oftener).toBeNull();
  });
});

test('credit notes take off what came back, and are no invoices with or without the fee', () => {
  const credit = invoiceOn(9, { freight: '-95' }, { creditNote: true });
  expect(only([...freight('95', '95'), credit])).toMatchObject({ sum: '95.00', count: 2, of: 2 });
});

/** Said again from the text alone: sums by scanning whole months, the first one by asking each invoice what came before it. */
const second = (invoices: readonly ChargedInvoice[]) => {
  const own = invoices.filter(({ fees }) => fees.freight !== undefined);
  const months = [...new Set(own.map(({ date }) => date.slice(0, 7)))].toSorted().map((month) => {
    let sum = 0n;
    let count = 0;
    for (const { date, fees, creditNote } of own) {
      if (!date.startsWith(month)) continue;
      sum += BigInt(fixed(decimal(fees.freight ?? '0'), 2).replace('.', ''));
      if (!creditNote) count += 1;
    }
    return { month, öre: sum, count };
  });
  const debits = invoices.filter(({ creditNote }) => !creditNote);
  const firsts = debits.filter(
    (one) =>
      one.fees.freight !== undefined &&
      !debits.some((o) => o.fees.freight !== undefined && o.date < one.date),
  );
  const isNews = firsts.map((one) => {
    const earlier = debits.filter(({ date }) => date < one.date);
    return earlier.length >= 5 && earlier.some(({ date }) => daysAfter(date, 28) <= one.date);
  })[0];
  return { months, first: firsts[0]?.id, isNews };
};

const history = fc
  .array(
    fc.record({
      öre: fc.option(fc.integer({ min: 1, max: 50_000 }), { freq: 3 }),
      creditNote: fc.boolean(),
      gap: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((drawn) => {
    let day = 0;
    return drawn.map(({ öre, creditNote, gap }, at) => {
      day += gap;
      const amount = öre === null ? null : fixed(decimal(`${öre}`).div('100'), 2);
      const signed = amount !== null && creditNote ? `-${amount}` : amount;
      return invoiceOn(at, signed === null ? {} : { freight: signed }, {
        date: daysAfter('2026-01-01', day),
        creditNote,
      });
    });
  });

test('in any order and told twice it is the same; months add up; a second reading of the rule agrees', () => {
  fc.assert(
    fc.property(history, fc.array(fc.nat()), (invoices, keys) => {
      const series = feeSeries(invoices);
      const shuffled = [...invoices, ...invoices]
        .map((one, at) => ({ one, key: keys[at % Math.max(1, keys.length)] ?? at }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one);
      expect(feeSeries(shuffled)).toEqual(series);
      const opinion = second(invoices);
      const [only] = series;
      expect(only?.first.invoiceId).toBe(opinion.first);
      if (only === undefined) return;
      expect(only.first.isNews).toBe(opinion.isNews);
      expect(
        only.months.map(({ month, sum, count }) => ({ month, öre: BigInt(sum.replace('.', '')), count })),
      ).toEqual(opinion.months);
      expect(sumOf(only.months.map(({ sum }) => decimal(sum))).toFixed(2)).toBe(only.sum);
    }),
    { numRuns: 200 },
  );
});

test('a fee that never changes tells nothing, and one that rises is found wherever it rose', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90_000 }),
      fc.integer({ min: 4, max: 30 }),
      fc.integer({ min: 1, max: 12 }),
      (öre, before, since) => {
        const [low, high] = [öre, öre + 100].map((each) => fixed(decimal(`${each}`).div('100'), 2));
        if (low === undefined || high === undefined) return;
        const flat = Array.from({ length: before }, () => low);
        expect(only(freight(...flat))).toMatchObject({ rise: null, oftener: null, first: { isNews: false } });
        const { rise } = only(freight(...flat, ...Array.from({ length: since }, () => high)));
        expect(rise?.invoiceId).toBe(`i${before}`);
      },
    ),
    { numRuns: 100 },
  );
});
