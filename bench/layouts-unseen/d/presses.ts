/** PDFs written by hand, as report writers and printer drivers place their text. */
import { PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import type { Drawing, Font, Mark } from '../sheet.ts';
import { standardFonts } from '../standard-fonts.ts';

/** `words`: each word at a place of its own, last drawn first. `arrays`: kerned letter pairs. `recoded`: codes of the font's own,
 * named by glyph. `driver`: tenths of points inside a form, in hexadecimal. */
export type Press = 'words' | 'arrays' | 'recoded' | 'driver';

const outside: Readonly<Record<string, number>> = { '–': 0x96, '—': 0x97, '’': 0x92, '•': 0x95, '€': 0x80, '−': 0x2d }; // prettier-ignore

const codeOf = (letter: string): number => outside[letter] ?? letter.codePointAt(0) ?? 32;

const glyphs: Readonly<Record<string, string>> = {
  ' ': 'space', '!': 'exclam', '"': 'quotedbl', '#': 'numbersign', '%': 'percent', '&': 'ampersand', "'": 'quotesingle',
  '(': 'parenleft', ')': 'parenright', '*': 'asterisk', '+': 'plus', ',': 'comma', '-': 'hyphen', '.': 'period', '/': 'slash',
  0: 'zero', 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine',
  ':': 'colon', ';': 'semicolon', '=': 'equal', '@': 'at', _: 'underscore', '§': 'section', '–': 'endash', '€': 'Euro',
  å: 'aring', ä: 'adieresis', ö: 'odieresis', Å: 'Aring', Ä: 'Adieresis', Ö: 'Odieresis', é: 'eacute', É: 'Eacute',
  ü: 'udieresis', Ü: 'Udieresis', ø: 'oslash', æ: 'ae', Ø: 'Oslash', Æ: 'AE', ß: 'germandbls', è: 'egrave', à: 'agrave',
  '\u00A0': 'space', '−': 'hyphen', '·': 'periodcentered', '|': 'bar', '\u2019': 'quoteright',
}; // prettier-ignore

const escapes = (bytes: readonly number[]): string =>
  bytes
    .map((byte) =>
      byte === 0x28 || byte === 0x29 || byte === 0x5c
        ? `\\${String.fromCodePoint(byte)}`
        : byte < 32 || byte > 126
          ? `\\${byte.toString(8).padStart(3, '0')}`
          : String.fromCodePoint(byte),
    )
    .join('');

type TextMark = Extract<Mark, { kind: 'text' }>;

interface Types {
  readonly fonts: ReadonlyMap<Font, PDFFont>;
  /** The font's own codes, by letter. */
  readonly codes: Map<Font, Map<string, number>>;
}

const number = (value: number): string => value.toFixed(2).replace(/\.?0+$/u, '');

const kernOf = (letter: string, next: string): number =>
  ((codeOf(letter) * 5 + codeOf(next) * 3) % 7) * 6 - 18;

/** A text as operators; the matrix of a turned text turns it about its start. */
const shown = (mark: TextMark, height: number, press: Press, types: Types): string => {
  const font = types.fonts.get(mark.font) as PDFFont;
  const clean = mark.text.replaceAll('\u2212', '-');
  const widthOf = (text: string): number => font.widthOfTextAtSize(text, mark.size);
  const letters = [...clean];
  const kerns = letters.map((letter, at) => {
    const next = letters[at + 1];
    return press === 'arrays' && next !== undefined ? kernOf(letter, next) : 0;
  });
  const width = widthOf(clean) - (kerns.reduce((sum, kern) => sum + kern, 0) * mark.size) / 1000;
  const shift = mark.align === 'r' ? width : mark.align === 'c' ? width / 2 : 0;
  const angle = ((mark.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const scale = press === 'driver' ? 10 : 1;
  const set = (along: number, body: string): string => {
    const x = (mark.x + (along - shift) * cos) * scale;
    const y = (height - mark.y + (along - shift) * sin) * scale;
    const matrix = [cos, sin, -sin, cos].map((value) => number(value)).join(' ');
    return `BT ${number(mark.grey ?? 0)} g /${mark.font} ${number(mark.size * scale)} Tf ${matrix} ${number(x)} ${number(y)} Tm ${body} ET`;
  };
  const plainBytes = (text: string): number[] => [...text].map((letter) => codeOf(letter));
  if (press === 'arrays') {
    const parts = letters.map(
      (letter, at) => `(${escapes(plainBytes(letter))})${kerns[at] === 0 ? '' : ` ${kerns[at]} `}`,
    );
    return set(0, `[${parts.join('')}] TJ`);
  }
  if (press === 'recoded') {
    const known = types.codes.get(mark.font) ?? new Map<string, number>();
    types.codes.set(mark.font, known);
    for (const letter of letters) if (!known.has(letter)) known.set(letter, 33 + known.size);
    return set(0, `(${escapes(letters.map((letter) => known.get(letter) ?? 33))}) Tj`);
  }
  const words = [...clean.matchAll(/[^ ]+/gu)];
  return words
    .map((word) => {
      const bytes = plainBytes(word[0]);
      const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
      const body = press === 'driver' ? `<${hex}> Tj` : `(${escapes(bytes)}) Tj`;
      return set(widthOf(clean.slice(0, word.index)), body);
    })
    .join('\n');
};

const contentOf = (drawing: Drawing, marks: readonly Mark[], press: Press, types: Types): string => {
  const { height } = drawing;
  const scale = press === 'driver' ? 10 : 1;
  const at = (value: number): string => number(value * scale);
  const ordered = press === 'words' ? marks.toReversed() : marks;
  // Boxes lie below what is written on them, whatever the order of the texts.
  const boxes = ordered.filter(({ kind }) => kind === 'box');
  return [...boxes, ...ordered.filter(({ kind }) => kind !== 'box')]
    .map((mark) => {
      if (mark.kind === 'text') return shown(mark, height, press, types);
      if (mark.kind === 'line')
        return `${at(mark.width)} w ${at(mark.x)} ${at(height - mark.y)} m ${at(mark.x2)} ${at(height - mark.y2)} l S`;
      if (mark.kind === 'box')
        return `${number(mark.grey)} g ${at(mark.x)} ${at(height - mark.y2)} ${at(mark.x2 - mark.x)} ${at(mark.y2 - mark.y)} re f 0 g`;
      throw new Error('a press draws no pictures');
    })
    .join('\n');
};

const fontObject = (font: Font, press: Press, codes: ReadonlyMap<string, number>): string => {
  const head = `<</Type/Font/Subtype/Type1/BaseFont/${standardFonts[font]}`;
  if (press !== 'recoded') return `${head}/Encoding/WinAnsiEncoding>>`;
  const names = [...codes.keys()].map((letter) => `/${glyphs[letter] ?? letter}`);
  return `${head}/Encoding<</Type/Encoding/Differences[33 ${names.join('')}]>>>>`;
};

/** The bytes of a drawing's PDF. */
export const pressed = async (drawing: Drawing, press: Press): Promise<Uint8Array> => {
  const measure = await PDFDocument.create();
  const fonts = new Map<Font, PDFFont>();
  for (const [font, face] of Object.entries(standardFonts))
    fonts.set(font as Font, await measure.embedFont(face));
  const types: Types = { fonts, codes: new Map() };
  const contents = drawing.pages.map((marks) => contentOf(drawing, marks, press, types));
  const used = Object.keys(standardFonts) as Font[];
  const objects: string[] = [];
  const fontNumbers = used.map((font, at) => `/${font} ${3 + at} 0 R`).join(' ');
  const first = 3 + used.length;
  const box = `[0 0 ${drawing.width} ${drawing.height}]`;
  const kids = contents.map((_, at) => `${first + at * 3} 0 R`).join(' ');
  objects.push('<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Count ${contents.length}/Kids[${kids}]>>`);
  for (const font of used) objects.push(fontObject(font, press, types.codes.get(font) ?? new Map()));
  const fontsOf = `/Resources<</Font<<${fontNumbers}>>>>`;
  for (const [at, content] of contents.entries()) {
    const page = first + at * 3;
    const isForm = press === 'driver';
    const resources = isForm ? `/Resources<</XObject<</X0 ${page + 2} 0 R>>>>` : fontsOf;
    const shownAs = isForm ? 'q 0.1 0 0 0.1 0 0 cm /X0 Do Q' : content;
    const big = `[0 0 ${drawing.width * 10} ${drawing.height * 10}]`;
    const form = isForm ? content : '';
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox${box}${resources}/Contents ${page + 1} 0 R>>`,
      `<</Length ${shownAs.length}>>\nstream\n${shownAs}\nendstream`,
      `<</Type/XObject/Subtype/Form/BBox${big}${fontsOf}/Length ${form.length}>>\nstream\n${form}\nendstream`,
    );
  }
  let out = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(out.length);
    out += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${out}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${out.length}\n%%EOF\n`,
    'latin1',
  );
};
