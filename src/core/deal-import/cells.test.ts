import { describe, expect, test } from 'vitest';
import { agreedOrders, readDate } from './date-cell.ts';
import { columnMark, numberText, readNumber } from './number-cell.ts';
import { weekOf } from './week-cell.ts';

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
    ['1/12-26', '2026-12-01'],
    ['1/12 2026', '2026-12-01'],
  ])('%s is %s', (text, value) => {
    expect(readDate(text, ['ymd', 'dmy', 'mdy'])).toEqual({ kind: 'date', value });
  });

  test.each(['tills vidare', '9999-12-31', '31.12.9999', '99991231', '2099-12-31', '20991231'])(
    '%s never comes',
    (text) => expect(readDate(text, ['ymd', 'dmy', 'mdy'])).toEqual({ kind: 'open' }),
  );

  test.each([
    ['v.49 2026', ''],
    ['Vecka 49, 2026', ''],
    ['2026-W49', ''],
    ['2026-49', 'Från vecka'],
  ])('%s is a week from Monday to Sunday', (text, label) => {
    expect(weekOf(text, label)).toEqual({ first: '2026-11-30', last: '2026-12-06' });
  });

  test.each(['v.49', '49', '2026-12', '2027-W53', 'v 54 2026'])('%s is no week of a year', (text) => {
    expect(weekOf(text, '')).toBeNull();
  });

  test('of a workbook stands as it is', () => {
    expect(readDate({ date: '2026-12-01' }, [])).toEqual({ kind: 'date', value: '2026-12-01' });
    expect(readDate({ number: '46357' }, [])).toEqual({ kind: 'date', value: '2026-12-01' });
    expect(readDate({ date: '9999-12-31' }, [])).toEqual({ kind: 'open' });
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
