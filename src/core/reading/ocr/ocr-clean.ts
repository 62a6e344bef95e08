import { wordAsLabel } from './ocr-labels.ts';
import { baselineOf, type Page, rightOf, type Word } from '../page/page.ts';
import { joinAmounts, amountOf } from './ocr-amounts.ts';

const marksBefore = /^[|[\]{}<>=_~¦«»"'‘’‚“”„*•©®™\\·]+/;
const marksAfter = /[|[\]{}<>=_~¦«»"'‘’‚“”„•©®™\\·]+$/;
const sign = /^([%€$£#&@]|:-|kr)$/;

const [guessed, noise] = [0.5, 0.25];

/** The words of a recognised page without the marks that rules, dots and borders of tables are taken for. */
export const cleanPage = (page: Page): Page => ({
  ...page,
  words: joinAmounts(page.words.flatMap((word, index) => cleanWord(word, page.words[index + 1]))),
});

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
  return /\d/.test(even)
    ? even.replace(/([.,]\d\d)[.,;:'"]+$/, '$1').replace(/^(?:[;:]+|,(?!\d\d$))(?=\d)/, '')
    : even;
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
