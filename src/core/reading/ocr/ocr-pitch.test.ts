import { describe, expect, test } from 'vitest';
import { withPitch } from './ocr-pitch.ts';
import { type Page, rightOf, type Word } from '../page/page.ts';

// Ink of a letter in Courier is a little narrower than its room; capitals are low for their size.
const [step, ink, height] = [6, 4.5, 7];

/** A word whose first letter has the room that begins at `x`, in letters. */
const word = (text: string, x: number, row: number, confidence = 0.95): Word => ({
  text,
  confidence,
  box: {
    x: x * step + (step - ink) / 2,
    y: row * 12,
    width: (text.length - 1) * step + ink,
    height,
  },
});
const lines = Array.from({ length: 12 }, (_, row) => [
  word('TORSKRYGG', 0, row),
  word('123,45', 30, row),
  word('1234,50', 42, row),
]);
const pageOf = (words: readonly Word[]): Page => ({ number: 1, width: 595, height: 842, words });
const textsOf = ({ words }: Page): string[] => words.map(({ text }) => text);

describe('a page of letters that are all as wide', () => {
  test('has parts of a word put together, and blanks left', () => {
    const row = [
      word('12839', 42, 20, 0.4),
      word(',97', 47, 20, 0.3),
      word('Att', 52, 20),
      word('betala', 56, 20),
    ];
    const texts = textsOf(withPitch(pageOf([...lines.flat(), ...row])));
    expect(texts.slice(-3)).toEqual(['12839,97', 'Att', 'betala']);
  });

  test('has the parts put together whose boxes overlap', () => {
    const amount = word('15060,', 42, 20);
    const wide = { ...amount, box: { ...amount.box, width: amount.box.width + 1 } };
    expect(textsOf(withPitch(pageOf([...lines.flat(), wide, word('08', 48, 20)]))).at(-1)).toBe('15060,08');
  });

  test('has words that fill their room', () => {
    const [first, second] = withPitch(pageOf(lines.flat())).words;
    expect(first?.box).toMatchObject({ x: 0, width: 9 * step });
    expect(first?.box.height).toBeCloseTo(step / 0.6);
    expect(rightOf(second?.box ?? { x: 0, y: 0, width: 0, height: 0 })).toBeCloseTo(36 * step);
  });
});

test('a page of other letters stays as it is', () => {
  const page = pageOf(
    lines.flat().map((each, index) => ({
      ...each,
      box: { ...each.box, width: each.box.width * (1 + (index % 3) * 0.12) },
    })),
  );
  expect(withPitch(page)).toBe(page);
});
