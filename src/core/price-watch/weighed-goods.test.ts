import { describe, expect, test } from 'vitest';
import { printedPrice } from '#core/invoices/amounts.ts';
import { decimal, rounded } from '#core/values/decimal.ts';
import { Story } from '#testing/price-watch/story.ts';

/** A line of weighed goods as it is read: the net sum at the öre, and net ÷ quantity as its price. */
const weighed = (price: string, quantity: string, discount = '0') => {
  const sum = rounded(decimal(price).times(quantity).minus(discount), 2);
  const comparable = rounded(decimal(sum).div(quantity), 6);
  return [comparable, { quantity, sum, printed: printedPrice({ price, quantity, discount, sum }) }] as const;
};

const quantities = ['1.309', '2.345', '0.417', '13.1', '0.065', '7.777'];

describe('Two prices are equal when the reference × quantity, half-up to the öre, gives the net sum', () => {
  test('a deal of 189,00 kr/kg that is kept is never broken', () => {
    const story = new Story().deal('deal', '189', '03-01', null);
    for (const [at, quantity] of quantities.entries())
      story.line(`03-0${at + 1}`, ...weighed('189', quantity));
    expect(story.lines.some(({ price }) => price !== '189')).toBe(true);
    expect(story.alerts()).toEqual([]);
  });

  test('one öre a kilo more breaks it where the sum shows it', () => {
    const story = new Story().deal('deal', '189', '03-01', null).line('03-01', ...weighed('189.01', '2.345'));
    expect(story.alerts()).toEqual(['03-01 +0.010661 UNRESOLVED deal']);
  });

  test('under a rule of any change the same price per kilo is silent, line after line', () => {
    const story = new Story().rule('01-01', { threshold: { type: 'any' } });
    for (const [at, quantity] of quantities.entries())
      story.line(`03-0${at + 1}`, ...weighed('189', quantity));
    story.line('03-10', ...weighed('189.5', '2.345'));
    expect(story.alerts().map((alert) => alert.slice(0, 5))).toEqual(['03-10']);
  });

  test('and so it is against the last price', () => {
    const story = new Story().rule('01-01', { threshold: { type: 'any' }, reference: 'last' });
    for (const [at, quantity] of quantities.entries())
      story.line(`03-0${at + 1}`, ...weighed('12.345', quantity));
    expect(story.alerts()).toEqual([]);
  });

  test('the old price is silent after a decision, before and after its newest line', () => {
    const story = new Story().rule('01-01', { threshold: { type: 'any' } });
    story
      .line('03-01', ...weighed('189', '1.309'))
      .line('03-05', ...weighed('199', '0.417'))
      .settle('ignore');
    story.line('03-03', ...weighed('189', '2.345')).line('03-09', ...weighed('189', '13.1'));
    expect(story.alerts().map((alert) => alert.slice(0, 5))).toEqual(['03-05']);
  });

  test('a late line at a settled price inherits it, and a temporary price passes, at any weight', () => {
    const story = new Story()
      .line('03-01', ...weighed('189', '1.309'))
      .line('03-05', ...weighed('159', '0.417'))
      .settle('temporary', '03-20')
      .line('03-06', ...weighed('159', '2.345'))
      .line('03-04', ...weighed('159', '7.777'));
    expect(story.now().entries.map(({ id, decision }) => [id, decision?.kind])).toEqual([
      ['03-04', 'temporary'],
      ['03-05', 'temporary'],
    ]);
  });

  test('a kept deal with ten per cent off each line is kept', () => {
    const story = new Story().deal('deal', '170.1', '03-01', null);
    story
      .line('03-01', ...weighed('189', '1.309', '24.74'))
      .line('03-02', ...weighed('189', '2.345', '44.32'));
    expect(story.alerts()).toEqual([]);
  });
});

describe('the printed price of a line', () => {
  test.each([
    ['189.00', '1.309', '0', '247.40', '189'],
    ['12.345', '3', '0', '37.03', '12.345'],
    ['12.345', '3', '0', '37.02', null],
    ['100', '4', '100', '300', '75'],
    ['189', '1.309', '24.74', '222.66', '170.1'],
    ['10', '3', '1', '29', '9.666667'],
    ['100', '10', '0', '1200', null],
    ['100', '0', '0', '0', null],
    ['100', '-2', '0', '-200', null],
    [null, '2', '0', '200', null],
    ['0', '2', '0', '0', '0'],
  ])('%s × %s less %s for %s is %s', (price, quantity, discount, sum, printed) => {
    expect(printedPrice({ price, quantity, discount, sum })).toBe(printed);
  });
});
