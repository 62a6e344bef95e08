import { swallowsPrice } from '#core/price-watch/deal-tolerance.ts';
import type { SheetCell } from '#core/tables/sheet.ts';
import { decimal, isDecimal, rounded } from '#core/values/decimal.ts';
import { isCalendarDate } from '#core/values/calendar-date.ts';
import { readDate } from './date-cell.ts';
import type { ImportField } from './import-field.ts';
import type { ImportMapping } from './import-mapping.ts';
import type { DealTolerance, RowFix, RowProblem } from './import-row.ts';
import { readNumber } from './number-cell.ts';
import type { RowCode } from './row-codes.ts';
import { fieldCell, fieldText } from './row-shape.ts';
import { weekOf } from './week-cell.ts';

/** A value of a row, or why it has none. */
export type Read<Value> = { readonly value: Value } | { readonly problem: RowProblem };

export const failed = (
  code: RowCode,
  field: ImportField | null,
  text: string,
  more: Partial<RowProblem> = {},
): { readonly problem: RowProblem } => ({
  problem: { code, field, text: text.slice(0, 100), ...more },
});

/** A row and what a person and the mapping say of it. */
export interface RowSource {
  readonly cells: readonly SheetCell[];
  readonly mapping: ImportMapping;
  readonly fix: RowFix;
  /** Names of the organization's other suppliers, as `supplierKey` has them. */
  readonly others?: ReadonlySet<string>;
  /** The spreadsheet does not show the row. */
  readonly isHidden?: boolean;
  /** Rows of the file that name the row's article by its number, this one too. */
  readonly sameNumber?: number;
}

const places = 6;

const plain = (value: string): string => rounded(decimal(value), places);

/** A number that its column holds; `null` when the cell is empty or there is no such column. */
const numberOf = (
  { cells, mapping }: RowSource,
  field: ImportField,
  invalid: RowCode,
): Read<string | null> => {
  const reading = readNumber(fieldCell(cells, mapping, field), mapping.decimalMark);
  const text = fieldText(cells, mapping, field);
  if (reading.kind === 'empty') return { value: null };
  if (reading.kind === 'number') return { value: reading.value };
  if (reading.kind === 'invalid') return failed(invalid, field, text);
  const prices = [plain(reading.comma), plain(reading.point)];
  return failed(
    'import.price-ambiguous',
    field,
    text,
    field === 'price' ? { suggestion: { kind: 'price', prices } } : {},
  );
};

/** What the price's cell says beside the number. */
export interface StatedPrice {
  readonly price: string;
  readonly currency: string | null;
  readonly unit: string | null;
}

const quantityOf = (source: RowSource): Read<string> => {
  const read = numberOf(source, 'priceQuantity', 'import.price-quantity');
  if ('problem' in read) return read;
  if (read.value === null) return { value: source.mapping.price.quantity ?? '1' };
  return decimal(read.value).gt('0')
    ? { value: read.value }
    : failed('import.price-quantity', 'priceQuantity', read.value);
};

/** A price before a discount that its row states is not what is paid; after it, it is proposed. */
const discountProblem = (source: RowSource, price: string): { readonly problem: RowProblem } | null => {
  const cell = fieldCell(source.cells, source.mapping, 'discount');
  const text = fieldText(source.cells, source.mapping, 'discount');
  const reading = readNumber(cell, ',');
  if (text === '' || (reading.kind === 'number' && decimal(reading.value).eq('0'))) return null;
  const label = source.mapping.columns.find(({ field }) => field === 'discount')?.label ?? '';
  const isPercent =
    /%|procent|percent/iu.test(`${label} ${text}`) ||
    (reading.kind === 'number' && reading.said?.percent === true);
  const isLikely =
    reading.kind === 'number' && decimal(reading.value).gte('1') && decimal(reading.value).lt('100');
  if (reading.kind !== 'number' || !isLikely || (!isPercent && /kr|sek/iu.test(label)))
    return failed('import.price-discount', 'discount', text);
  const net = plain(
    decimal(price)
      .times(decimal('100').minus(decimal(reading.value)))
      .div('100')
      .toFixed(),
  );
  return failed('import.price-discount', 'discount', text, { suggestion: { kind: 'price', prices: [net] } });
};

/** The price per unit, above 0. What a person typed stands for the cell and its price base. */
export const priceOf = (source: RowSource): Read<StatedPrice> => {
  const { cells, mapping, fix } = source;
  const reading = readNumber(fieldCell(cells, mapping, 'price'), mapping.decimalMark);
  const said = reading.kind === 'number' ? reading.said : null;
  const terms = mapping.price;
  const beside = { currency: said?.currency ?? null, unit: said?.unit ?? terms.unit };
  const text = fieldText(cells, mapping, 'price');
  if (fix.price !== undefined) {
    const value = isDecimal(fix.price) ? plain(fix.price) : '';
    if (value === '') return failed('import.price-invalid', 'price', fix.price);
    return decimal(value).gt('0')
      ? { value: { price: value, ...beside } }
      : failed('import.price-zero', 'price', fix.price);
  }
  const read = numberOf(source, 'price', 'import.price-invalid');
  if ('problem' in read) return read;
  if (read.value === null) return failed('import.price-missing', 'price', text);
  if (said?.percent === true) return failed('import.price-invalid', 'price', text);
  const quantity = quantityOf(source);
  if ('problem' in quantity) return quantity;
  const price = rounded(decimal(read.value).div(decimal(quantity.value)), places);
  if (!decimal(price).gt('0')) return failed('import.price-zero', 'price', text);
  const before = discountProblem(source, price);
  if (before !== null) return before;
  if (mapping.isWithVat && fix.accept?.includes('import.price-with-vat') !== true)
    return failed('import.price-with-vat', 'price', text);
  return { value: { price, ...beside } };
};

/** Both ends, inclusive; `isStated` is false where the row states no start. */
export interface RowPeriod {
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly isStated: boolean;
}

/** Stands for a day that never comes: until further notice. */
const noEnd = 'open';

const dayOf = ({ cells, mapping }: RowSource, field: 'validFrom' | 'validTo'): Read<string | null> => {
  const reading = readDate(fieldCell(cells, mapping, field), mapping.dateOrders);
  const text = fieldText(cells, mapping, field);
  const week = weekOf(text, mapping.columns.find((column) => column.field === field)?.label ?? '');
  if (week !== null) return { value: field === 'validFrom' ? week.first : week.last };
  if (reading.kind === 'date') return { value: reading.value };
  if (reading.kind === 'empty') return { value: null };
  if (reading.kind === 'open' && field === 'validTo') return { value: noEnd };
  return failed(reading.kind === 'ambiguous' ? 'import.date-ambiguous' : 'import.date-invalid', field, text);
};

const fixedDay = (day: string, field: 'validFrom' | 'validTo'): Read<string> =>
  isCalendarDate(day) ? { value: day } : failed('import.date-invalid', field, day);

/** The days that a row's price holds; an end before the start is refused, with both the other way round proposed. */
export const periodOf = (source: RowSource): Read<RowPeriod> => {
  const { fix, mapping } = source;
  const from =
    fix.validFrom === undefined ? dayOf(source, 'validFrom') : fixedDay(fix.validFrom, 'validFrom');
  if ('problem' in from) return from;
  const to =
    fix.validTo === undefined
      ? dayOf(source, 'validTo')
      : fix.validTo === null
        ? { value: noEnd }
        : fixedDay(fix.validTo, 'validTo');
  if ('problem' in to) return to;
  const validFrom = from.value ?? mapping.validFrom;
  const validTo = to.value === noEnd ? null : (to.value ?? mapping.validTo);
  if (validTo !== null && validTo < validFrom)
    return failed('import.dates-swapped', 'validTo', `${validFrom} – ${validTo}`, {
      suggestion: { kind: 'dates', validFrom: validTo, validTo: validFrom },
    });
  return { value: { validFrom, validTo, isStated: from.value !== null || mapping.isStartStated } };
};

/** What may be paid above the price. As much as the price itself, or more, would let anything pass. */
export const toleranceOf = (source: RowSource, price: string): Read<DealTolerance> => {
  const percent = numberOf(source, 'tolerancePercent', 'import.tolerance-invalid');
  if ('problem' in percent) return percent;
  const amount = numberOf(source, 'toleranceAmount', 'import.tolerance-invalid');
  if ('problem' in amount) return amount;
  const given = [percent.value, amount.value].map((value) => decimal(value ?? '0'));
  const [byPercent = decimal('0'), byAmount = decimal('0')] = given;
  const field = byAmount.eq('0') ? 'tolerancePercent' : 'toleranceAmount';
  const text = fieldText(source.cells, source.mapping, field);
  if (given.some((value) => value.lt('0')) || given.every((value) => value.gt('0')))
    return failed('import.tolerance-invalid', field, text);
  const [type, allowed] = byAmount.gt('0')
    ? (['amount', byAmount] as const)
    : (['percent', byPercent] as const);
  if (swallowsPrice(type, allowed.toFixed(), price)) return failed('import.tolerance-swallows', field, text);
  return { value: { type, up: plain(allowed.toFixed()), down: '0' } };
};

const marketText =
  /^(?:enl\.?|enligt|till)?\s*(?:dagspris|dagens pris|dagsnotering|dagsnot\.?|marknadspris|market price|spot ?pris|noteras|offereras|på förfrågan|on request|p\.?o\.?a\.?|dp)\s*[*.!]*$/iu;

/** Whether a price's cell says in words that it follows the market: nothing is promised. */
export const isMarketText = (text: string): boolean => marketText.test(text);

const fixedWords = /^(?:fast|fastpris|fix|fixed|fixt|avtal|avtalspris|f)$/i;
const marketWords = /^(?:marknad|marknadspris|market|dagspris|rörligt?|spot|m)$/i;

/** Whether the deal is market-priced; fixed where nothing is said. */
export const marketOf = ({ cells, mapping }: RowSource): Read<boolean> => {
  const text = fieldText(cells, mapping, 'kind');
  if (text === '' || fixedWords.test(text)) return { value: false };
  return marketWords.test(text) ? { value: true } : failed('import.kind-unknown', 'kind', text);
};

const currencyWords: Readonly<Record<string, string>> = { KR: 'SEK', KRONOR: 'SEK', '€': 'EUR', EURO: 'EUR' };

/** The currency of the price: as its column, its cell and its label say, which must agree; else kronor. */
export const currencyOf = ({ cells, mapping }: RowSource, inPrice: string | null): Read<string> => {
  const text = fieldText(cells, mapping, 'currency').toUpperCase();
  const stated = currencyWords[text] ?? text;
  if (stated !== '' && !/^[A-Z]{3}$/.test(stated)) return failed('import.currency-unknown', 'currency', text);
  const said = new Set([stated, inPrice, mapping.price.currency].flatMap((each) => each || []));
  const [only] = said;
  return said.size > 1
    ? failed('import.currency-unlike', 'currency', [...said].join(', '))
    : { value: only ?? 'SEK' };
};
