import { describe, expect, test } from 'vitest';
import type { InkLine, InkWord } from './ink-size.ts';
import { isStacked, ofCell, withCells } from './ocr-merge.ts';

const word = (text: string, x0: number, x1: number, confidence = 96, y0 = 100): InkWord => ({
  text,
  confidence,
  bbox: { x0, y0, x1, y1: y0 + 20 },
});
const cell = (left: number, right: number, top = 98) => ({ left, right, top, bottom: top + 24 });
const texts = (lines: readonly InkLine[]): string[] =>
  lines.map((line) => line.map(({ text }) => text).join(' '));

describe('the lines of a page', () => {
  test('have what cells say in place of what was read across them, in the same line', () => {
    const page = [[word('Krukväxt', 10, 120), word('RR', 200, 300, 34), word('97,60', 400, 460)]];
    const read = [
      { cell: cell(200, 212), english: [word('4', 200, 212)], swedish: [word('4', 200, 212)] },
      { cell: cell(270, 300), english: [word('krt', 270, 300)], swedish: [word('krt', 270, 300)] },
    ];
    expect(texts(withCells(page, read))).toEqual(['Krukväxt 4 krt 97,60']);
  });

  test('lose what was read where no ink stands, beside what stands there', () => {
    const page = [[word('Kolja', 10, 80), word('=', 150, 160, 40)], [word('Rubrik', 10, 90, 60, 300)]];
    const read = [{ cell: cell(10, 80), english: [word('Kolja', 10, 80)], swedish: [] }];
    expect(texts(withCells(page, read))).toEqual(['Kolja', 'Rubrik']);
  });

  test('have boxes no taller than the ink of their cells', () => {
    const tall: InkWord = { ...word('Fakturadatum', 100, 250), bbox: { x0: 100, y0: 88, x1: 250, y1: 132 } };
    const read = [{ cell: cell(100, 250, 100), english: [], swedish: [] }];
    expect(withCells([[tall]], read)[0]?.[0]?.bbox).toEqual({ x0: 100, y0: 100, x1: 250, y1: 125 });
  });

  test('keep a word whole that was surely read where pale letters leave no ink', () => {
    const parts = [
      { cell: cell(100, 120), english: [word('Fa', 100, 120)], swedish: [word('Fa', 100, 120)] },
      { cell: cell(210, 290), english: [word('immer', 210, 290)], swedish: [word('immer', 210, 290)] },
    ];
    expect(texts(withCells([[word('Fakturanummer', 100, 290)]], parts))).toEqual(['Fakturanummer']);
    expect(texts(withCells([[word('Fakturanummer', 100, 290, 60)]], parts))).toEqual(['Fa immer']);
  });

  test('have a letter once that is less wide than the room which readers see it apart by', () => {
    const seen = (x0: number): InkLine => [word('och', 279, 332), word('i', x0, 415), word('Norr', 428, 498)];
    const page = [seen(408)];
    const read = [{ cell: cell(279, 498), english: seen(412), swedish: seen(408) }];
    expect(withCells(page, read)[0]?.map(({ text, confidence }) => [text, confidence])).toEqual([
      ['och', 100],
      ['i', 100],
      ['Norr', 100],
    ]);
  });

  test('keep what they have where a cell says nothing, or holds several rows', () => {
    const page = [[word('Fakturanr', 10, 110)], [word('190136', 10, 90, 96, 130)]];
    const read = [
      { cell: { left: 10, right: 110, top: 98, bottom: 152 }, english: [word('190', 10, 50)], swedish: [] },
      { cell: cell(300, 330), english: [word('—', 300, 330, 90)], swedish: [] },
    ];
    expect(texts(withCells(page, read))).toEqual(['Fakturanr', '190136']);
    expect(isStacked([word('Fakturanr', 10, 110), word('190136', 10, 90, 96, 130)])).toBe(true);
    expect(isStacked([word('Kolja', 10, 80), word('loin', 90, 130)])).toBe(false);
  });

  test('have a ring or dots in dispute as the page has them elsewhere', () => {
    const page = [[word('Målardal', 10, 110, 62)], [word('Mälardal', 10, 110, 96, 300)]];
    const read = [
      { cell: cell(10, 110), english: [word('Malardal', 10, 110)], swedish: [word('Mälardal', 10, 110, 92)] },
      { cell: cell(10, 110, 298), english: [word('Malardal', 10, 110, 96, 300)], swedish: [] },
    ];
    expect(texts(withCells(page, read))).toEqual(['Mälardal', 'Mälardal']);
  });
});

test('what was seen below the row of a cell is not its own', () => {
  expect(ofCell([word('Förening', 10, 90), word('Mejeriränd', 10, 90, 60, 124)], cell(10, 90))).toHaveLength(
    1,
  );
});
