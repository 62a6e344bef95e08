import { expect, test } from 'vitest';
import { phoneOf } from './phone.ts';

test.each([
  ['+46', '070-174 06 05', '701740605'],
  ['+46', '70 174 06 05', '701740605'],
  ['+46', '+46 (0)70-174 06 05', '701740605'],
  ['+46', '0046701740605', '701740605'],
  ['+46', '08-123 456 78', '812345678'],
  ['+45', '32 12 34 56', '32123456'],
  ['+1', '(212) 555-0142', '2125550142'],
])('%s %s is kept as its national number', (areaCode, typed, phone) =>
  expect(phoneOf(areaCode, typed)).toEqual({ areaCode, phone }),
);

test.each([
  ['+46', ''],
  ['+46', '123'],
  ['+46', '070-174 06 05 99 88'],
  ['+46', '+45 32 12 34 56'],
  ['+999', '701740605'],
  ['46', '0701740605'],
  ['+46', '0701740605 ext. 12'],
  ['+46', 'call me'],
])('%s %s cannot be a number', (areaCode, typed) => expect(phoneOf(areaCode, typed)).toBeNull());
