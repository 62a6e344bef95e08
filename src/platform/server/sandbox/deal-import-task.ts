import { createHash } from 'node:crypto';
import {
  analyseImport,
  type AnalysedRow,
  type ImportAnalysis,
  type ImportCounts,
} from '#core/deal-import/analyse-import.ts';
import { headKey, likelySheet, listSheets } from '#core/deal-import/find-head.ts';
import {
  type ImportChoice,
  type ImportMapping,
  keptOf,
  type KeptMapping,
  unconfirmedOf,
} from '#core/deal-import/import-mapping.ts';
import type { ImportField } from '#core/deal-import/import-field.ts';
import type { BoughtArticle, ImportDeal, RowFix } from '#core/deal-import/import-row.ts';
import { proposeMapping } from '#core/deal-import/propose-mapping.ts';
import { needsPerson } from '#core/deal-import/row-codes.ts';
import type { Tables } from '#core/tables/sheet.ts';
import type { TableCode, TableResult } from '#core/tables/table-refusal.ts';
import { readTables } from '../tables/read-tables.ts';
import { returnedRows, type ReturnedRows } from '../tables/returned-rows.ts';
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
  readonly otherSuppliers: readonly string[];
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
  /** Other sheets that look like price lists, by name: an import reads one. */
  readonly otherLists: readonly string[];
  readonly format: Tables['format'];
  readonly mapping: ImportMapping;
  readonly kept: KeptMapping;
  /** Fields that are only guessed at; nothing is saved before a person has confirmed them. */
  readonly unconfirmed: readonly ImportField[];
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
      otherLists: (sheets.length > 1 ? listSheets(sheets) : []).flatMap((other) =>
        other === at ? [] : (sheets[other]?.name ?? []),
      ),
      format,
      mapping,
      kept: keptOf(mapping, headKey(mapping.head), asked.choice),
      unconfirmed: unconfirmedOf(mapping),
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

/** Rows of one of the file's sheets to give back. */
export interface ReturnedImportRows extends ReturnedRows {
  readonly sheet: number;
}

/** Task: the rows of a file that were not taken, as a workbook with two columns added. Emits its bytes. */
export const returnImportRows: Task = async (
  bytes: Uint8Array,
  emit: Emit,
  argument: unknown,
): Promise<{ readonly ok: boolean; readonly code?: TableCode }> => {
  const asked = argument as ReturnedImportRows;
  const read = await readTables(bytes);
  const sheet = read.ok ? read.value.sheets[asked.sheet] : undefined;
  if (sheet === undefined) return { ok: false };
  await emit('file', await returnedRows(sheet, asked));
  return { ok: true };
};
