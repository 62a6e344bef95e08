import { expect, test } from 'vitest';
import { withSameHeads } from './ocr-heads.ts';
import type { Page, Word } from '../page/page.ts';

const word = (text: string, x: number, y: number): Word => ({
  text,
  confidence: 0.9,
  box: { x, y, width: text.length * 5, height: 10 },
});
const labels = ['Artnr', 'Benämning', 'Antal', 'Enhet', 'Pris', 'Belopp'];
const rowOf = (texts: readonly string[], y: number, shift = 0): Word[] =>
  texts.flatMap((text, place) => (text === '' ? [] : [word(text, 40 + place * 80 + shift, y)]));
const pageOf = (number: number, head: readonly string[], shift = 0): Page => ({
  number,
  width: 595,
  height: 842,
  words: [...rowOf(head, 100, shift), ...rowOf(['123', 'Lax', '2', 'kg', '10,00', '20,00'], 120, shift)],
});
const headOf = ({ words }: Page | undefined = pageOf(0, [])): readonly (readonly [string, number])[] =>
  words.filter(({ box }) => box.y < 110).map(({ text, box }) => [text, box.x]);

test('a page’s head that is partly misread becomes that of the page on which it is whole, where it stands', () => {
  const [, second] = withSameHeads([
    pageOf(1, labels),
    pageOf(2, ['Ärtnn', 'Benämning', 'Antal', '', 'Pris', 'Bel0pp'], 12),
  ]);
  expect(headOf(second)).toEqual(labels.map((text, place) => [text, 52 + place * 80]));
  expect(second?.words).toHaveLength(12);
});

test('another head, and one page, stay as they are', () => {
  const other = pageOf(2, ['Artnr', 'Vara', 'Kolli', 'Vikt', 'Styckpris', 'Summa']);
  expect(withSameHeads([pageOf(1, labels), other])[1]).toBe(other);
  const only = pageOf(1, labels);
  expect(withSameHeads([only])[0]).toBe(only);
});
