/** Letters that no decomposition takes apart. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'a',
  œ: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
};

const legalForms = new Set(
  'ab aktiebolag aktiebolaget publ hb handelsbolag handelsbolaget kb kommanditbolag ek for forening'.split(
    ' ',
  ),
);
const connectives = new Set(['och', 'o', 'and']);

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæœßđðþł]/g, (letter) => letters[letter] ?? letter);

/**
 * The words of a name as they are compared: lower case, without diacritics (å and ä as a, ö as o), punctuation, legal
 * form, and what stands for "and". A name of nothing else keeps its words.
 */
export const foldedWords = (name: string): readonly string[] => {
  const words = plain(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !legalForms.has(word) && !connectives.has(word));
  return telling.length === 0 ? words : telling;
};

/** The digits of a text that is an organisation number, or begins one, however it is written; null for another text. */
export const numberStart = (text: string): string | null => {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{3,12}$/.test(digits)) return null;
  // Twelve digits begin with the century, or with 16 for a company.
  return digits.length === 12 ? digits.slice(2) : digits;
};
