import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWhole } from '#testing/share.ts';
import { scoreMissing } from '#testing/radar/score-missing.ts';
import { daysAfter, weekdayOf } from '../values/calendar.ts';
import { missingInvoices } from './missing.ts';
import type { ReceivedInvoice } from './received.ts';
import { printRunning, runningNumber } from './number-series.ts';

const monday = '2026-02-02';
const invoice = (number: string, date: string, creditNote = false): ReceivedInvoice => ({
  id: number,
  number,
  date,
  creditNote,
});

/** Every so many days one, numbered one by one. */
const every = (step: number, count: number, from = monday): ReceivedInvoice[] =>
  Array.from({ length: count }, (_, at) => invoice(`${100 + at}`, daysAfter(from, at * step)));

/** Weekdays of a restaurant that somebody sends an invoice to each day. */
const busy = Array.from({ length: 500 }, (_, at) => daysAfter('2025-06-01', at)).filter(
  (day) => weekdayOf(day) < 5,
);

const told = (received: readonly ReceivedInvoice[], today: string, days: readonly string[] = busy) =>
  missingInvoices(received, days, today).map(({ by, numbers, after }) => [
    by,
    numbers.join(' '),
    after.number,
  ]);

test('a number is taken apart and printed again', () => {
  expect(runningNumber('F-2026-0123')).toEqual({ series: 'F-2026-#4', running: 123 });
  expect(runningNumber('991')).toEqual({ series: '#', running: 991 });
  expect(runningNumber('utan')).toBeNull();
  for (const number of ['F-2026-0123', '991', '12/B', 'A1-0007x']) {
    const read = runningNumber(number);
    expect(read && printRunning(read.series, read.running)).toBe(number);
  }
});

describe('a number that the supplier skipped', () => {
  const all = every(7, 12);
  const without = all.filter(({ number }) => number !== '110');

  test('is told by its number, a week after the next has come', () => {
    const next = all[11]?.date ?? '';
    expect(told(without, daysAfter(next, 6))).toEqual([]);
    expect(told(without, daysAfter(next, 7))).toEqual([['number', '110', '109']]);
  });

  test('is not told once it has come, nor as a credit note', () => {
    const today = daysAfter(monday, 84);
    expect(told(all, today)).toEqual([]);
    expect(told([...without, invoice('110', daysAfter(monday, 70), true)], today)).toEqual([]);
  });

  test('is not told where all customers are counted together, before nine are known, or of another beginning', () => {
    const shared = every(7, 12).map((one, at) => ({ ...one, number: `${5000 + at * 37 + (at % 3)}` }));
    expect(told(shared, daysAfter(monday, 84))).toEqual([]);
    const early = every(7, 8).filter(({ number }) => number !== '106');
    expect(told(early, daysAfter(monday, 56))).toEqual([]);
    const anew = [
      ...every(7, 10),
      ...every(7, 2, '2026-04-13').map((one) => ({ ...one, number: `9${one.number}` })),
    ];
    expect(told(anew, daysAfter('2026-04-13', 14))).toEqual([]);
  });

  test('is told in each of several series, of which one begins with the year', () => {
    const other = every(14, 11).map((one, at) =>
      invoice(`B-2026-${String(at + 1).padStart(3, '0')}`, daysAfter(one.date, 1)),
    );
    const both = [...every(7, 20), ...other].filter(
      ({ number }) => number !== '113' && number !== 'B-2026-010',
    );
    expect(told(both, daysAfter(monday, 150)).map(([, numbers]) => numbers)).toEqual(['113', 'B-2026-010']);
  });
});

describe('a supplier that falls silent', () => {
  const shared = every(7, 9, '2026-01-12').map((one, at) => ({ ...one, number: `${5000 + at * 37}` }));
  const last = shared[8]?.date ?? '';

  test('is told when nothing has come for longer than ever and some, once', () => {
    expect(told(shared, daysAfter(last, 17))).toEqual([]);
    expect(told(shared, daysAfter(last, 22))).toEqual([['silence', '', '5296']]);
    expect(missingInvoices(shared, busy, daysAfter(last, 22))[0]?.subject).toBe(
      missingInvoices(shared, busy, daysAfter(last, 60))[0]?.subject,
    );
  });

  test('is not told while the restaurant itself is closed, over Christmas, or without a rhythm', () => {
    const closed = busy.filter((day) => day <= last);
    expect(told(shared, daysAfter(last, 22), closed)).toEqual([]);
    const december = every(7, 12, '2025-09-30').map((one, at) => ({ ...one, number: `${5000 + at * 37}` }));
    expect(told(december, '2026-01-05')).toEqual([]);
    const irregular = [0, 3, 40, 44, 47, 90, 91, 95, 150, 152, 155].map((day) =>
      invoice(`${day * 31}`, daysAfter(monday, day)),
    );
    expect(told(irregular, daysAfter(monday, 230))).toEqual([]);
  });

  test('a hole is told in an even row of half a year only', () => {
    const long = every(7, 26, '2025-10-06').map((one, at) => ({ ...one, number: `${5000 + at * 37}` }));
    const holed = long.filter((_, at) => at !== 24);
    const today = daysAfter(long[25]?.date ?? '', 10);
    const even = holed.filter(({ date }) => date < '2025-12-20' || date > '2026-01-10');
    expect(told(even, today)).toEqual([]);
    expect(told(holed, today)).toEqual([['hole', '', holed[23]?.number]]);
    expect(told(holed.slice(10), today)).toEqual([]);
  });
});

test('neither order nor repetition matters, and what comes closes what was told', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 9, max: 24 }),
      fc.nat(100),
      fc.constantFrom(1, 3, 7, 14),
      fc.nat(),
      (count, place, step, turn) => {
        const all = every(step, count);
        const lost = 9 + (place % Math.max(1, count - 10));
        const received = all.filter((_, at) => at !== lost);
        const today = daysAfter(monday, count * step + 7);
        const missing = missingInvoices(received, busy, today);
        const turned = [...received.slice(turn % received.length), ...received, ...received.slice(0, 3)];
        expect(missingInvoices(turned, busy, today)).toEqual(missing);
        if (count > lost + 1 && (count - lost) * step < 100)
          expect(missing.map(({ numbers }) => numbers)).toContainEqual([`${100 + lost}`]);
        expect(missingInvoices(all, busy, today).filter(({ by }) => by !== 'silence')).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

/** Made restaurants of every rhythm and way of counting, with closings, holidays, credit notes and suppliers that are left. */
test('of all that is ever told nine in ten were truly lost, and one in thirty at most is of nothing at all', () => {
  const seeds = isWhole('HISTORIES') ? Array.from({ length: 30 }, (_, at) => at + 101) : [101, 102, 103];
  const { wrongOnes, ...score } = scoreMissing(seeds);
  const told = Math.max(1, score.told);
  // A few restaurants tell too little for a share of thirty.
  expect(wrongOnes.length).toBeLessThanOrEqual(Math.max(1, told / 30));
  // Whoever stops buying somewhere is asked about it once; that is no claim that something was sent.
  expect(score.right / Math.max(1, told - score.ended)).toBeGreaterThan(isWhole('HISTORIES') ? 0.93 : 0.7);
  expect(score.lostTold / score.lost).toBeGreaterThan(0.3);
});
