import type { InvoiceLine } from '../../invoices/invoice.ts';
import type { Field } from '../head/choose-fields.ts';
import { withoutForm } from '../head/company-forms.ts';
import type { Box, Page } from '../page/page.ts';
import type { Doubt } from '../reading.ts';
import { rowsOf } from '../words/rows.ts';
import { wordsOfName } from './ocr-names.ts';

/** A name on a recognised page that nothing else on it proves, with the place of its words among those of the page and the box around them, in points. */
export interface UnprovedName {
  readonly page: number;
  readonly words: readonly number[];
  readonly box: Box;
}

// What two readers of a word say otherwise is as open as what one says against two.
const contested = 0.6;

/** What of a reading tells its names. */
interface Named {
  readonly doubts: readonly Doubt[];
  readonly fields: { readonly supplier?: Field };
  readonly lines: readonly {
    readonly line: Pick<InvoiceLine, 'articleNumber'>;
    readonly fields: { readonly name?: Field };
  }[];
}

/**
 * The names that tell who sold and what was bought and that rest on letters alone: the sender's, and those of goods without a number. None
 * where a person has to look at the words anyway.
 */
export const namesToProve = ({ doubts, fields, lines }: Named, pages: readonly Page[]): UnprovedName[] => {
  if (doubts.includes('words-uncertain')) return [];
  const names = lines.flatMap(({ line, fields: { name } }) =>
    line.articleNumber === null && name ? [name] : [],
  );
  return [...(fields.supplier === undefined ? [] : [fields.supplier]), ...names].flatMap((name) =>
    placeOf(name, pages),
  );
};

const placeOf = (name: Field, pages: readonly Page[]): UnprovedName[] => {
  const page = pages.find(({ number }) => number === name.place?.page);
  if (page === undefined) return [];
  const said = new Set(plain(name.value).split(' '));
  const own = wordsOfName(name, pages).filter(({ text }) =>
    plain(text)
      .split(' ')
      .some((part) => said.has(part)),
  );
  return rowsOf({ ...page, words: own }).map(({ words, box }) => ({
    page: page.number,
    words: words.map((word) => page.words.indexOf(word)),
    box,
  }));
};

/** The pages, less sure of the words of each name of which another look at its place says something else; `null`: nothing could be seen. */
export const withLooks = (
  pages: readonly Page[],
  looks: readonly { readonly name: UnprovedName; readonly seen: string | null }[],
): Page[] =>
  pages.map((page) => {
    const open = new Set(
      looks.flatMap(({ name, seen }) => {
        const said = name.words.map((at) => page.words[at]?.text ?? '').join(' ');
        return name.page !== page.number || (seen !== null && isSame(said, seen)) ? [] : name.words;
      }),
    );
    if (open.size === 0) return page;
    const words = page.words.map((word, at) =>
      open.has(at) ? { ...word, confidence: Math.min(word.confidence, contested) } : word,
    );
    return { ...page, words };
  });

/** Whether two readings of a name have the same letters, figures and blanks; the form of a company is small print that its number proves. */
const isSame = (said: string, seen: string): boolean =>
  plain(withoutForm(withoutMarks(said))) === plain(withoutForm(withoutMarks(seen)));

const withoutMarks = (text: string): string => text.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d.]+$/gu, '');

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
