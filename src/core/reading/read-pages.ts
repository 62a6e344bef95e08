import { chooseFields } from './choose-fields.ts';
import { isCreditNote } from './credit-note.ts';
import { currencyOf } from './currency-of.ts';
import { decimalMark } from './decimal-mark.ts';
import { doubtsOf } from './doubts.ts';
import { headFields } from './head-fields.ts';
import { leastSure } from './least-sure.ts';
import type { Page } from './page.ts';
import { dateOrder } from './printed-date.ts';
import { readLines } from './read-lines.ts';
import { readTable } from './read-table.ts';
import { readTotals } from './read-totals.ts';
import type { Reading } from './reading.ts';
import { rowsOf } from './rows.ts';
import { supplierName } from './supplier-name.ts';
import { toDraft } from './to-draft.ts';
import { totalCandidates } from './total-candidates.ts';

/**
 * Reads an invoice from the words of its pages; `null` when they hold none. Where one of the layouts that a person taught
 * fits, it says what the columns and labels mean. Pure and deterministic.
 */
export const readPages = (pages: readonly Page[]): Reading | null => {
  if (pages.every(({ words }) => words.length === 0)) return null;
  const rows = pages.map(rowsOf);
  const mark = decimalMark(pages);
  const currency = currencyOf(pages);
  const stated = currency?.value ?? null;
  const texts = pages.flatMap(({ words }) => words.map(({ text }) => text));
  const creditNote = isCreditNote(pages);
  const candidates = rows.flatMap((page) => totalCandidates(page, mark));
  const table = readTable(rows, candidates, mark);
  const below = readTotals(rows.flat(), candidates, table, mark);
  const lines = table === null ? [] : readLines(table, creditNote);
  const fields = chooseFields(rows, dateOrder(texts, mark === '.' && stated === 'USD'));
  const supplier = supplierName(rows);
  const words = table === null ? 1 : leastSure(table);
  const named = lines.every(({ line }) => line.name !== '');
  const doubts = doubtsOf({ named, table, ...below, fields, creditNote, currency: stated, words });
  return {
    invoice: toDraft({ fields, supplier, currency: stated, creditNote, lines, ...below }),
    lines,
    ...headFields(fields, below, { supplier, currency }),
    doubts,
    trusted: doubts.length === 0,
    layout: null,
  };
};
