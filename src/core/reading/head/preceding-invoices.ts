import type { Box } from '../page/page.ts';
import { labelText } from '../words/label-text.ts';
import type { DateOrder } from '../words/printed-date.ts';
import type { Row } from '../words/rows.ts';
import { code } from '../words/text-readers.ts';
import type { Labelled, LabelOf } from './field-labels.ts';
import { labelledWords } from './label-search.ts';
import { creditNoteLabel, precedingLabel, shortLabel } from './preceding-labels.ts';

/** Most invoices that are believed of one document. */
const most = 20;

/** How near a value stands to its label, behind it or in the row below. */
const nearest = 0.75;

const [sure, fewest] = [0.9, 3];

const amount = /^\d+[.,]\d\d$/;

/** What may stand before a number or between two. */
const between = /^(nr|no|nummer|number|num|n°|nº|#|och|and|und|et|samt|[,;&+:/-]+)[.:]?$/i;

const formOf = (number: string): string => number.replaceAll(/\d/g, '0');

/** Whether a number of three digits or more is written as the document's own is. */
const isOfForm = (number: string, own: string | null): boolean =>
  own !== null && formOf(number) === formOf(own) && number.replaceAll(/\D/g, '').length >= fewest;

/** The numbers at the beginning of the words, up to the first word that is none. */
const codesOf = ({ words }: Labelled, order: DateOrder, own: string | null): string[] => {
  const codes: string[] = [];
  for (const text of words.flatMap(({ text: word }) =>
    amount.test(word) ? [word] : word.split(/(?<=[,;&+])/),
  )) {
    if (between.test(text)) continue;
    const found = code(text, order);
    // One or two digits count something, and eight may be a day unless the document's own number is like them.
    const isSure = found !== null && (found.certainty >= sure || isOfForm(found.value, own));
    if (found === null || !isSure) break;
    codes.push(found.value);
  }
  return codes;
};

/**
 * The numbers of the invoices that a document says it is about (BT-25): right of a label such as `Avser faktura`, or below it.
 * `own` is the document's number, which is none of them; `table` the head of its lines.
 */
export const precedingInvoices = (
  pages: readonly (readonly Row[])[],
  order: DateOrder,
  own: string | null,
  table: Box | null = null,
): string[] => {
  const labelled = pages
    .flatMap((rows) => labelledWords(rows, creditNoteLabel))
    .filter(({ label }) => precedingLabel.test(labelText(label)));
  const read = (near: readonly Labelled[]): string[] => near.flatMap((each) => codesOf(each, order, own));
  const beside = read(labelled.filter(({ nearness }) => nearness === 1));
  const below = labelled.filter(({ nearness }) => nearness < 1).toSorted((a, b) => b.nearness - a.nearness);
  const codes =
    beside.length > 0 ? beside : (below.map((each) => read([each])).find(({ length }) => length > 0) ?? []);
  const found =
    [
      () => codes,
      () => (own === null ? [] : shortlyNamed(pages, order, own)),
      () => (own === null || table === null ? [] : inSeries(pages[0] ?? [], own, table)),
    ]
      .map((look) => look())
      .find(({ length }) => length > 0) ?? [];
  return [...new Set(found)].filter((number) => number !== own).slice(0, most);
};

const ofShort: LabelOf = (text) =>
  shortLabel.test(labelText(text)) ? { field: 'other', strength: 3 } : creditNoteLabel(text);

/** The number behind or below `Avser` or `Gäller` that has the form of the document's own, as those of one series have. */
const shortlyNamed = (pages: readonly (readonly Row[])[], order: DateOrder, own: string): string[] =>
  pages
    .flatMap((rows) => labelledWords(rows, ofShort))
    .filter(({ label, nearness }) => shortLabel.test(labelText(label)) && nearness >= nearest)
    .flatMap((each) => codesOf(each, order, own))
    .filter((number) => number !== own && isOfForm(number, own));

const [fewestOfSeries, nearOfSeries] = [5, 0.05];

const valueOf = (number: string): number => Number(number.replaceAll(/\D/g, ''));

/**
 * The one number above the table that is of the document's own series, a little lower than its own, and of nothing that is known: whatever its label says, it
 * is that of an earlier document.
 */
const inSeries = (rows: readonly Row[], own: string, table: Box): string[] => {
  if (own.replaceAll(/\D/g, '').length < fewestOfSeries) return [];
  const above = rows.filter(({ box }) => box.y < table.y);
  const labelled = new Set(
    labelledWords(above, creditNoteLabel)
      .filter(({ nearness, label }) => nearness >= nearest && !precedingLabel.test(labelText(label)))
      .map(({ words }) => words[0]?.text.replaceAll(/^[#:]|[.,;]$/g, '')),
  );
  const found = above
    .flatMap(({ words }) => words.map(({ text }) => text.replaceAll(/^[#:]|[.,;]$/g, '')))
    .filter(
      (text) =>
        formOf(text) === formOf(own) &&
        valueOf(text) < valueOf(own) &&
        valueOf(own) - valueOf(text) < nearOfSeries * valueOf(own) &&
        !labelled.has(text),
    );
  return new Set(found).size === 1 ? found.slice(0, 1) : [];
};
