import { describe, expect, test } from 'vitest';
import { facts } from '#testing/price-watch/price-facts.ts';
import { Story } from '#testing/price-watch/story.ts';
import type { PriceFacts } from './types.ts';
import { whyOf } from './why.ts';

const litres = (amount: string) => ({ baseUnit: 'l', amount }) as const;

const causes = (to: PriceFacts, from: PriceFacts) => whyOf(to, from, 'no').causes;

describe('A cause is only asserted when the document shows it', () => {
  test.each(['106', '112', '125'])('a round rise to %s is a higher list price, never VAT', (price) => {
    expect(causes(facts(price), facts('100'))).toEqual(['list']);
    expect(causes(facts('100'), facts(price))).toEqual(['list']);
  });

  test('VAT where the rate on the lines differs and the price with VAT stayed', () => {
    const why = whyOf(facts('105.66', { vatRate: '6' }), facts('100', { vatRate: '12' }), 'no');
    expect(why).toMatchObject({
      causes: ['vat'],
      parts: [{ name: 'list', amount: '5.66' }],
      vat: '-5.66',
    });
    expect(causes(facts('105', { vatRate: '6' }), facts('100', { vatRate: '12' }))).toEqual(['list']);
    expect(causes(facts('105.66', { vatRate: null }), facts('100'))).toEqual(['list']);
  });

  test('discount lost only where the earlier line stated one that this one does not', () => {
    expect(causes(facts('100'), facts('90', { discount: '10' }))).toEqual(['discount-lost']);
    expect(causes(facts('90', { discount: '10' }), facts('100'))).toEqual(['discount-new']);
    expect(causes(facts('95', { discount: '5' }), facts('90', { discount: '10' }))).toEqual([
      'discount-lower',
    ]);
    expect(causes(facts('90', { discount: '10' }), facts('95', { discount: '5' }))).toEqual([
      'discount-higher',
    ]);
  });

  test('pack only where both sizes are known', () => {
    expect(causes(facts('60', { pack: litres('3.96') }), facts('60', { pack: litres('6') }))).toEqual([
      'pack',
    ]);
    expect(causes(facts('66'), facts('60', { pack: litres('6') }))).toEqual(['list']);
  });

  test('a deposit stands beside the price and explains nothing of it', () => {
    const lower = whyOf(facts('31', { deposit: '1' }), facts('30', { deposit: '2' }), 'no');
    expect(lower).toMatchObject({ causes: ['list'], deposit: '-1.00' });
    expect(whyOf(facts('31'), facts('30', { deposit: '1' }), 'no')).toMatchObject({
      causes: ['list'],
      parts: [{ name: 'list', amount: '1.00' }],
      deposit: '-1.00',
    });
  });

  test('it is told per base unit where the pack changed', () => {
    const from = facts('30', { deposit: '6', pack: litres('6') });
    const to = facts('30', { deposit: '4', pack: litres('2') });
    expect(whyOf(to, from, 'no')).toMatchObject({ baseUnit: 'l', deposit: '1.00' });
  });

  test('a promised price has no list price: what is above it is the deal, or after its end not told', () => {
    expect(whyOf(facts('110'), facts('100'), 'in-force')).toMatchObject({
      causes: ['deal'],
      parts: [{ name: 'other', amount: '10.00' }],
      deposit: '0.00',
    });
    expect(whyOf(facts('110', { deposit: '1' }), facts('100'), 'over').causes).toEqual(['other']);
  });

  test('a charge of the line leaves its list price untold', () => {
    expect(causes(facts('110', { discount: '-10' }), facts('100'))).toEqual(['other']);
  });
});

describe('Every alert splits the difference per base unit into list price, discount and pack', () => {
  const from = facts('287.10', { discount: '31.90', pack: litres('10'), vatRate: '6' });
  const to = facts('312.55', { discount: '16.45', pack: litres('9'), vatRate: '6' });

  test('several causes at once, largest first, adding up to the öre', () => {
    expect(whyOf(to, from, 'no')).toEqual({
      baseUnit: 'l',
      from: '28.71',
      to: '34.73',
      parts: [
        { name: 'pack', amount: '3.33' },
        { name: 'discount', amount: '1.71' },
        { name: 'list', amount: '0.98' },
      ],
      causes: ['pack', 'discount-lower', 'list'],
      vat: '0.00',
      deposit: '0.00',
      was: {
        price: '287.10',
        pack: litres('10'),
        listPrice: '319',
        discountPercent: '10',
        vatRate: '6',
        deposit: '0',
      },
      is: {
        price: '312.55',
        pack: litres('9'),
        listPrice: '329',
        discountPercent: '5',
        vatRate: '6',
        deposit: '0',
      },
    });
  });

  test('a smaller bottle at the same price is the pack alone', () => {
    const why = whyOf(facts('60', { pack: litres('3.96') }), facts('60', { pack: litres('6') }), 'no');
    expect(why).toMatchObject({ from: '10.00', to: '15.15', parts: [{ name: 'pack', amount: '5.15' }] });
  });

  test('where both prices are equal there is no waterfall; the pack is still told', () => {
    const why = whyOf(facts('50', { pack: litres('5') }), facts('60', { pack: litres('6') }), 'no');
    expect(why).toMatchObject({ from: '10.000000', to: '10.000000', parts: [], causes: ['pack'] });
  });

  test('prices of less than an öre apart are told with more decimals', () => {
    expect(whyOf(facts('0.024'), facts('0.021'), 'no')).toMatchObject({
      from: '0.0210',
      to: '0.0240',
      parts: [{ name: 'list', amount: '0.0030' }],
    });
  });

  test('it is on the entry, and stays as it was when settled', () => {
    const story = new Story().line('03-01', '90', { discount: '10' }).line('03-02', '100', { discount: '0' });
    expect(story.now().entries[0]?.why?.causes).toEqual(['discount-lost']);
    expect(story.settle('ignore').now().entries[0]?.why?.causes).toEqual(['discount-lost']);
  });

  test('a pure change of VAT or deposit raises no alert', () => {
    const story = new Story()
      .rule('01-01', {})
      .line('03-31', '100', { vatRate: '12', deposit: '1' })
      .line('04-01', '100', { vatRate: '6', deposit: '2' });
    expect(story.alerts()).toEqual([]);
  });

  test('a price above a deal in force is told as that', () => {
    const story = new Story().deal('d', '90', '03-01', null).line('03-02', '100');
    expect(story.now().entries[0]?.why?.causes).toEqual(['deal']);
  });
});
