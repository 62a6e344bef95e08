import { describe, expect, test } from 'vitest';
import { causeOf } from './cause.ts';
import { Story } from '#testing/price-watch/story.ts';
import type { PriceFacts } from './types.ts';

const facts = (price: string, more: Partial<PriceFacts> = {}): PriceFacts => ({
  price,
  printed: null,
  pack: null,
  vatRate: '12',
  discount: '0',
  deposit: null,
  ...more,
});

describe('Every alert says why the price differs: price, pack size or unit, VAT, discount lost, deposit', () => {
  test.each([
    ['price', facts('110'), facts('100')],
    ['price', facts('110', { vatRate: null, discount: null }), facts('100', { vatRate: null })],
    ['vat', facts('112'), facts('100')],
    ['vat', facts('100'), facts('112')],
    ['vat', facts('105.66', { vatRate: '6' }), facts('100', { vatRate: '12' })],
    ['price', facts('105', { vatRate: '6' }), facts('100', { vatRate: '12' })],
    ['discount', facts('100', { discount: '0' }), facts('90', { discount: '10' })],
    ['discount', facts('90', { discount: '10' }), facts('100', { discount: '0' })],
    ['price', facts('105', { discount: '0' }), facts('90', { discount: '10' })],
    ['discount', facts('100', { discount: null }), facts('90', { discount: '10' })],
    ['deposit', facts('31', { deposit: null }), facts('30', { deposit: '1' })],
    ['deposit', facts('30', { deposit: '1' }), facts('31')],
    ['price', facts('31', { deposit: '1' }), facts('30', { deposit: '1' })],
  ] as const)('%s', (cause, billed, watched) => {
    expect(causeOf(billed, watched)).toBe(cause);
  });

  test('it is on the entry, and stays as it was when settled', () => {
    const story = new Story().line('03-01', '90', { discount: '10' }).line('03-02', '100', { discount: '0' });
    expect(story.now().entries[0]?.cause).toBe('discount');
    expect(story.settle('ignore').now().entries[0]?.cause).toBe('discount');
  });
});
