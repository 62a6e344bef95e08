import { expect, test } from 'vitest';
import { typedDay, writtenDay } from './typed-day.ts';

test.each(['2026-03-19', '20260319', '19/3/2026', '19/03/2026', '19.3.2026', ' 19 3 2026 '])('%s', (text) => {
  expect(typedDay(text)).toBe('2026-03-19');
});

test.each(['', '19/3', '2026-02-30', '3/19/2026', 'i morgon', '26-03-19'])('%s is no date', (text) => {
  expect(typedDay(text)).toBeNull();
});

test('a date is written as the language of the screen does, whatever that of the browser', () => {
  expect(writtenDay('2026-03-19', 'sv')).toBe('2026-03-19');
  expect(writtenDay('2026-03-19', 'en')).toBe('19/03/2026');
  expect(typedDay(writtenDay('2026-03-09', 'en'))).toBe('2026-03-09');
  expect(writtenDay('', 'en')).toBe('');
});
