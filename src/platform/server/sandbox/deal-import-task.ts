import { createHash } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';
import {
  analyseImport,
  type AnalysedRow,
  type ImportAnalysis,
  type ImportCounts,
} from '#core/deal-import/analyse-import.ts';
import { headKey, likelySheet } from '#core/deal-import/find-head.ts';
import {
  type ImportChoice,
  type ImportMapping,
  keptOf,
  type KeptMapping,
} from '#core/deal-import/import-mapping.ts';
import type { BoughtArticle, ImportDeal, RowFix } from '#core/deal-import/import-row.ts';
import { proposeMapping } from '#core/deal-import/propose-mapping.ts';
import { needsPerson } from '#core/deal-import/row-codes.ts';
import { type SheetCell, type Tables, cellText } from '#core/tables/sheet.ts';
import type { TableCode, TableResult } from '#core/tables/table-refusal.ts';
import { readTables } from '../tables/read-tables.ts';
import type { Emit, Task } from './task.ts';

/** Which of the rows are answered. */
export type RowsShown = 'all' | 'open' | 'changed' | 'rejected';

/** What the server says beside the file. */
export interface ImportQuestion {
  readonly sheet: number | null;
  readonly choice: ImportChoice;
  readonly kept: readonly KeptMapping[];
  readonly fixes: Readonly<Record<string, RowFix>>;
  readonly articles: readonly BoughtArticle[];
  readonly deals: readonly ImportDeal[];
  readonly units: readonly string[] | null;
  readonly today: string;
  readonly shown: RowsShown;
  readonly offset: number;
  readonly limit: number;
  /** Whether the effect is answered too, for saving it. */
  readonly withEffect: boolean;
}

/** A file as analysed. */
export interface ImportAnswer {
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly format: Tables['format'];
  readonly mapping: ImportMapping;
  readonly kept: KeptMapping;
  readonly counts: ImportCounts;
  readonly rows: readonly AnalysedRow[];
  readonly total: number;
  /** SHA-256 of what would be written. */
  readonly digest: string;
  readonly effect: ImportAnalysis['effect'] | null;
}

const isShown = ({ outcome, problem }: AnalysedRow, shown: RowsShown): boolean =>
  shown === 'all' || (shown === 'open' ? problem !== null && needsPerson(problem.code) : outcome === shown);

/** Task: reads a price list and analyses it. The argument is an `ImportQuestion`. */
export const analyseDealImport: Task = async (bytes, _emit, argument): Promise<TableResult<ImportAnswer>> => {
  const asked = argument as ImportQuestion;
  const read = await readTables(bytes);
  if (!read.ok) return read;
  const { sheets, format } = read.value;
  const at = asked.sheet !== null && asked.sheet < sheets.length ? asked.sheet : likelySheet(sheets);
  const sheet = sheets[at];
  if (sheet === undefined) return { ok: false, code: 'import.file_empty' };
  const mapping = proposeMapping(sheet, asked);
  const fixes = new Map(Object.entries(asked.fixes).map(([row, fix]) => [Number(row), fix]));
  const { counts, rows, effect } = analyseImport({ ...asked, sheet, mapping, fixes });
  const chosen = rows.filter((row) => isShown(row, asked.shown));
  return {
    ok: true,
    value: {
      sheets: sheets.map(({ name }) => name),
      sheet: at,
      format,
      mapping,
      kept: keptOf(mapping, headKey(mapping.head), asked.choice),
      counts,
      rows: chosen.slice(asked.offset, asked.offset + asked.limit),
      total: chosen.length,
      digest: createHash('sha256')
        .update(JSON.stringify([counts, effect]))
        .digest('hex'),
      effect: asked.withEffect ? effect : null,
    },
  };
};

/** Rows to give back, each with its number in the file and why it was not taken; the first is the head. */
export interface ReturnedRows {
  readonly sheet: number;
  readonly head: readonly number[];
  readonly rows: readonly { readonly row: number; readonly reason: string }[];
  readonly labels: { readonly row: string; readonly reason: string };
}

/** A cell that a spreadsheet shows as the file had it. */
const written = (cell: SheetCell): string | number | Date => {
  if (typeof cell === 'string') return cell;
  if ('number' in cell) return Number(cell.number);
  return 'date' in cell ? new Date(`${cell.date}T00:00:00Z`) : cellText(cell);
};

/** Task: the rows of a file that were not taken, as a workbook with two columns added. Emits its bytes. */
export const returnImportRows: Task = async (
  bytes: Uint8Array,
  emit: Emit,
  argument: unknown,
): Promise<{ readonly ok: boolean; readonly code?: TableCode }> => {
  const asked = argument as ReturnedRows;
  const read = await readTables(bytes);
  const sheet = read.ok ? read.value.sheets[asked.sheet] : undefined;
  if (sheet === undefined) return { ok: false };
  const { labels } = asked;
  const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const line = (number: number, first: string | number, last: string): (string | number | Date)[] => {
    const cells = (sheet.rows[number - 1] ?? []).map(written);
    return [...cells, ...Array.from({ length: width - cells.length }, () => ''), first, last];
  };
  const head = asked.head.map((number, at) =>
    line(
      number,
      at === asked.head.length - 1 ? labels.row : '',
      at === asked.head.length - 1 ? labels.reason : '',
    ),
  );
  const rows = asked.rows.map(({ row, reason }) => line(row, row, reason));
  const name = sheet.name.slice(0, 31) || 'Rader';
  await emit('file', await writeXlsx({ sheets: [{ name, rows: [...head, ...rows] }] }));
  return { ok: true };
};
