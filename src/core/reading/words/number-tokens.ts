import { decimal } from '../../values/decimal.ts';
import { rightOf, type Word } from '../page/page.ts';
import { type DecimalMark, printedNumber } from './printed-number.ts';
import type { Row } from './rows.ts';
import { type NumberToken, tokenOf } from './number-token.ts';

/** The numbers of a row, from left to right. Identifiers (leading zeros, eight digits without a mark) are not among them. */
export const numbersOf = (row: Row, mark: DecimalMark): NumberToken[] => {
  const tokens: NumberToken[] = [];
  for (let index = 0; index < row.words.length; index++) {
    const words = group(row.words, index);
    const text = words
      .map((word) => word.text)
      .join(' ')
      .replace(/^([-−–]) /, '$1')
      // A sentence ends with it: `Netto 8 067,65.`
      .replace(/(,\d\d)\.$/, '$1');
    const [, amount = text, of = ''] =
      /^(\d[\d .]*[.,]\d+)(?:kr)?\/(100?0?|\p{L}{1,6})\.?$/u.exec(text) ?? [];
    const base = /^\d/.test(of) ? of : '';
    const printed = printedNumber(amount);
    const whole = printed === null ? null : tokenOf(row, words, printed, mark);
    const token = whole === null || base === '' ? whole : perOne(whole, base);
    if (token === null) continue;
    index += words.length - 1;
    const next = row.words[index + 1];
    const percent = token.percent || /^(%|procent|prosent|percent|prozent)[:,]?$/i.test(next?.text ?? '');
    tokens.push(percent ? { ...token, percent } : token);
  }
  return tokens;
};

/** What a number's cell says that it is for: `st` of `0,62/st`; empty where it says nothing. */
export const unitBehind = ({ words }: NumberToken): string =>
  /\d\/(\p{L}{1,6})\.?$/u.exec(words.at(-1)?.text ?? '')?.[1] ?? '';

/** A price that says in its cell for how many units it is (`94,01/1000`), for one of them. */
const perOne = (token: NumberToken, base: string): NumberToken => {
  const text = token.value.div(base).toFixed();
  return { ...token, text, value: decimal(text), decimals: text.split('.')[1]?.length ?? 0 };
};

const [blank, typed, slack] = [0.5, 0.58, 1.12];

/** How wide a blank may be, in heights: in letters of one width, as of a typewriter, as wide as they are. */
const widestBlank = (before: Word, { text, box }: Word): number => {
  // The figures before it tell the face where letters of another width stand behind it.
  const letter = Math.max(box.width / Math.max(1, text.length), figureWidth(before)) / box.height;
  return letter >= typed && text.length > 3 ? Math.max(blank, Math.min(slack * letter, maxTyped)) : blank;
};

const figureWidth = ({ text, box }: Word): number => (/^\d+$/.test(text) ? box.width / text.length : 0);

const maxTyped = 0.7;

/** The word with those after it that print its thousands: `1 234,50`, or its minus before it. */
const group = (words: readonly Word[], index: number): Word[] => {
  const first = words[index];
  const found = first === undefined ? [] : [first];
  if (first === undefined || !/^([-−–]|[-−–]?([€$£]|kr)?\d{1,3})$/i.test(first.text)) return found;
  for (let at = index + 1; at < words.length; at++) {
    const [before, word] = [words[at - 1], words[at]];
    if (before === undefined || word === undefined) break;
    const gap = (word.box.x - rightOf(before.box)) / word.box.height;
    const pattern = /^[-−–]$/.test(before.text)
      ? /^\d/
      : /^\d{3}([.,]\d+)?(kr|€|:-|[.,]?-|\.(?<=,\d\d\.))?(\/(100?0?|\p{L}{1,6}\.?))?$/iu;
    if (gap > widestBlank(before, word) || !pattern.test(word.text)) break;
    found.push(word);
    if (!/^\d{3}$/.test(word.text)) break;
  }
  return found;
};
