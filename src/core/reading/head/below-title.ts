import { type Box, type Place, rightOf } from '../page/page.ts';
import { type Cell, cellsOf } from '../words/cells.ts';
import { labelText } from '../words/label-text.ts';
import type { Row } from '../words/rows.ts';
import { fieldLabel } from './field-labels.ts';

/** What a document calls itself. */
export const title =
  /^((kontant|samlings|kredit|hyres)?faktura(kvitto)?|kreditnota|räkning|invoice|credit (note|memo|invoice)|facture|avoir|fattura|nota di credito|rechnung|gutschrift|factuur|lasku|kreditnota)$/;

const [farthest, aligned] = [4.2, 6];

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= aligned;

/** Whether a label and its value stand in the row of a title, or right below it at one of its edges. */
const isBelow = ({ box: head }: Cell, label: Box, value: Box): boolean => {
  const gap = label.y - head.y;
  if (Math.abs(gap) < label.height) return label.x > head.x;
  const lines = gap / Math.max(label.height, 0.6 * head.height);
  return lines > 0 && lines <= farthest && (isNear(head.x, label.x) || isNear(rightOf(head), rightOf(value)));
};

/**
 * Tells whether a plain `Nr` or `Nummer` is that of the document: it stands at the title, or in a row with the label of the
 * document's day.
 */
export const titledIn = (
  pages: readonly (readonly Row[])[],
): ((label: Box, value: Place | null) => boolean) => {
  const rows = pages[0] ?? [];
  const titles = rows
    .flatMap(cellsOf)
    .filter(({ text }) => text.split('/').every((part) => title.test(labelText(part))));
  const isDated = ({ words }: Row): boolean =>
    words.some(({ text }) => {
      const known = fieldLabel(text);
      return known?.field === 'issueDate' && known.strength === 3;
    });
  return (label, value) => {
    if (value === null || value.page !== rows[0]?.page) return false;
    if (titles.some((cell) => isBelow(cell, label, value.box))) return true;
    return rows.some((row) => isDated(row) && Math.abs(row.box.y - label.y) < 0.5 * label.height);
  };
};
