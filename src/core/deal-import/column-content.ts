import { cellText, type SheetCell } from '#core/tables/sheet.ts';
import { isGtin } from '#core/values/gs1-number.ts';
import { unitOf } from '#core/values/units.ts';
import { readDate } from './date-cell.ts';
import type { ImportField } from './import-field.ts';
import { numberText, readNumber } from './number-cell.ts';
import { unitText } from './unit-cell.ts';

const isNumber = (cell: SheetCell): boolean => {
  const { kind } = readNumber(cell, ',');
  return kind === 'number' || (typeof cell !== 'string' && 'fault' in cell);
};

const isPriced = (cell: SheetCell): boolean => {
  const reading = readNumber(cell, ',');
  return isNumber(cell) && !(reading.kind === 'number' && reading.said?.percent === true);
};

const namesMoney = (cell: SheetCell): boolean => {
  const reading = readNumber(cell, ',');
  return reading.kind === 'number' && reading.said?.currency != null;
};

const isDay = (cell: SheetCell): boolean =>
  (typeof cell !== 'string' || /\D/.test(cell) || /^(?:20)?\d{6}$|^4\d{4}$/.test(cell.trim())) &&
  ['date', 'ambiguous', 'open'].includes(readDate(cell, ['ymd', 'dmy', 'mdy']).kind);

const isUnit = (cell: SheetCell): boolean => unitOf(unitText(cellText(cell))) !== null;

const isName = (cell: SheetCell): boolean => /\p{L}{3}/u.test(cellText(cell));

const isArticleNumber = (cell: SheetCell): boolean => {
  const text = cellText(cell);
  return /^(?=.*\d)[\p{L}\d][\p{L}\d./-]{1,19}$/u.test(text) && !/[.,]\d{1,2}$/.test(text);
};

const isPercent = (cell: SheetCell): boolean => {
  const value = Number(cellText(cell).replace(',', '.').replace('%', ''));
  return Number.isFinite(value) && value >= 0 && value <= 100;
};

const tests: Readonly<Partial<Record<ImportField, (cell: SheetCell) => boolean>>> = {
  articleNumber: (cell) => cellText(cell).length <= 35,
  name: isName,
  price: isPriced,
  priceQuantity: isNumber,
  unit: (cell) => cellText(cell).length <= 20 && !isNumber(cell),
  validFrom: isDay,
  validTo: isDay,
  tolerancePercent: isPercent,
  toleranceAmount: isNumber,
};

const share = (cells: readonly SheetCell[], test: (cell: SheetCell) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;

/** Whether the column's cells could be the field at all: at least half of those that hold something; so is an empty column. */
export const couldBe = (field: ImportField, cells: readonly SheetCell[]): boolean => {
  const test = tests[field];
  return cells.length === 0 || test === undefined || share(cells, test) >= 0.5;
};

/** What cells without a label look like, the most telling first. Goods' GTINs are no article numbers. */
export const looksLike = (cells: readonly SheetCell[]): ImportField[] => {
  if (cells.length === 0 || share(cells, (cell) => isGtin(cellText(cell))) >= 0.6) return [];
  const found: ImportField[] = [];
  const distinct = new Set(cells.map(cellText)).size / cells.length;
  if (share(cells, isDay) >= 0.7) return ['validFrom', 'validTo'];
  if (share(cells, isUnit) >= 0.7) found.push('unit');
  const decimals = share(cells, (cell) => /[.,]\d{1,2}$/.test(numberText(cellText(cell))?.digits ?? ''));
  const isMoney = decimals >= 0.3 || share(cells, namesMoney) >= 0.5;
  if (share(cells, isPriced) >= 0.7 && isMoney) found.push('price');
  if (share(cells, isArticleNumber) >= 0.7 && distinct >= 0.6) found.push('articleNumber');
  if (share(cells, isName) >= 0.7 && distinct >= 0.5 && !found.includes('unit')) found.push('name');
  return found;
};

/** Whether packs' sizes stand below a label that may also be a unit's: `10 kg`, `ca 2,5 l`, `6x1 l`. */
export const holdsSizes = (cells: readonly SheetCell[]): boolean =>
  share(cells, (cell) => /^(?:ca\.?\s*)?\d[\d.,\s]*(?:x\s*\d[\d.,]*\s*)?\p{L}+$/iu.test(cellText(cell))) >=
  0.5;
