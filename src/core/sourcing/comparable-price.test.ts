import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, rounded } from '../values/decimal.ts';
import { comparablePrice, knownPack } from './comparable-price.ts';

const packOf = (name: string, unit: string) => {
  const known = knownPack({ name, unit }, null);
  return known && `${known.pack.amount} ${known.pack.baseUnit} by ${known.from}`;
};

test.each([
  ['Oxfilé ca 2,5 kg', 'KGM', '1 kg by unit'],
  ['Smör 500 g', 'H87', '0.5 kg by name'],
  ['Rapsolja 10 l', 'dunk', '10 l by name'],
  ['Läsk 24x33 cl', 'back', '7.92 l by name'],
  ['Potatis 10 kg krt', 'KRT', '10 kg by name'],
  ['Gurka svensk', 'st', '1 st by name'],
  ['Ägg', 'dussin', '12 st by name'],
])('%s by %s holds %s', (name, unit, pack) => expect(packOf(name, unit)).toBe(pack));

test.each([
  ['a case of what may be one of many', 'Smör 500 g', 'KRT'],
  ['a weight that is about', 'Oxfilé ca 2,5 kg', 'st'],
  ['a figure that is not understood', 'Vita bönor 1/1 burk', 'st'],
  ['a box of something', 'Handskar nitril', 'ask'],
  ['an unknown unit of measure', 'Smör 500 g', 'näve'],
])('%s is unknown', (_, name, unit) => expect(packOf(name, unit)).toBeNull());

test('what a person states goes before the name, and not before a measure', () => {
  const stated = { baseUnit: 'kg', amount: '10' } as const;
  expect(knownPack({ name: 'Smör 500 g', unit: 'KRT' }, stated)).toMatchObject({
    pack: stated,
    from: 'stated',
  });
  expect(knownPack({ name: 'Lax', unit: 'kg' }, stated)?.from).toBe('unit');
});

test('so many times the pack at one price is so many times cheaper', () => {
  const price = fc
    .integer({ min: 1, max: 10_000_000 })
    .map((ore) => rounded(decimal(String(ore)).div('100'), 2));
  const amount = fc
    .integer({ min: 1, max: 100_000 })
    .map((grams) => rounded(decimal(String(grams)).div('1000'), 3));
  fc.assert(
    fc.property(price, amount, fc.integer({ min: 1, max: 48 }), (paid, size, times) => {
      const scaled = decimal(size).times(String(times)).toFixed();
      const one = comparablePrice(paid, { baseUnit: 'kg', amount: size });
      const many = comparablePrice(paid, { baseUnit: 'kg', amount: scaled });
      const apart = decimal(many).times(String(times)).minus(one).abs();
      expect(apart.lte(decimal('0.000001').times(String(times)))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a name with so many pieces holds so many times one piece', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 96 }),
      fc.constantFrom('500 g', '33 cl', '2,5 kg', '1 l'),
      (times, size) => {
        const one = knownPack({ name: `Vara ${size}`, unit: 'st' }, null);
        const many = knownPack({ name: `Vara ${times}x${size}`, unit: 'st' }, null);
        expect(many?.pack.amount).toBe(
          decimal(one?.pack.amount ?? '0')
            .times(String(times))
            .toFixed(),
        );
      },
    ),
    { numRuns: 200 },
  );
});
