import { widthOf } from './faces.ts';
import type { TrueType } from './true-type.ts';

/** A word that is wider than the line, in pieces that fit it. */
const broken = (word: string, fits: (text: string) => boolean): string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
};

/** A text in lines no wider than `width` points; broken between words, never at a space that holds them together, and inside those that are wider than a line. */
export const wrap = (text: string, width: number, size: number, type: TrueType): string[] => {
  const fits = (candidate: string): boolean => widthOf(candidate, size, type) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[^\S\u00a0]+/).filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = broken(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
};
