import { readFileSync } from 'node:fs';
import { readTrueType } from './true-type.ts';
import type { TrueType } from './true-type.ts';

/** Krogkoll's own typefaces at the weights that documents are set in. */
const files = {
  regular: 'hanken-grotesk-400.ttf',
  bold: 'hanken-grotesk-600.ttf',
  heading: 'familjen-grotesk-700.ttf',
} as const;

export type FaceName = keyof typeof files;

const known = new Map<FaceName, TrueType>();

/** A typeface, read once. */
export const face = (name: FaceName): TrueType => {
  const found =
    known.get(name) ?? readTrueType(readFileSync(new URL(`./fonts/${files[name]}`, import.meta.url)));
  known.set(name, found);
  return found;
};

const marks = /\p{M}/gu;
const stroked: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ẞ: 'SS', Ħ: 'H', ħ: 'h' };

const glyphsOfOne = (character: string, { glyphs }: TrueType): readonly number[] => {
  const whole = glyphs.get(character.codePointAt(0) ?? 0);
  if (whole !== undefined) return [whole];
  const plain = (stroked[character] ?? character.normalize('NFD')).replace(marks, '');
  return [...(plain === '' ? '' : plain)].map(
    (each) => glyphs.get(each.codePointAt(0) ?? 0) ?? glyphs.get(0x3f) ?? 0,
  );
};

/** The glyphs that write a text: a letter without its accent where the typeface lacks it, otherwise a question mark. */
export const glyphsOf = (text: string, type: TrueType): readonly number[] =>
  [...text.normalize('NFC')].flatMap((character) => glyphsOfOne(character, type));

/** Whether the typeface writes every character as it is. */
export const writesWhole = (text: string, { glyphs }: TrueType): boolean =>
  [...text.normalize('NFC')].every((character) => glyphs.has(character.codePointAt(0) ?? 0));

/** Width of a text in points. */
export const widthOf = (text: string, size: number, type: TrueType): number =>
  (glyphsOf(text, type).reduce((sum, glyph) => sum + (type.widths[glyph] ?? type.widths.at(-1) ?? 0), 0) *
    size) /
  1000;
