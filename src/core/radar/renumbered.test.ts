import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../values/calendar.ts';
import { isNearlyNamed, type NumberedArticle, renumberings } from './renumbered.ts';

const article = (articleNumber: string, rest: Partial<NumberedArticle> = {}): NumberedArticle => ({
  id: articleNumber,
  articleNumber,
  name: 'Smör osaltat 500 g',
  unit: 'H87',
  currency: 'SEK',
  statedPack: null,
  firstDate: '2026-01-05',
  lastDate: '2026-03-02',
  firstPrice: '50',
  lastPrice: '50',
  ...rest,
});

const later = (rest: Partial<NumberedArticle> = {}): NumberedArticle =>
  article('900', {
    firstDate: '2026-03-09',
    lastDate: '2026-03-30',
    firstPrice: '54.5',
    lastPrice: '54.5',
    ...rest,
  });

const found = (...rest: readonly NumberedArticle[]) => renumberings([article('100'), ...rest]);

test('an article that ends while another number with its name, pack and nearly its price begins is proposed', () => {
  expect(found(later())).toEqual([
    {
      earlierId: '100',
      laterId: '900',
      from: '100',
      to: '900',
      price: '50',
      newPrice: '54.5',
      percent: '9',
      days: 7,
    },
  ]);
});

describe('is not proposed', () => {
  test.each([
    ['after more than thirty days', later({ firstDate: '2026-04-02' })],
    ['while the old number goes on', later({ firstDate: '2026-03-02' })],
    ['in another pack', later({ name: 'Smör osaltat 250 g' })],
    ['in another unit of measure', later({ unit: 'KGM' })],
    ['at a price a quarter away and more', later({ firstPrice: '62.51' })],
    ['of other goods', later({ name: 'Smör normalsaltat 500 g' })],
    ['in another currency', later({ currency: 'EUR' })],
    ['without a number', later({ articleNumber: null })],
  ])('%s', (_, other) => expect(found(other)).toEqual([]));

  test('with other figures where no size is read', () => {
    const [one, other] = [article('1', { name: 'Ost 28' }), later({ name: 'Ost 17' })];
    expect(renumberings([one, other])).toEqual([]);
  });
});

test('the limits themselves are inside: thirty days, a quarter', () => {
  expect(found(later({ firstDate: '2026-04-01', firstPrice: '62.5' }))).toHaveLength(1);
  expect(found(later({ firstPrice: '37.5' }))).toHaveLength(1);
});

test('names are nearly equal by order, spelling, one slip and shortening, never by another word', () => {
  const same = [
    ['Smör osaltat 500 g', 'SMÖR OSALT. 500G'],
    ['Kycklingfilé 2,5 kg', 'Kycklingfile 2,5kg'],
    ['Krossade tomater 2,5 kg', 'Tomater krossade 2,5 kg'],
    ['Parmesan riven 1 kg', 'Parmesann riven 1 kg'],
  ] as const;
  const other = [
    ['Vispgrädde 40 % 1 l', 'Grädde visp 40% 1l'],
    ['Läsk cola 24x33 cl', 'Läsk apelsin 24x33 cl'],
    ['Vin husets röda 75 cl', 'Vin husets vita 75 cl'],
    ['Vispgrädde 40 % 1 l', 'Vispgrädde 36 % 1 l'],
    ['Lax hel', 'Lax hel rökt'],
    ['Te grön', 'Te svart'],
  ] as const;
  expect(same.filter(([a, b]) => !isNearlyNamed(a, b)).map(([a]) => a)).toEqual([]);
  expect(other.filter(([a, b]) => isNearlyNamed(a, b))).toEqual([]);
});

test('each number is proposed once: the same name before a near one, then the sooner', () => {
  const near = later({
    id: '901',
    articleNumber: '901',
    name: 'Smörr osaltat 500 g',
    firstDate: '2026-03-03',
  });
  const soon = later({ id: '902', articleNumber: '902', firstDate: '2026-03-05' });
  expect(found(near, later(), soon).map(({ laterId }) => laterId)).toEqual(['902']);
});

test('in any order it is the same, never twice of one number, and within every limit', () => {
  const names = ['Smör osaltat 500 g', 'Smör osalt 500g', 'Smör saltat 500 g', 'Mjölk 1 l', 'Mjölk 1,5 l'];
  const articles = fc.array(
    fc.record({
      name: fc.constantFrom(...names),
      begins: fc.nat(80),
      lasts: fc.nat(60),
      price: fc.integer({ min: 40, max: 70 }),
    }),
    { maxLength: 14 },
  );
  fc.assert(
    fc.property(articles, fc.nat(), (drawn, turn) => {
      const all = drawn.map(({ name, begins, lasts, price }, at) =>
        article(`${at}`, {
          name,
          firstDate: daysAfter('2026-01-01', begins),
          lastDate: daysAfter('2026-01-01', begins + lasts),
          firstPrice: `${price}`,
          lastPrice: `${price}`,
        }),
      );
      const pairs = renumberings(all);
      const cut = all.length === 0 ? 0 : turn % all.length;
      expect(renumberings([...all.slice(cut), ...all.slice(0, cut)])).toEqual(pairs);
      expect(new Set(pairs.map(({ earlierId }) => earlierId)).size).toBe(pairs.length);
      expect(new Set(pairs.map(({ laterId }) => laterId)).size).toBe(pairs.length);
      for (const { days, percent } of pairs) {
        expect(days).toBeGreaterThan(0);
        expect(days).toBeLessThanOrEqual(30);
        expect(Math.abs(Number(percent))).toBeLessThanOrEqual(25);
      }
    }),
    { numRuns: 150 },
  );
});
