import { currencyOf } from '#core/values/currency-words.ts';
import { isDecimal } from '#core/values/decimal.ts';
import type { NumberCell, SheetCell } from '#core/tables/sheet.ts';

export type DecimalMark = ',' | '.';

/** A number cell taken apart, before its column's decimal mark is known. */
export interface NumberText {
  readonly negative: boolean;
  /** Digits and marks without blanks. */
  readonly digits: string;
  /** `SEK` for kronor; null where the cell names no currency. */
  readonly currency: string | null;
  /** What stands after a slash or `per`: `kr/kg`. */
  readonly unit: string | null;
  readonly percent: boolean;
}

const shape =
  /^([-−–(]?)\s*(kr|sek|eur|usd|gbp|nok|dkk|€|\$|£)?\.?\s*([-−–]?)\s*(\d[\d\s.,'’]*|[.,]\d+)\s*\)?\s*(kr|sek|eur|usd|gbp|nok|dkk|€|\$|£)?\.?\s*(%)?\s*(?:(?:\/|per)\s*([\p{L}\d]{1,12})\.?)?\s*([-−–]?)$/iu;

/** `42:50`, as till slips have it; and kronor without öre, as Swedish price lists write them: `1675:-`, `1675,-`. The dash is no minus. */
const colonOre = /^(\D*\d[\d\s]*):(\d\d)(?!\d)/u;
const wholeKronor = /(\d)\s?[:,.][-−–—]{1,2}/u;

/** Takes a cell's text apart as a number; `null` when it is none. Blanks and apostrophes must stand between thousands. */
export const numberText = (text: string): NumberText | null => {
  const match = shape.exec(
    text.normalize('NFKC').trim().replace(wholeKronor, '$1').replace(colonOre, '$1,$2'),
  );
  if (match === null) return null;
  const [, open = '', before, inner = '', body = '', after, percent, unit, trailing = ''] = match;
  const spaced = body.trim().replace(/[.,]$/, '');
  if (/[\s'’]/.test(spaced) && !/^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/.test(spaced)) return null;
  const named = before ?? after;
  return {
    negative: open !== '' || inner !== '' || trailing !== '',
    digits: spaced.replaceAll(/[\s'’]/g, ''),
    currency: named === undefined ? null : currencyOf(named),
    unit: unit ?? null,
    percent: percent !== undefined,
  };
};

/** The decimal mark that the digits themselves prove; `null` when they prove none: `1.234` may be either. */
export const provenMark = (digits: string): DecimalMark | null => {
  const marks = [...digits].filter((sign) => sign === ',' || sign === '.');
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return null;
  const other = (mark: string): DecimalMark => (mark === ',' ? '.' : ',');
  if (marks.length > 1) return first === last ? other(last) : last;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? null : last;
};

/** Plain digits with `mark` as decimal mark; `null` where the marks cannot stand so: `1,23,4`. */
export const plainNumber = (digits: string, mark: DecimalMark): string | null => {
  const other = mark === ',' ? '.' : ',';
  const [whole = '', fraction, ...more] = digits.split(mark);
  if (more.length > 0 || fraction?.includes(other) === true) return null;
  const groups = whole.split(other);
  if (groups.length > 1 && !/^\d{1,3}(?:,\d{3})+$/.test(groups.join(','))) return null;
  const plain = `${groups.join('') || '0'}${fraction === undefined || fraction === '' ? '' : `.${fraction}`}`;
  return isDecimal(plain) ? plain.replace(/^0+(?=\d)/, '') : null;
};

/** The mark that all numbers of a column agree on; `null` when none proves one, or they prove both. */
export const columnMark = (cells: Iterable<SheetCell | undefined>): DecimalMark | null => {
  const proven = new Set<DecimalMark>();
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const mark = provenMark(numberText(cell)?.digits ?? '');
    if (mark !== null) proven.add(mark);
  }
  const [only] = proven;
  return proven.size === 1 && only !== undefined ? only : null;
};

/** A number cell as read. `ambiguous` has both readings, with decimal comma and with decimal point. */
export type NumberReading =
  | { readonly kind: 'number'; readonly value: string; readonly said: NumberText | null }
  | { readonly kind: 'ambiguous'; readonly comma: string; readonly point: string }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'empty' };

const signed = (negative: boolean, value: string): string =>
  negative && !/^[0.]*$/.test(value) ? `-${value}` : value;

/** What a spreadsheet's own format says of a number. */
const shownAs = ({ number, percent = false, currency }: NumberCell): NumberText | null =>
  percent || currency !== undefined
    ? {
        negative: number.startsWith('-'),
        digits: number.replace('-', ''),
        currency: currency ?? null,
        unit: null,
        percent,
      }
    : null;

/** Reads a number; `mark` is what a person said or the whole column proves. What stays open is said, never guessed. */
export const readNumber = (cell: SheetCell | undefined, mark: DecimalMark | null): NumberReading => {
  if (cell === undefined) return { kind: 'empty' };
  if (typeof cell !== 'string') {
    return 'number' in cell
      ? { kind: 'number', value: cell.number, said: shownAs(cell) }
      : { kind: 'invalid' };
  }
  const text = cell.trim();
  if (text === '' || /^[-–—]$/.test(text)) return { kind: 'empty' };
  const said = numberText(text);
  if (said === null) return { kind: 'invalid' };
  const own = /[.,]/.test(said.digits) ? (provenMark(said.digits) ?? mark) : ',';
  if (own === null) {
    const [comma, point] = [plainNumber(said.digits, ','), plainNumber(said.digits, '.')];
    if (comma === null || point === null) return { kind: 'invalid' };
    return { kind: 'ambiguous', comma: signed(said.negative, comma), point: signed(said.negative, point) };
  }
  const value = plainNumber(said.digits, own);
  return value === null ? { kind: 'invalid' } : { kind: 'number', value: signed(said.negative, value), said };
};
