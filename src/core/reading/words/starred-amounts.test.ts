import { expect, test } from 'vitest';
import { withoutStars } from './starred-amounts.ts';

const box = { x: 40, y: 100, width: 60, height: 9 };

test.each([
  ['**29.282,69**', '29.282,69'],
  ['*120,00', '120,00'],
  ['=110,72', '110,72'],
  ['#785651', '#785651'],
  ['**', '**'],
  ['M*12', 'M*12'],
])('%s is %s', (text, expected) => {
  const [page] = withoutStars([
    { number: 1, width: 600, height: 800, words: [{ text, box, confidence: 1 }] },
  ]);
  expect(page?.words.map((word) => word.text)).toEqual([expected]);
});
