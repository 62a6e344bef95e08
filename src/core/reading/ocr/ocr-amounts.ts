import { baselineOf, boxAround, rightOf, type Word } from '../page/page.ts';

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

/** A face whose letters are all as wide makes a blank beside the decimal mark: `9, 9000`, `9 ,90`. */
export const joinAmounts = (words: readonly Word[]): Word[] => {
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

const wholeNumber = /^-?\d{1,3}([ .]?\d{3})*\d*[.,]?$/;
const endsInMark = /[.,]$/;
const decimals = /^\d{2,4}([%€$]|kr)?$/;
const markAndDecimals = /^[.,]\d{2,4}([%€$]|kr)?$/;

const isDecimalsOf = (before: Word, word: Word): boolean => {
  const size = Math.min(before.box.height, word.box.height);
  const gap = word.box.x - rightOf(before.box);
  return (
    (endsInMark.test(before.text) ? decimals : markAndDecimals).test(word.text) &&
    wholeNumber.test(before.text) &&
    gap > -1.5 * size &&
    rightOf(word.box) > rightOf(before.box) - 0.3 * size &&
    gap < size &&
    Math.abs(baselineOf(before.box) - baselineOf(word.box)) < 0.5 * size
  );
};

/** A word as an amount, where recognition took letters for its digits; any other word as it is. */
export const amountOf = (printed: string): string => {
  const text = printed.replace(/(?<=^-?\d[\d .]*);(?=\d\d$)/, ',');
  if (!likeAmount.test(text) || /^[-\d., ]+$/.test(text)) return text;
  const digits = text.match(/\d/g)?.length ?? 0;
  return digits * 2 < text.replaceAll(/[-., ]/g, '').length
    ? text
    : text.replaceAll(/[OoQDlIi|SsBZzg]/g, (letter) => digitOf[letter] ?? letter);
};
