import { describe, expect, test } from 'vitest';
import { agreedOrders, readDate } from './date-cell.ts';
import { columnMark, numberText, readNumber } from './number-cell.ts';

describe('a number', () => {
  test.each([
    ['389', '389'],
    ['389,00', '389.00'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234,50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234.567', '1234567'],
    ['0,125', '0.125'],
    ['12,5', '12.5'],
    [',50', '0.50'],
    ['389:-', '389'],
    ['1 675,-', '1675'],
    ['52.-- kr', '52'],
    ['389,00 kr', '389.00'],
    ['kr 389,00', '389.00'],
    ['389,00 kr/kg', '389.00'],
    ['(5,00)', '-5.00'],
    ['5,00-', '-5.00'],
  ])('%s is %s, whatever the column says', (text, value) => {
    for (const mark of [null, ',', '.'] as const)
      expect(readNumber(text, mark)).toMatchObject({ kind: 'number', value });
  });

  test.each(['12,3,4', '1 23', '1.2.3', 'ca 12', '12 34,50', '1,23,456', 'abc', '12kg5'])(
    '%s is none',
    (text) => {
      expect(readNumber(text, ',')).toEqual({ kind: 'invalid' });
    },
  );

  test('of three figures after one mark is two numbers until its column proves one', () => {
    expect(readNumber('1.234', null)).toEqual({ kind: 'ambiguous', comma: '1234', point: '1.234' });
    expect(readNumber('1,234', null)).toEqual({ kind: 'ambiguous', comma: '1.234', point: '1234' });
    expect(columnMark(['1.234', '12,50', 'x'])).toBe(',');
    expect(columnMark(['1.234', '12,50', '12.5'])).toBeNull();
    expect(readNumber('1.234', ',')).toMatchObject({ value: '1234' });
  });

  test('may say its currency and unit', () => {
    expect(numberText('12,50 EUR / st')).toMatchObject({ currency: 'EUR', unit: 'st', digits: '12,50' });
  });
});

describe('a day', () => {
  test.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01 00:00:00', '2026-12-01'],
    ['2026/12/1', '2026-12-01'],
    ['20261201', '2026-12-01'],
    ['261201', '2026-12-01'],
    ['1.12.2026', '2026-12-01'],
    ['01.12.26', '2026-12-01'],
    ['31/12/2026', '2026-12-31'],
    ['12/31/2026', '2026-12-31'],
    ['26-12-01', '2026-12-01'],
    ['1 december 2026', '2026-12-01'],
    ['1 dec 2026', '2026-12-01'],
    ['Dec 1, 2026', '2026-12-01'],
    ['46357', '2026-12-01'],
  ])('%s is %s', (text, value) => {
    expect(readDate(text, ['ymd', 'dmy', 'mdy'])).toEqual({ kind: 'date', value });
  });

  test('of a workbook stands as it is', () => {
    expect(readDate({ date: '2026-12-01' }, [])).toEqual({ kind: 'date', value: '2026-12-01' });
    expect(readDate({ number: '46357' }, [])).toEqual({ kind: 'date', value: '2026-12-01' });
  });

  test('whose month may be its day is ambiguous until another proves the order', () => {
    expect(readDate('01/02/2027', agreedOrders(['01/02/2027']))).toMatchObject({ kind: 'ambiguous' });
    expect(readDate('01/02/2027', agreedOrders(['01/02/2027', '28/02/2027']))).toEqual({
      kind: 'date',
      value: '2027-02-01',
    });
    expect(readDate('01/02/2027', agreedOrders(['01/02/2027', '02/28/2027']))).toEqual({
      kind: 'date',
      value: '2027-01-02',
    });
  });

  test.each(['2026-13-45', '32/01/2027', 'snart', '2026', '30.2.2027'])('%s is none', (text) => {
    expect(readDate(text, ['ymd', 'dmy', 'mdy'])).toEqual({ kind: 'invalid' });
  });
});
