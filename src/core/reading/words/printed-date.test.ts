import { describe, expect, test } from 'vitest';
import { dateOrder, printedDate } from './printed-date.ts';

describe('a printed date', () => {
  test.each([
    ['2026-10-05', '2026-10-05'],
    ['20261005', '2026-10-05'],
    ['26-10-05', '2026-10-05'],
    ['5.10.2026', '2026-10-05'],
    ['05/10/26', '2026-10-05'],
    ['5 oktober 2026', '2026-10-05'],
    ['den 5 oktober 2026', null],
    ['11. Juli 2014', '2014-07-11'],
    ['3 août 2026', '2026-08-03'],
    ['October 5, 2026', '2026-10-05'],
    ['2/9 -26', '2026-09-02'],
    ['2/9 2026', '2026-09-02'],
    ['2026−10−05', '2026-10-05'],
    ['3. desember 2026', '2026-12-03'],
    ['5 ottobre 2026', '2026-10-05'],
    ['31.02.2026', null],
    ['F-2026-10', null],
  ])('%s is %s', (text, expected) => {
    expect(printedDate(text, 'day-first')).toBe(expected);
  });

  test('the order of day and month is the one that all dates of the document allow', () => {
    expect(dateOrder(['11/03/2017', '11/17/2017'], false)).toBe('month-first');
    expect(dateOrder(['11/03/2017', '17/11/2017'], true)).toBe('day-first');
    expect(dateOrder(['11/03/2017'], true)).toBe('month-first');
    expect(printedDate('11/03/2017', 'month-first')).toBe('2017-11-03');
    expect(printedDate('17/11/2017', 'month-first')).toBe('2017-11-17');
  });
});
