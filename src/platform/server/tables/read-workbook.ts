import { currencyOf } from '#core/values/currency-words.ts';
import { readXlsx } from 'hucre/xlsx';
import type { Merge, Sheet, SheetCell, Tables } from '#core/tables/sheet.ts';
import { isEmptyRow } from '#core/tables/sheet.ts';
import { type TableResult, tableLimits } from '#core/tables/table-refusal.ts';
import { refusedWorkbook } from './workbook-guard.ts';

type Workbook = Awaited<ReturnType<typeof readXlsx>>;
type WorkbookSheet = Workbook['sheets'][number];
type CellValue = WorkbookSheet['rows'][number][number];
type Cell = NonNullable<ReturnType<NonNullable<WorkbookSheet['cells']>['get']>>;

const errorValue = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/;

/** Spreadsheets reckon with 15 digits: what they show as 0,3 they may have stored as 0.30000000000000004. */
const plainNumber = (value: number): string => {
  const shown = String(Number(value.toPrecision(15)));
  if (!shown.includes('e')) return shown;
  return value.toFixed(10).replace(/\.?0+$/, '');
};

/** The currency that a number's format shows: `#,##0.00 "kr"`, `[$€-407]`. */
const currencyIn = (format: string): string | null => {
  const nordic = /\[\$kr-?\.?-?0*(406|414)\]/iu.exec(format)?.[1];
  if (nordic !== undefined) return nordic === '406' ? 'DKK' : 'NOK';
  const shown = format.replaceAll(/\[\$([^\]-]*)(?:-[^\]]*)?\]/gu, ' $1 ');
  const found = /€|\bEUR\b|£|\bGBP\b|\bUSD\b|\$|\bNOK\b|\bDKK\b|\bSEK\b|\bkr\b/iu.exec(shown)?.[0];
  return found === undefined ? null : currencyOf(found);
};

/** A number as its format shows it: `000000` keeps the zeros of a number that is a name. */
const numberOf = (value: number, format: string): SheetCell => {
  if (!Number.isFinite(value)) return '';
  if (format.includes('%')) return { number: plainNumber(value * 100), percent: true };
  if (/^0{2,}$/.test(format) && Number.isInteger(value) && value >= 0)
    return String(value).padStart(format.length, '0');
  const currency = currencyIn(format);
  return { number: plainNumber(value), ...(currency === null ? {} : { currency }) };
};

const cellOf = (value: CellValue, cell: Cell | undefined): SheetCell => {
  if (value === null || value === undefined) return cell?.formula === undefined ? '' : { fault: 'formula' };
  if (typeof value === 'number') return numberOf(value, cell?.style?.numFmt ?? '');
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : { date: value.toISOString().slice(0, 10) };
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  const isError = cell?.type === 'error' || (errorValue.test(value) && cell?.type !== 'string');
  return isError ? { fault: 'error' } : value;
};

const mergesOf = ({ merges = [] }: WorkbookSheet): Merge[] =>
  merges.map(({ startRow, startCol, endRow, endCol }) => ({
    top: startRow,
    left: startCol,
    bottom: endRow,
    right: endCol,
  }));

const hiddenOf = ({ columns = [], rowDefs }: WorkbookSheet): Pick<Sheet, 'hidden'> => {
  const hidden = {
    columns: columns.flatMap((column, at) => (column?.hidden === true ? [at] : [])),
    rows: [...(rowDefs ?? [])].flatMap(([at, row]) => (row.hidden === true ? [at] : [])),
  };
  return hidden.columns.length + hidden.rows.length === 0 ? {} : { hidden };
};

const sheetOf = (sheet: WorkbookSheet): Sheet => ({
  name: sheet.name,
  rows: sheet.rows.map((row, at) =>
    row.map((value, column) => cellOf(value, sheet.cells?.get(`${at},${column}`))),
  ),
  merges: mergesOf(sheet),
  ...hiddenOf(sheet),
});

/**
 * Reads an XLSX workbook's visible sheets: values as stored, formulas by the result that was saved with them, never
 * reckoned and never run. Refuses what `refusedWorkbook` does, and sheets of more rows than a list may have.
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<TableResult<Tables>> => {
  const refusal = await refusedWorkbook(bytes);
  if (refusal !== null) return { ok: false, code: refusal };
  // Rows of nothing are rows too, and one more tells that there are too many.
  const maxRows = 2 * tableLimits.rows + 1;
  try {
    const { sheets } = await readXlsx(bytes, {
      readStyles: true,
      maxRows,
      sheets: ({ hidden, veryHidden }) => hidden !== true && veryHidden !== true,
    });
    const isTooLong = ({ rows }: Sheet): boolean =>
      rows.length >= maxRows || rows.filter((row) => !isEmptyRow(row)).length > tableLimits.rows;
    const read = sheets.map(sheetOf);
    if (read.some(isTooLong)) return { ok: false, code: 'import.file_rows' };
    if (read.every(({ rows }) => rows.every(isEmptyRow))) return { ok: false, code: 'import.file_empty' };
    return { ok: true, value: { format: 'xlsx', sheets: read } };
  } catch {
    // Whatever a parser says of a broken file, the person can do the same about it: save it anew.
    return { ok: false, code: 'import.file_damaged' };
  }
};
