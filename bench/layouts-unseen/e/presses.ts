/** Three more PDFs written by hand, as report writers, old desktop programs and label designers place their text. */
import { PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import type { Drawing, Font, Mark } from '../sheet.ts';
import { standardFonts } from '../standard-fonts.ts';

/** `runs`: what stands on one height is one array with gaps between the columns. `flipped`: a page turned over and back, in the
 * Macintosh's codes, each place counted from the last. `stretched`: letters set apart and narrowed, in a page scaled twice. */
export type PressE = 'runs' | 'flipped' | 'stretched';
const fontNames = Object.keys(standardFonts) as readonly Font[];

const windows: Readonly<Record<string, number>> = { '€': 0x80, '–': 0x96, '’': 0x92, '•': 0x95 };
const macintosh: Readonly<Record<string, number>> = {
  Ä: 0x80, Å: 0x81, É: 0x83, Ö: 0x85, Ü: 0x86, á: 0x87, à: 0x88, ä: 0x8a, å: 0x8c, ç: 0x8d, é: 0x8e, è: 0x8f, ê: 0x90, ñ: 0x96,
  ó: 0x97, ö: 0x9a, ü: 0x9f, '•': 0xa5, ß: 0xa7, Æ: 0xae, Ø: 0xaf, æ: 0xbe, ø: 0xbf, '\u00a0': 0xca, '–': 0xd0, '’': 0xd5, '°': 0xa1,
  '€': 0xdb, '·': 0xe1, Á: 0xe7, í: 0x92, ú: 0x9c, ô: 0x99,
}; // prettier-ignore

const codeOf = (letter: string, isMac: boolean): number => {
  const plain = letter.codePointAt(0) ?? 63;
  const own = (isMac ? macintosh : windows)[letter] ?? plain;
  if (own > 255 || (isMac && plain > 126 && own === plain)) throw new Error(`no code for ${letter}`);
  return own;
};

const literal = (text: string, isMac = false): string =>
  [...text]
    .map((letter) => {
      const code = codeOf(letter, isMac);
      if (code === 0x28 || code === 0x29 || code === 0x5c) return `\\${String.fromCodePoint(code)}`;
      return code < 32 || code > 126 ? `\\${code.toString(8).padStart(3, '0')}` : letter;
    })
    .join('');

type TextMark = Extract<Mark, { kind: 'text' }>;
type Fonts = ReadonlyMap<Font, PDFFont>;

const at = (value: number): string =>
  value
    .toFixed(3)
    .replace(/\.?0+$/u, '')
    .replace(/^-0$/u, '0');

const cleaned = (text: string): string => text.replaceAll('\u2212', '-');
const widthOf = (fonts: Fonts, { font, size }: TextMark, text: string): number =>
  fonts.get(font)?.widthOfTextAtSize(cleaned(text), size) ?? 0;
const startOf = (fonts: Fonts, mark: TextMark): number => {
  const width = widthOf(fonts, mark, mark.text);
  return mark.x - (mark.align === 'r' ? width : mark.align === 'c' ? width / 2 : 0);
};

const texts = (marks: readonly Mark[]): readonly TextMark[] =>
  marks.filter((mark): mark is TextMark => mark.kind === 'text' && mark.text !== '');

/** One array for all that stands on a height in one font, the columns apart by its numbers. */
const runs = (marks: readonly Mark[], height: number, fonts: Fonts): string => {
  const rows = new Map<string, TextMark[]>();
  for (const mark of texts(marks)) {
    const key = `${mark.y.toFixed(1)} ${mark.font} ${mark.size}`;
    rows.set(key, [...(rows.get(key) ?? []), mark]);
  }
  return [...rows.values()]
    .map((row) => {
      const sorted = row
        .map((mark) => ({ mark, start: startOf(fonts, mark) }))
        .toSorted((one, other) => one.start - other.start);
      const first = sorted[0] as (typeof sorted)[number];
      let end = first.start;
      const parts = sorted.map(({ mark, start }) => {
        const gap = Math.round(((end - start) * 1000) / mark.size);
        end = start + widthOf(fonts, mark, mark.text);
        return `${gap === 0 ? '' : `${gap} `}(${literal(cleaned(mark.text))})`;
      });
      const { font, size, y } = first.mark;
      return `BT /${font} ${size} Tf 1 0 0 1 ${at(first.start)} ${at(height - y)} Tm [${parts.join(' ')}] TJ ET`;
    })
    .join('\n');
};

const flipped = (marks: readonly Mark[], height: number, fonts: Fonts): string => {
  let [x, y] = [0, 0];
  const shown = texts(marks).map((mark) => {
    const [toX, toY] = [startOf(fonts, mark), height - mark.y];
    const move = `${at(toX - x)} ${at(toY - y)} Td`;
    [x, y] = [toX, toY];
    return `/${mark.font} ${mark.size} Tf ${move} (${literal(cleaned(mark.text), true)}) Tj`;
  });
  return `q 1 0 0 -1 0 ${height} cm 1 0 0 -1 0 ${height} cm BT\n${shown.join('\n')}\nET Q`;
};

const stretched = (marks: readonly Mark[], height: number, fonts: Fonts): string => {
  const shown = texts(marks).map((mark) => {
    const letters = [...mark.text].length;
    // Letters stand 0.6 points apart and are narrowed so that the text is as wide as it was.
    const narrow = widthOf(fonts, mark, mark.text) / (widthOf(fonts, mark, mark.text) + letters * 0.6);
    const place = `${at(startOf(fonts, mark) * 2)} ${at((height - mark.y) * 2)} Td`;
    return `BT /${mark.font} ${mark.size * 2} Tf 1.2 Tc ${at(narrow * 100)} Tz ${place} (${literal(cleaned(mark.text))}) Tj ET`;
  });
  return `q 0.5 0 0 0.5 0 0 cm\n${shown.join('\n')}\nQ`;
};

const writers: Readonly<Record<PressE, typeof runs>> = { runs, flipped, stretched };

const lined = (marks: readonly Mark[], height: number): string =>
  marks
    .map((mark) => {
      if (mark.kind === 'line')
        return `${mark.width} w ${at(mark.x)} ${at(height - mark.y)} m ${at(mark.x2)} ${at(height - mark.y2)} l S`;
      if (mark.kind === 'box')
        return `${mark.grey} g ${at(mark.x)} ${at(height - mark.y2)} ${at(mark.x2 - mark.x)} ${at(mark.y2 - mark.y)} re f 0 g`;
      return '';
    })
    .filter((operator) => operator !== '')
    .join('\n');

/** The bytes of a drawing's PDF. Pictures and turned texts are not drawn here. */
export const pressedE = async (drawing: Drawing, press: PressE): Promise<Uint8Array> => {
  const measure = await PDFDocument.create();
  const fonts = new Map<Font, PDFFont>();
  for (const font of fontNames) fonts.set(font, await measure.embedFont(standardFonts[font]));
  const { width, height } = drawing;
  const encoding = press === 'flipped' ? 'MacRomanEncoding' : 'WinAnsiEncoding';
  const used = fontNames.map((font, place) => `/${font} ${4 + place} 0 R`).join(' ');
  const first = 4 + fontNames.length;
  const kids = drawing.pages.map((_, place) => `${first + place * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${drawing.pages.length}/Kids[${kids}]/MediaBox[0 0 ${width} ${height}]/Resources 3 0 R>>`,
    `<</Font<<${used}>>/ProcSet[/PDF/Text]>>`,
    ...fontNames.map(
      (font) => `<</Type/Font/Subtype/Type1/BaseFont/${standardFonts[font]}/Encoding/${encoding}>>`,
    ),
    ...drawing.pages.flatMap((marks, place) => {
      const content = `${lined(marks, height)}\n${writers[press](marks, height, fonts)}`;
      return [
        `<</Type/Page/Parent 2 0 R/Contents ${first + place * 2 + 1} 0 R>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};
