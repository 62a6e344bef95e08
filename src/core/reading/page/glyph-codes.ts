/** Glyphs of usual faces begin with a blank at 3 and go on as ASCII does. */
const [blank, last, ascii] = [3, 97, 29];

/** Behind them stand the letters of Latin-1, or those of the Macintosh in its order. */
const latin = 64;
const macintosh = 'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü';

// Letters beyond ASCII, where a face has them in the order of Latin-1.
const nordic = /[\u0084\u0085\u0096\u00a4\u00a5\u00b6]/u;

const leastControls = 0.05;
const leastKnown = 2;
const known =
  /faktura|invoice|rechnung|datum|date|dato|moms|vat|summa|netto|total|betala|antal|pris|belopp|bankgiro|kund/gi;

/** Tells how to read text whose characters are the numbers of its face's glyphs; `null` where texts are what they say. */
export const lettersOf = (texts: readonly string[]): ((text: string) => string) | null => {
  const all = texts.join('');
  const controls = [...all].filter((letter) => letter < ' ').length;
  if (controls < leastControls * all.length || controls === 0) return null;
  const isLatin = nordic.test(all);
  const read = (text: string): string => [...text].map((letter) => letterOf(letter, isLatin)).join('');
  const said = new Set(read(texts.join('\u0003')).toLowerCase().match(known));
  return said.size < leastKnown ? null : read;
};

const letterOf = (letter: string, isLatin: boolean): string => {
  const glyph = letter.codePointAt(0) ?? 0;
  // A reader of files puts blanks of its own between what stands apart.
  if (letter === ' ') return letter;
  if (glyph < blank) return '';
  if (glyph <= last) return String.fromCodePoint(glyph + ascii);
  if (isLatin) return glyph + latin <= 0xff ? String.fromCodePoint(glyph + latin) : '';
  return macintosh[glyph - last - 1] ?? '';
};
