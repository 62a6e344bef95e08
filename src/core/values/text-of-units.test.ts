import { expect, test } from 'vitest';
import { textOfUnits } from './text-of-units.ts';

test('every byte or code unit is one of the text, however many there are', () => {
  const units = Array.from({ length: 20_000 }, (_, at) => (at * 7) % 65_536);
  const one = (unit: number): string => String.fromCharCode(unit);
  expect(textOfUnits(new Uint16Array(units))).toBe(units.map(one).join(''));
  const bytes = new Uint8Array(units);
  expect(textOfUnits(bytes)).toBe([...bytes].map(one).join(''));
  expect(textOfUnits(new Uint8Array())).toBe('');
});
