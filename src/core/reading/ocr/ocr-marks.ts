import { type Page, rightOf, type Word } from '../page/page.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import { rowsOf } from '../words/rows.ts';

const [unsure, guessed, sameEdge] = [0.6, 0.3, 4];
const markless = /^-?\d{4,9}$/;
const leastBeside = 2;

/**
 * The page with decimal marks put back that recognition lost: in a long number that it was unsure of, which stands
 * beside several amounts, or beside one and ends where others above or below it end.
 */
export const withMarks = (page: Page, mark: DecimalMark): Page => {
  const like = mark === ',' ? /\d,\d\d$/ : /\d\.\d\d$/;
  const isAmount = ({ text }: Word): boolean => like.test(text);
  const amounts = page.words.filter(isAmount);
  const marked = new Map<Word, Word>();
  for (const { words } of rowsOf(page)) {
    const beside = words.filter(({ text }) => /\d[.,]\d\d$/.test(text)).length;
    for (const word of words) {
      if (!markless.test(word.text) || word.confidence >= unsure) continue;
      const isAligned = amounts.some(({ box }) => Math.abs(rightOf(box) - rightOf(word.box)) < sameEdge);
      if (beside < (isAligned ? 1 : leastBeside)) continue;
      const text = `${word.text.slice(0, -2)}${mark}${word.text.slice(-2)}`;
      marked.set(word, { ...word, text, confidence: Math.min(word.confidence, guessed) });
    }
  }
  return marked.size === 0 ? page : { ...page, words: page.words.map((word) => marked.get(word) ?? word) };
};
