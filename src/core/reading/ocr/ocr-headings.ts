import { kindWords } from '../kind/kind-words.ts';
import { boxAround, type Page, type Word } from '../page/page.ts';
import { rowsOf } from '../words/rows.ts';

const [longestPart, mostParts, shortestTitle] = [4, 10, 6];

const title = /^(kredit|sam|samlings)?faktura$|^kreditnota$|^(tax|credit)?invoice$|^rechnung$/;

const isPart = ({ text }: Word): boolean => /^\p{Lu}+$/u.test(text) && text.length <= longestPart;

/** The page with the words whole that documents are called by, of which recognition made parts where their letters are spaced apart: `FA KTU RA`. */
export const withHeadings = (page: Page): Page => {
  const whole = new Map<Word, Word | null>();
  for (const { words } of rowsOf(page))
    for (let from = 0; from < words.length; from++) {
      const parts = headingAt(words.slice(from, from + mostParts));
      const [first] = parts;
      if (first === undefined) continue;
      for (const part of parts) whole.set(part, null);
      const confidence = Math.min(...parts.map((part) => part.confidence));
      const text = parts.map((part) => part.text).join('');
      whole.set(first, { text, confidence, box: boxAround(parts.map(({ box }) => box)) });
      from += parts.length - 1;
    }
  if (whole.size === 0) return page;
  return {
    ...page,
    words: page.words.flatMap((word) => {
      const said = whole.get(word);
      return said === undefined ? [word] : said === null ? [] : [said];
    }),
  };
};

/** The parts that begin a row and make one word by which a document is called; none where they do not. */
const headingAt = (words: readonly Word[]): readonly Word[] => {
  const end = words.findIndex((word) => !isPart(word));
  const run = end < 0 ? words : words.slice(0, end);
  for (let length = run.length; length > 1; length--) {
    const parts = run.slice(0, length);
    const text = parts.map((part) => part.text.toLowerCase()).join('');
    if (text.length >= shortestTitle && (title.test(text) || kindWords(text) !== null)) return parts;
  }
  return [];
};
