import { describe, expect, test } from 'vitest';
import type { Page, Word } from '../page/page.ts';
import type { Doubt } from '../reading.ts';
import { namesToProve, withLooks } from './ocr-proof.ts';

const row = (texts: readonly string[], x: number, y: number): Word[] =>
  texts.map((text, at) => ({ text, box: { x: x + 60 * at, y, width: 55, height: 10 }, confidence: 0.99 }));

const words = [
  ...row(['Skördefolket', 'Ekogrossist', 'AB,', 'Rotegatan'], 40, 50),
  ...row(['Tomat', 'klase', '12,00'], 40, 200),
  ...row(['Mynta', '9,00'], 40, 215),
];
const page: Page = { number: 1, width: 595, height: 842, words };

const field = (value: string, y: number, width: number) => ({
  value,
  confidence: 0.9,
  place: { page: 1, box: { x: 40, y, width, height: 10 } },
});

const line = (name: string, y: number, articleNumber: string | null) => ({
  line: { articleNumber },
  fields: { name: field(name, y, 115) },
});

const reading = (...doubts: Doubt[]) => ({
  doubts,
  fields: { supplier: field('Skördefolket Ekogrossist AB', 50, 235) },
  lines: [line('Tomat klase', 200, null), line('Mynta', 215, '7211')],
});

describe('the names that rest on letters alone', () => {
  test('are those of the sender and of goods without a number, by their own words', () => {
    expect(namesToProve(reading(), [page]).map((name) => name.words)).toEqual([
      [0, 1, 2],
      [4, 5],
    ]);
  });

  test('are none where a person looks at the words anyway', () => {
    expect(namesToProve(reading('words-uncertain'), [page])).toEqual([]);
    expect(namesToProve(reading('vat'), [page])).toHaveLength(2);
  });
});

describe('another look at a name', () => {
  const [sender, goods] = namesToProve(reading(), [page]);
  const sureness = (at: 'sender' | 'goods', seen: string | null): number => {
    const name = at === 'sender' ? sender : goods;
    if (name === undefined) throw new Error('no name');
    const [looked] = withLooks([page], [{ name, seen }]);
    return Math.min(...name.words.map((place) => looked?.words[place]?.confidence ?? 0));
  };

  test.each([
    ['goods', 'Tomat klase'],
    ['goods', 'TOMAT klase.'],
    ['sender', 'Skördefolket Ekogrossist AB,'],
  ] as const)('leaves the words of %s as sure as they were that says the same: %s', (at, seen) => {
    expect(sureness(at, seen)).toBe(0.99);
  });

  test.each([
    ['goods', 'Tomatklase'],
    ['goods', 'Tornat klase'],
    ['goods', ''],
    ['goods', null],
    ['sender', 'Skördetolket Ekogrossist AB'],
  ] as const)('leaves the words of %s open that says something else: %s', (at, seen) => {
    expect(sureness(at, seen)).toBe(0.6);
  });

  test('changes no other word', () => {
    if (goods === undefined) throw new Error('no name');
    const [looked] = withLooks([page], [{ name: goods, seen: 'Kål' }]);
    expect(looked?.words.filter(({ confidence }) => confidence < 0.9)).toHaveLength(2);
  });
});
