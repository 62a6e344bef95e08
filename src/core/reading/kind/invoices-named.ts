import { labelledWords } from '../head/label-search.ts';
import type { Row } from '../words/rows.ts';
import { code } from '../words/text-readers.ts';
import type { DateOrder } from '../words/printed-date.ts';

const most = 20;
const named =
  /(?:^|[\s(])(?:faktura|fakturan|fakturor|invoices?|rechnung|regning|facture|factuur)(?:s?[ -]?(?:nr|nummer|no|number))?[.:#]*\s+#?([A-Z]{0,4}[-/]?\d[\w/-]{2,})/gi;

/**
 * The numbers of the invoices that a document names: behind the word in its sentences, and at or below labels of an invoice's
 * number. What reads as a date is none.
 */
export const invoicesNamed = (pages: readonly (readonly Row[])[], order: DateOrder): string[] => {
  const sentences = pages
    .flat()
    .flatMap(({ words }) => [
      ...words
        .map(({ text }) => text)
        .join(' ')
        .matchAll(named),
    ])
    .map(([, number = '']) => number);
  const near = pages
    .flatMap((rows) => labelledWords(rows))
    .filter(({ field, strength }) => field === 'number' && strength >= 2);
  const beside = new Set(near.flatMap(({ nearness, label }) => (nearness === 1 ? [label] : [])));
  const labelled = near
    .filter(({ nearness, label }) => nearness === 1 || !beside.has(label))
    .map(({ words }) => words[0]?.text ?? '');
  return [
    ...new Set(
      [...sentences, ...labelled].flatMap((text) => {
        const found = code(text, order);
        return found !== null && found.certainty >= 0.9 ? [found.value] : [];
      }),
    ),
  ].slice(0, most);
};
