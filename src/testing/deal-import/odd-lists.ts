import type { FileColumn, FileRow } from '#core/exports/column.ts';
import { findingColumns } from '#features/finding/exports/rules-columns-findings.ts';
import {
  dealColumns,
  deviationColumns,
  productColumns,
  watchedColumns,
} from '#features/finding/exports/rules-columns-goods.ts';
import {
  invoiceColumns,
  lineColumns,
  priceColumns,
} from '#features/finding/exports/rules-columns-invoices.ts';
import { claimColumns, supplierColumns } from '#features/finding/exports/rules-columns-people.ts';
import { outletColumns } from '#features/finding/exports/rules-columns-places.ts';
import type { ExportListName } from '#features/finding/exports/rules.ts';
import { texts as english } from '#features/finding/exports/texts-columns.en.ts';
import { texts as swedish } from '#features/finding/exports/texts-columns.sv.ts';
import type { ExportedFile } from '#platform/server/tables/exported-file.ts';
import { odd } from './odd-deals.ts';

type Words = typeof swedish | typeof english;

const columnsOf: Readonly<Record<ExportListName, (t: Words) => readonly FileColumn[]>> = {
  invoices: invoiceColumns,
  lines: lineColumns,
  products: productColumns,
  prices: priceColumns,
  watched: watchedColumns,
  deviations: deviationColumns,
  deals: dealColumns,
  claims: claimColumns,
  suppliers: supplierColumns,
  outlets: outletColumns,
  findings: findingColumns,
};

/** Every list that there is a file of. */
export const oddLists = Object.keys(columnsOf) as ExportListName[];

/** Longer than the fifteen digits that a program of tables keeps, negative, small, and as we write them. */
const numbers = ['0', '-12.5', '1234567.89', '0.004', '99999999999999999.25'] as const;

const days = ['2026-11-20', '2024-02-29', '1900-01-01', '2099-12-31'] as const;

/** A value of a column's kind for a row: of texts each odd string in turn. */
const valueOf = ({ kind }: FileColumn, row: number, column: number): string | null => {
  const at = row + column;
  if (at % 11 === 10) return null;
  if (kind === 'text') return odd[at % odd.length] ?? null;
  if (kind === 'date') return days[at % days.length] ?? null;
  return numbers[at % numbers.length] ?? null;
};

/** A list with every odd string in each column of text, as a file's writer takes it. */
export const oddFile = (list: ExportListName, language: 'sv' | 'en'): ExportedFile => {
  const columns = columnsOf[list](language === 'sv' ? swedish : english);
  const rows = odd.map((_, row): FileRow => ({
    cells: columns.map((one, column) => valueOf(one, row, column)),
    currency: 'SEK',
  }));
  return {
    title: 'Lista',
    language,
    columns,
    pages: async function* () {
      yield rows;
    },
    now: new Date('2026-11-23T10:00:00Z'),
    words: { facts: 'Om', total: 'Summa', page: '', rows: 'Rader', digest: 'SHA-256' },
    facts: [],
  };
};
