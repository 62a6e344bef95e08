import { describe, expect, test } from 'vitest';
import { printedPrice, unitPrice } from './amounts.ts';

const printed = (price: string | null, quantity: string, discount: string, sum: string) =>
  printedPrice({ price, quantity, discount, sum });

describe('the price that a line prints', () => {
  test.each([
    ['10.50', '3', '0', '31.50', '10.5'],
    ['10', '3', '0.00', '30.01', '10'],
    ['10', '3', '0', '29.99', '10'],
    ['0', '2', '0', '0', '0'],
  ])('%s × %s less %s, for %s, is %s', (price, quantity, discount, sum, expected) =>
    expect(printed(price, quantity, discount, sum)).toBe(expected),
  );

  test('is none where it does not come to the sum within an öre', () => {
    expect(printed('10', '3', '0', '30.011')).toBeNull();
    expect(printed('10', '3', '0', '29.989')).toBeNull();
    expect(printed('10', '3', '5', '30')).toBeNull();
  });

  test('is none without a price or a quantity', () => {
    expect(printed(null, '3', '0', '30')).toBeNull();
    expect(printed('10', '0', '0', '0')).toBeNull();
    expect(printed('10', '-3', '0', '-30')).toBeNull();
  });

  test.each([
    // A tenth of the gross, to the öre: the rate is taken of the price, not the rounded sum.
    ['100', '1', '10', '90', '90'],
    ['33.33', '3', '10.00', '89.99', '29.997'],
    ['33.33', '3', '7.50', '92.49', '30.83025'],
    ['1.234567', '1000', '92.59', '1141.98', '1.141974'],
    // No rate of one decimal comes to these.
    ['33.33', '3', '7.03', '92.96', '30.986667'],
    ['33.33', '3', '0.01', '99.98', '33.326667'],
  ])('%s × %s less an allowance of %s is %s, so each is %s', (price, quantity, discount, sum, expected) =>
    expect(printed(price, quantity, discount, sum)).toBe(expected),
  );

  test('bears a charge, and an allowance on nothing, by the piece', () => {
    expect(printed('10', '2', '-1', '21')).toBe('10.5');
    expect(printed('0', '2', '5', '-5')).toBe('-2.5');
    expect(printed('-10', '2', '-2', '-18')).toBe('-9');
  });
});

describe('a price for so many', () => {
  test.each([
    ['10.00', '4', '2.50'],
    ['21.00', '10.5', '2.00'],
    ['21.00', '2100', '0.01'],
    ['2010.00', '1005', '2.00'],
    ['1.00000000', '1000', '0.0010000000'],
    ['1.0', '10', '0.10'],
  ])('%s for %s is %s each, as many decimals as are proven and ten at most', (price, base, each) =>
    expect(unitPrice(price, base)).toBe(each),
  );
});
