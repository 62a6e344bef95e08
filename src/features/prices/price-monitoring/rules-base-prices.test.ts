import { describe, expect, test } from 'vitest';
import { whyOf } from '#core/price-watch/why.ts';
import type { PriceFacts } from '#core/price-watch/types.ts';
import { lineBasePrice, shownPerBase } from './rules-base-prices.ts';

const facts = (price: string, litres: string): PriceFacts => ({
  price,
  printed: null,
  pack: { baseUnit: 'l', amount: litres },
  vatRate: '12',
  discount: null,
  deposit: null,
});

describe('Prices per litre, kilo or piece', () => {
  test('are told where the pack has changed, and their difference is that of what is shown', () => {
    expect(shownPerBase(whyOf(facts('312.55', '9'), facts('287.10', '10'), 'no'))).toEqual({
      baseUnit: 'l',
      watchedPrice: '28.71',
      newPrice: '34.73',
      priceDifference: '6.02',
    });
  });

  test('are not told where both packs are of one size, or nothing is known of the causes', () => {
    expect(shownPerBase(whyOf(facts('312.55', '10'), facts('287.10', '10'), 'no'))).toBeNull();
    expect(shownPerBase(null)).toBeNull();
  });

  test.each([
    [
      { name: 'Rapsolja 10 l', unit: 'H87', price: '287.10' },
      { baseUnit: 'l', price: '28.71' },
    ],
    [
      { name: 'Oxfilé 2-3 kg', unit: 'KGM', price: '389' },
      { baseUnit: 'kg', price: '389.00' },
    ],
    [{ name: 'Diskborste', unit: 'H87', price: '19' }, null],
  ])('of the line %j', (line, price) => {
    expect(lineBasePrice(line, null)).toEqual(price);
  });

  test('of a line have as many decimals as those that were compared', () => {
    const line = { name: 'Servetter 500 st', unit: 'H87', price: '23.45' };
    expect(lineBasePrice(line, { newPrice: '0.0469' })?.price).toBe('0.0469');
  });
});
