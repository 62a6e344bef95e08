/** Signs that stand for one letter; `1` and `!` may stand for either of two. */
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '|': 'l',
  '+': 't',
  '€': 'e',
  '(': 'c',
};

/** A text in small letters without accents. */
export const unmarked = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

const letters = (text: string): string => text.replace(/\P{L}/gu, '');

const trimmed = (text: string): string => text.replace(/^\P{L}+|\P{L}+$/gu, '');

const read = (text: string, one: string): string =>
  [...text].map((sign) => (sign === '1' || sign === '!' ? one : (leet[sign] ?? sign))).join('');

/** What is left of a password in each way that people decorate a word: digits around it, leet, separators. */
export const cores = (password: string): ReadonlySet<string> => {
  const plain = unmarked(password);
  const ends = [
    plain,
    trimmed(plain),
    plain.replace(/[^a-z@$]+$/, ''),
    plain.replace(/(?:19|20)\d\d\W*$/, ''),
  ];
  const read1 = ends.flatMap((text) => [read(text, 'i'), read(text, 'l'), text]);
  return new Set(read1.flatMap((text) => [letters(text), letters(trimmed(text))]));
};
