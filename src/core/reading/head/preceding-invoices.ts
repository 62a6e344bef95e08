import { labelText } from '../words/label-text.ts';
import type { DateOrder } from '../words/printed-date.ts';
import type { Row } from '../words/rows.ts';
import { code } from '../words/text-readers.ts';
import { labelledWords, type Labelled } from './label-search.ts';
import { creditNoteLabel, precedingLabel } from './preceding-labels.ts';

/** Most invoices that are believed of one document. */
const most = 20;

const amount = /^\d+[.,]\d\d$/;

/** What may stand before a number or between two. */
const between = /^(nr|no|nummer|number|num|n°|nº|#|och|and|und|et|samt|[,;&+:/-]+)[.:]?$/i;

/** The numbers at the beginning of the words, up to the first word that is none. */
const codesOf = ({ words }: Labelled, order: DateOrder): string[] => {
  const codes: string[] = [];
  for (const text of words.flatMap(({ text: word }) =>
    amount.test(word) ? [word] : word.split(/(?<=[,;&+])/),
  )) {
    if (between.test(text)) continue;
    const found = code(text, order);
    // One or two digits count something.
    if (found === null || found.certainty < 0.9) break;
    codes.push(found.value);
  }
  return codes;
};

/**
 * The numbers of the invoices that a document says it is about (BT-25): right of a label such as `Avser faktura`, or below it.
 * `own` is the document's number, which is none of them.
 */
export const precedingInvoices = (
  pages: readonly (readonly Row[])[],
  order: DateOrder,
  own: string | null,
): string[] => {
  const labelled = pages
    .flatMap((rows) => labelledWords(rows, creditNoteLabel))
    .filter(({ label }) => precedingLabel.test(labelText(label)));
  const read = (near: readonly Labelled[]): string[] => near.flatMap((each) => codesOf(each, order));
  const beside = read(labelled.filter(({ nearness }) => nearness === 1));
  const below = labelled.filter(({ nearness }) => nearness < 1).toSorted((a, b) => b.nearness - a.nearness);
  const codes =
    beside.length > 0 ? beside : (below.map((each) => read([each])).find(({ length }) => length > 0) ?? []);
  return [...new Set(codes)].filter((number) => number !== own).slice(0, most);
};
