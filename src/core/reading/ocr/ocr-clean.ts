import { isSwedishVatNumber } from '../../values/vat-number.ts';
import { columnRole } from '../table/column-labels.ts';
import { wordAsLabel } from './ocr-labels.ts';
import { baselineOf, type Page, rightOf, type Word } from '../page/page.ts';
import { rowsOf } from '../words/rows.ts';
import { joinAmounts, amountOf } from './ocr-amounts.ts';

const marksBefore = /^[|[\]{}<>=_~¦«»"'‘’‚“”„*•©®™\\·]+/;
const marksAfter = /[!|[\]{}<>=_~¦«»"'‘’‚“”„•©®™\\·]+$/;
const sign = /^([%€$£#&@]|:-|kr)$/;

const [unsure, guessed, noise] = [0.6, 0.5, 0.25];

/** The words of a recognised page without the marks that rules, dots and borders of tables are taken for. */
export const cleanPage = (page: Page): Page => ({
  ...page,
  words: joinAmounts(
    withoutStrokes(page)
      .map((word, index) => withUnit(word, page.words[index - 1]))
      .map((word, index, all) => withEach(word, all[index - 1], all[index + 1]))
      .flatMap((word, index, all) => cleanWord(word, all[index + 1])),
  ),
});

const stroke = /^[Ilit|T1!]$/;

/** The words of a page without rows of nothing but strokes that nobody was sure of, which the sides of frames are. */
const withoutStrokes = (page: Page): readonly Word[] => {
  const isStroke = ({ text, confidence }: Word): boolean => stroke.test(text) && confidence <= unsure;
  const strokes = new Set(
    rowsOf(page).flatMap(({ words }) =>
      words.every(isStroke) && words.some(({ text }) => text !== '1') ? words : [],
    ),
  );
  return strokes.size === 0 ? page.words : page.words.filter((word) => !strokes.has(word));
};

const count = /^\d+(?:[.,]\d+)?$/;

/** A unit of volume or weight whose last letter was taken for another: `70 cI`, `24x33c1`, `5 I`, `2,5 k9`. */
const withUnit = (word: Word, before: Word | undefined): Word => {
  const isCounted = before !== undefined && count.test(before.text) && isBehind(before, word);
  const [, number = '', litre, kilo] =
    /^((?:\d+[x×])*\d+(?:[.,]\d+)?)?(?:([cdm]?)[I|1]|(k)[9q])$/.exec(word.text) ?? [];
  if (litre === undefined && kilo === undefined) return word;
  // A figure or a stroke alone may be what it looks like; `c1` behind no number may be a code.
  const isSure = number === '' ? isCounted && !/^[1|]$/.test(word.text) : litre !== '';
  return isSure ? { ...word, text: `${number}${kilo === undefined ? `${litre ?? ''}l` : 'kg'}` } : word;
};

const each = /^[aáäåâ4]$/i;

/** The `à` between a quantity and its price, which the models do not know: `5 kg à 96,03`, and that which heads a column. */
const withEach = (word: Word, before: Word | undefined, next: Word | undefined): Word => {
  if (!each.test(word.text) || before === undefined || next === undefined) return word;
  const isHead =
    /^[aáäåâ]$/.test(word.text) && columnRole(before.text) !== null && columnRole(next.text) !== null;
  // A four before three digits are thousands.
  const isSign =
    /^\d+(?: ?\d{3})*[.,]\d\d/.test(next.text) &&
    !(word.text === '4' && /^\d{3}(?!\d)/.test(next.text)) &&
    /^\p{L}{1,6}$|\d$/u.test(before.text) &&
    isBehind(before, word) &&
    isBehind(word, next);
  return isHead || isSign ? { ...word, text: 'à' } : word;
};

/** Whether a word stands as near behind another as a unit does. */
const isBehind = (before: Word, word: Word): boolean => {
  const gap = word.box.x - rightOf(before.box);
  return (
    gap < before.box.height &&
    gap > -before.box.height &&
    Math.abs(baselineOf(word.box) - baselineOf(before.box)) < 0.5 * before.box.height
  );
};

const cleanWord = (word: Word, next: Word | undefined): Word[] => {
  if (word.confidence < noise && word.text.length < 4 && !/\d/.test(word.text)) return [];
  if (/^[-−–—]$/.test(word.text)) return isMinusOf(word, next) ? [{ ...word, text: '-' }] : [];
  const text = provedVatNumber(withoutMarks(word.text));
  if (!/[\p{L}\d]/u.test(text) && !sign.test(text)) return [];
  const amount = amountOf(text);
  if (amount !== text) return [{ ...word, text: amount, confidence: Math.min(word.confidence, guessed) }];
  return [{ ...word, text: wordAsLabel(text, word.confidence) }];
};

/** `SES59722146301`: a five that was taken for the letter before it, where its check digit proves it. */
const provedVatNumber = (text: string): string => {
  const [, rest = ''] = /^SES(\d{11})\.?$/.exec(text) ?? [];
  const number = `SE5${rest}`;
  return isSwedishVatNumber(number) ? number : text;
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
