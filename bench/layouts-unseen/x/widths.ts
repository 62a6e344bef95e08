/** How wide texts are in Helvetica and Courier, nearly. */
import type { Font } from '../sheet.ts';

const ascii = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667,
  611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833,
  556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500,
]; // prettier-ignore

/** A text's width in points. */
export const widthOf = (text: string, size: number, font: Font = 'sans'): number => {
  if (font.startsWith('mono')) return text.length * 0.6 * size;
  const sum = [...text].reduce((all, letter) => {
    const plain = letter.normalize('NFD').codePointAt(0) ?? 32;
    return all + (ascii[plain - 32] ?? (letter === '\u00A0' ? 278 : 600));
  }, 0);
  return (sum * size * (font.endsWith('bold') ? 1.07 : 1)) / 1000;
};

/** A text broken between words so that each part is at most so wide; whole when no width is given. */
export const wrappedTo = (text: string, width: number, size: number, font: Font = 'sans'): readonly string[] => {
  if (width === 0) return [text];
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size, font) <= width) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}; // prettier-ignore
