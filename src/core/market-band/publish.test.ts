import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Buyer, Market } from '#testing/market-band/market.ts';
import { slowPublish } from '#testing/market-band/second-opinion.ts';
import { decimal } from '../values/decimal.ts';
import { mayFollow, partiesApart } from './difference.ts';
import { behindOf, figuresOf } from './figures.ts';
import { type GoodsMarket, publishGoods } from './publish.ts';
import { monthOf, oldestRemembered, oldestShown, windowOf } from './window.ts';

const figures = (...prices: string[]) => figuresOf(prices.map((price) => decimal(price)));

describe('figures', () => {
  it('are the 25th, 50th and 75th percentile, of three significant digits', () => {
    expect(figures('10', '20', '30', '40', '50')).toEqual({ low: '20', middle: '30', high: '40' });
    expect(figures('1', '2', '3', '4', '5', '6')).toEqual({ low: '2.25', middle: '3.5', high: '4.75' });
    expect(figures('98.456', '109.96', '1234.5', '1234.5', '9999')).toEqual({
      low: '110',
      middle: '1230',
      high: '1230',
    });
    expect(figures('0.012345', '0.012345', '0.012355', '0.09999', '1').high).toBe('0.1');
  });

  it('tell in steps how many stand behind them', () => {
    expect([5, 9, 10, 19, 20, 300].map(behindOf)).toEqual(['5-9', '5-9', '10-19', '10-19', '20+', '20+']);
  });
});

describe('the window of a month', () => {
  it('is of 90 days that ended 30 days before it', () => {
    expect(windowOf('2026-11-01')).toEqual({ from: '2026-07-05', to: '2026-10-02' });
    expect(windowOf('2026-03-01')).toEqual({ from: '2025-11-02', to: '2026-01-30' });
    expect(windowOf('2026-11-23')).toEqual(windowOf('2026-11-01'));
    expect(monthOf('2026-11-23')).toBe('2026-11-01');
  });

  it('is shown for six months at most, and remembered for twelve', () => {
    expect(oldestShown('2026-11-23')).toBe('2026-06-01');
    expect(oldestShown('2026-02-01')).toBe('2025-09-01');
    expect(oldestRemembered('2026-11-01')).toBe('2025-11-01');
  });
});

describe('sets that follow each other', () => {
  const set = (...names: string[]) =>
    names.map((name) => {
      const [organizationId = '', partyId = organizationId] = name.split(' ');
      return { organizationId, partyId };
    });

  it('count who has come or gone, by party', () => {
    expect(partiesApart(set('a', 'b', 'c'), set('c', 'b', 'a'))).toBe(0);
    expect(partiesApart(set('a', 'b'), set('b', 'c'))).toBe(2);
    // Three companies of one group are one that came; two that have become a group are one that left.
    expect(partiesApart(set('a'), set('a', 'x g', 'y g', 'z g'))).toBe(1);
    expect(partiesApart(set('a', 'x', 'y'), set('a g', 'x g'))).toBe(1);
  });

  it('are equal, or three apart', () => {
    expect(mayFollow(set('a', 'b'), set('a', 'b'))).toBe(true);
    expect(mayFollow(set('a', 'b'), set('a', 'b', 'c', 'd'))).toBe(false);
    expect(mayFollow(set('a', 'b'), set('a', 'b', 'c', 'd', 'e'))).toBe(true);
  });
});

const buyer = fc.record({
  id: fc.integer({ min: 0, max: 25 }).map((at) => `org${String(at).padStart(2, '0')}`),
  price: fc.integer({ min: 1, max: 2000 }),
  volume: fc.constantFrom(1, 1, 1, 2, 4, 64),
  party: fc.option(fc.constantFrom('group1', 'group2'), { nil: undefined, freq: 6 }),
  baseUnit: fc.constantFrom('kg', 'kg', 'kg', 'l'),
});

const marketOf = (buyers: readonly Buyer[], market: Pick<GoodsMarket, 'seats' | 'published' | 'month'>) => ({
  ...market,
  contributions: buyers.map(({ id, price, volume = 1, party = id, baseUnit = 'kg' }) => ({
    organizationId: id,
    partyId: party,
    baseUnit,
    cost: String(price * volume),
    volume: String(volume),
  })),
  organizationsOf: (party: string) =>
    buyers.filter(({ id, party: own = id }) => own === party).map(({ id }) => id),
});

const months = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'];

describe('what is published', () => {
  it('is what a second, slow way tells', () => {
    const buyers = fc.uniqueArray(buyer, { selector: ({ id }) => id, minLength: 3, maxLength: 26 });
    fc.assert(
      fc.property(fc.array(buyers, { minLength: 1, maxLength: 4 }), (history) => {
        const seats = new Map<string, GoodsMarket['seats'][number]>();
        const published: GoodsMarket['published'][number][] = [];
        for (const [at, each] of history.entries()) {
          const month = months[at] ?? '';
          const market = marketOf(each, { month, seats: [...seats.values()], published: [...published] });
          const result = publishGoods(market);
          expect(
            result.halves.map(({ half, figures: found, members }) => ({
              half,
              figures: found === null ? null : [found.low, found.middle, found.high],
              members: members.map(({ organizationId }) => organizationId).toSorted(),
            })),
          ).toEqual(slowPublish(market));
          for (const seat of result.seats) seats.set(seat.organizationId, seat);
          for (const { half, members, figures: found } of result.halves)
            if (found !== null) published.push({ half, month, members });
        }
      }),
      { numRuns: Number(process.env['BAND_RUNS'] ?? 150), seed: 15 },
    );
  });

  it('never tells two sets of goods that are one or two apart, of one half or of both, whoever looks', () => {
    const history = fc.array(
      fc.uniqueArray(buyer, { selector: ({ id }) => id, minLength: 8, maxLength: 26 }),
      {
        minLength: 2,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(history, (each) => {
        const market = new Market();
        for (const [at, buyers] of each.entries()) market.publish(months[at] ?? '', buyers);
        for (const one of market.sets)
          for (const other of market.sets)
            expect([1, 2]).not.toContain(partiesApart(one.members, other.members));
        for (const { id } of each.flat())
          expect(market.look(id, '2026-04-20')?.members ?? []).not.toContain(id);
      }),
      { numRuns: Number(process.env['BAND_RUNS'] ?? 80), seed: 15 },
    );
  });
});
