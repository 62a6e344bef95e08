import { expect, test } from 'vitest';
import { namesUnder } from './month-labels.ts';

const shorts = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const yearUntilNovember = Array.from({ length: 12 }, (_, at) => {
  const [plain, year] = [shorts[(at + 10) % 12] ?? '', at < 2 ? '2025' : '2026'];
  return { plain, year, dated: `${plain} ${year}` };
});

test('every month is named where there is room for the longest pair', () => {
  expect(namesUnder(yearUntilNovember, 70).filter((name) => name !== '')).toHaveLength(12);
});

test('names never touch: the newest stays, and the year stands where it changes', () => {
  const half = ['', 'Dec 2025', '', 'Feb 2026', '', 'Apr', '', 'Jun', '', 'Aug', '', 'Oct'];
  expect(namesUnder(yearUntilNovember, 40)).toEqual(half);
  const phone = namesUnder(yearUntilNovember, 24);
  expect(phone.filter((name) => name !== '').length).toBeGreaterThan(2);
  expect(phone.at(-1)).not.toBe('');
});

test('a single month is named with its year', () => {
  expect(namesUnder(yearUntilNovember.slice(0, 1), 200)).toEqual(['Nov 2025']);
});
