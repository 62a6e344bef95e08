import { wordAsLabel } from './ocr-labels.ts';
import { baselineOf, boxAround, type Page, rightOf, type Word } from './page.ts';

const marksBefore = /^[|[\]{}<>=_~¦«»"'‘’‚“”„*•©®™\\·]+/;
const marksAfter = /[|[\]{}<>=_~¦«»"'‘’‚“”„•©®™\\·]+$/;
const sign = /^([%€$£#&@]|:-|kr)$/;

// Letters that recognition takes digits for, in an amount that has its two decimals.
const digitOf: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  g: '9',
};
const likeAmount = /^-?[\dOoQDlIi|SsBZzg]{1,3}([ .]?[\dOoQDlIi|SsBZzg]{3})*[.,][\dOoQDlIi|SsBZzg]{2}$/;
const [guessed, noise] = [0.5, 0.25];

/** The words of a recognised page without the marks that rules, dots and borders of tables are taken for. */
export const cleanPage = (page: Page): Page => ({
  ...page,
  words: joinAmounts(page.words.flatMap((word, index) => cleanWord(word, page.words[index + 1]))),
});

/** A face whose letters are all as wide makes a blank behind the decimal mark: `9, 9000`. */
const joinAmounts = (words: readonly Word[]): Word[] => {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && isDecimalsOf(before, word)) {
      const confidence = Math.min(before.confidence, word.confidence);
      const box = boxAround([before.box, word.box]);
      joined[joined.length - 1] = { text: before.text + word.text, box, confidence };
    } else joined.push(word);
  }
  return joined;
};

const isDecimalsOf = (before: Word, word: Word): boolean => {
  const size = Math.min(before.box.height, word.box.height);
  const gap = word.box.x - rightOf(before.box);
  return (
    /^-?\d{1,3}([ .]?\d{3})*\d*[.,]$/.test(before.text) &&
    /^\d{2,4}([%€$]|kr)?$/.test(word.text) &&
    gap > -0.3 * size &&
    gap < size &&
    Math.abs(baselineOf(before.box) - baselineOf(word.box)) < 0.5 * size
  );
};

const cleanWord = (word: Word, next: Word | undefined): Word[] => {
  if (word.confidence < noise && word.text.length < 4 && !/\d/.test(word.text)) return [];
  if (/^[-−–—]$/.test(word.text)) return isMinusOf(word, next) ? [{ ...word, text: '-' }] : [];
  const text = withoutMarks(word.text);
  if (!/[\p{L}\d]/u.test(text) && !sign.test(text)) return [];
  const amount = amountOf(text);
  if (amount !== text) return [{ ...word, text: amount, confidence: Math.min(word.confidence, guessed) }];
  return [{ ...word, text: wordAsLabel(text, word.confidence) }];
};

const withoutMarks = (printed: string): string => {
  if (/^(yo|[°%o0]\/[o0]|%o|o\/o)$/i.test(printed)) return '%';
  const bare = printed
    .replace(marksBefore, '')
    .replace(marksAfter, '')
    .replace(/^[—–](?=\d)/, '-');
  const open = bare.startsWith('(') && !bare.includes(')') ? bare.slice(1) : bare;
  const even = open.endsWith(')') && !open.includes('(') ? open.slice(0, -1) : open;
  return /\d/.test(even) ? even.replace(/([.,]\d\d)[.,;:'"]+$/, '$1').replace(/^[,;:]+(?=\d)/, '') : even;
};

/** A dash is a minus where it touches the number after it. */
const isMinusOf = (dash: Word, next: Word | undefined): boolean => {
  if (next === undefined || !/^\d/.test(next.text)) return false;
  const gap = next.box.x - rightOf(dash.box);
  return (
    gap > -dash.box.height &&
    gap < 0.45 * dash.box.height &&
    Math.abs(baselineOf(next.box) - baselineOf(dash.box)) < 0.6 * dash.box.height
  );
};

const amountOf = (text: string): string => {
  if (!likeAmount.test(text) || /^[-\d., ]+$/.test(text)) return text;
  const digits = text.match(/\d/g)?.length ?? 0;
  return digits * 2 < text.replaceAll(/[-., ]/g, '').length
    ? text
    : text.replaceAll(/[OoQDlIi|SsBZzg]/g, (letter) => digitOf[letter] ?? letter);
};
