import { hasAmountBelow } from './amounts-below.ts';
import { bareGrid } from './bare-table.ts';
import { chooseFields, type Field } from './choose-fields.ts';
import { chooseTable, sumOfLines, type TableReading } from './choose-table.ts';
import { chooseTotals, type Totals } from './choose-totals.ts';
import { isCreditNote } from './credit-note.ts';
import { currencyOf } from './currency-of.ts';
import { decimalMark } from './decimal-mark.ts';
import { doubtsOf } from './doubts.ts';
import { gridsOf } from './grid.ts';
import type { Page } from './page.ts';
import { dateOrder } from './printed-date.ts';
import { readLines } from './read-lines.ts';
import type { Reading } from './reading.ts';
import { rowsOf } from './rows.ts';
import { supplierName } from './supplier-name.ts';
import { tableBodies } from './table-body.ts';
import { toDraft } from './to-draft.ts';
import { totalCandidates } from './total-candidates.ts';
import { singleRate, vatCandidates, vatRows } from './vat-rows.ts';

/** Reads an invoice from the words of its pages; `null` when they hold none. Pure and deterministic. */
export const readPages = (pages: readonly Page[]): Reading | null => {
  if (pages.every(({ words }) => words.length === 0)) return null;
  const rows = pages.map(rowsOf);
  const mark = decimalMark(pages);
  const currency = currencyOf(pages);
  const texts = pages.flatMap(({ words }) => words.map(({ text }) => text));
  const order = dateOrder(texts, mark === '.' && currency?.currency === 'USD');
  const creditNote = isCreditNote(pages);

  const candidates = rows.flatMap((page) => totalCandidates(page, mark));
  const printed = new Set(candidates.map(({ value }) => value.toFixed(2)));
  const grids = gridsOf(tableBodies(rows), mark);
  const headed = chooseTable(grids, printed);
  const isRead = headed !== null && headed.rows.lines.some(({ closed }) => closed);
  const table = isRead ? headed : (chooseTable([bareGrid(rows, mark)], printed) ?? headed);

  const lines = table === null ? [] : readLines(table, creditNote);
  const inLines = new Set(table?.rows.lines.map(({ numbers }) => numbers.sum.row));
  const printedVat = vatRows(
    rows.flat().filter((row) => !inLines.has(row)),
    mark,
  );
  const totals = chooseTotals(
    [...candidates, ...vatCandidates(printedVat)],
    table === null ? null : sumOfLines(table.rows),
    printedVat,
  );
  const vat =
    printedVat.length > 0
      ? printedVat.map(({ rate, taxable, tax }) => ({ rate, taxable, tax }))
      : singleRate(rows.flat(), mark, totals.net, totals.vat);
  const fields = chooseFields(rows, order);
  const supplier = supplierName(rows);
  const doubts = doubtsOf({
    table,
    totals,
    vat,
    fields,
    creditNote,
    amountBelow: hasAmountBelow(rows.flat(), totals, mark),
    currencySure: currency?.sure ?? false,
    words: table === null ? 1 : leastSure(table),
  });
  return {
    invoice: toDraft({
      fields,
      supplier,
      currency: currency?.currency ?? null,
      creditNote,
      lines,
      charges: [],
      totals,
      vat,
    }),
    lines,
    fields: {
      ...Object.fromEntries(fields),
      ...totalFields(totals),
      ...(supplier === null ? {} : { supplier }),
    },
    doubts,
    trusted: doubts.length === 0,
  };
};

const totalFields = (totals: Totals): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(totals).flatMap(([name, total]) =>
      typeof total === 'boolean' || total === null
        ? []
        : [[name, { value: total.text, confidence: totals.closed ? 0.97 : 0.6, place: total.place }]],
    ),
  );

/** The least sure word among the figures of the lines. */
const leastSure = ({ rows }: TableReading): number =>
  Math.min(
    1,
    ...rows.lines.flatMap(({ numbers }) =>
      [numbers.quantity, numbers.price, numbers.sum].flatMap(
        (token) => token?.words.map(({ confidence }) => confidence) ?? [],
      ),
    ),
  );
