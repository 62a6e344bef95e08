import { cellText } from '#core/tables/sheet.ts';
import { decimal } from '#core/values/decimal.ts';
import { isFar, likelyMeant } from './far-price.ts';
import { type ArticleIndex, findArticle } from './find-article.ts';
import type { RowGoods, RowProblem, RowPromise } from './import-row.ts';
import {
  currencyOf,
  failed,
  isMarketText,
  marketOf,
  periodOf,
  priceOf,
  type Read,
  type RowSource,
  toleranceOf,
} from './row-values.ts';
import { readNumber } from './number-cell.ts';
import type { AcceptedCode } from './row-codes.ts';
import { supplierKey } from './supplier-key.ts';
import { faultyField, fieldCell, fieldText, idleRow, isShifted } from './row-shape.ts';

/** What a row says, before the deals that are there already are asked. */
export interface JudgedRow {
  readonly goods: RowGoods | null;
  readonly promise: RowPromise | null;
  readonly isStartStated: boolean;
  readonly lastPaid: string | null;
  /** `null`: nothing in the row itself speaks against it. */
  readonly problem: RowProblem | null;
}

const nothing = { goods: null, promise: null, isStartStated: false, lastPaid: null };

const rejected = (problem: RowProblem, known: Partial<JudgedRow> = {}): JudgedRow => ({
  ...nothing,
  ...known,
  problem,
});

/** `Min. antal` of an article with one price is the least that can be ordered. */
const isBreak = ({ mapping, sameNumber = 2 }: RowSource): boolean => {
  const label = mapping.columns.find(({ field }) => field === 'minimumQuantity')?.label ?? '';
  return sameNumber > 1 || !/^min(?:\.|sta)?\s*(?:antal|kvantitet)/iu.test(label.trim());
};

/** Letters of MS-DOS and old Macs read as Windows': `GšSFILŽ`, `R™DL™K`. */
const isGarbled = (text: string): boolean =>
  /[ŠšŽžŸƒ](?=\p{L})|(?<=\p{L})[ŠšŽžŸƒ]|[\u0080-\u009f]|(?<=\p{L})[†‡ˆ‰™•„”](?=\p{L})/u.test(text);

const shapeProblem = (source: RowSource): RowProblem | null => {
  const { cells, mapping, fix } = source;
  const idle = idleRow(cells, mapping);
  const whole = cells.map(cellText).filter(Boolean).join(' · ');
  if (idle !== null) return failed(idle, null, whole).problem;
  const supplier = fieldText(cells, mapping, 'supplier');
  if (source.others?.has(supplierKey(supplier)) === true)
    return failed('import.other-supplier', 'supplier', supplier).problem;
  if (fix.skip === true) return failed('import.skipped', null, whole).problem;
  const accepts = (code: AcceptedCode): boolean => fix.accept?.includes(code) === true;
  if (source.isHidden === true && !accepts('import.row-hidden'))
    return failed('import.row-hidden', null, whole).problem;
  if (mapping.twin !== null && cells.slice(mapping.twin).some((cell) => cellText(cell) !== ''))
    return failed('import.row-twin', null, whole).problem;
  const customer = fieldText(cells, mapping, 'customer');
  if (mapping.hasCustomers && !accepts('import.row-customer'))
    return failed('import.row-customer', 'customer', customer).problem;
  const name = cellText(fieldCell(cells, mapping, 'name'));
  if (mapping.isEightBit && isGarbled(name) && !accepts('import.row-garbled'))
    return failed('import.row-garbled', 'name', name).problem;
  if (mapping.isSplit || isShifted(cells, mapping)) return failed('import.row-shifted', null, whole).problem;
  const priced = fieldText(cells, mapping, 'price');
  if (fix.price === undefined && isMarketText(priced))
    return failed('import.price-market', 'price', priced).problem;
  const action = fieldText(cells, mapping, 'action');
  if (/^(?:delete|utgår|utgått|utgången|utgående|discontinued|withdrawn)$/i.test(action))
    return failed('import.row-withdrawn', null, action).problem;
  const from = readNumber(fieldCell(cells, mapping, 'minimumQuantity'), mapping.decimalMark);
  if (from.kind === 'number' && decimal(from.value).gt('1') && isBreak(source))
    return failed('import.price-break', 'minimumQuantity', from.value).problem;
  const fault = faultyField(cells, mapping);
  return fault === null || (fault.field === 'price' && fix.price !== undefined)
    ? null
    : failed(fault.code, fault.field, '').problem;
};

const farProblem = (price: string, lastPaid: string | null, { fix }: RowSource): RowProblem | null => {
  if (lastPaid === null || fix.accept?.includes('import.price-far') === true || !isFar(price, lastPaid))
    return null;
  const meant = likelyMeant(price, lastPaid);
  const suggestion = meant === null ? {} : { suggestion: { kind: 'price', prices: [meant] } as const };
  return failed('import.price-far', 'price', price, { lastPaid, ...suggestion }).problem;
};

/** Everything of the promise but its price. */
const termsOf = (
  source: RowSource,
  price: string,
): Read<{ readonly promise: RowPromise; readonly isStated: boolean }> => {
  const period = periodOf(source);
  if ('problem' in period) return period;
  const tolerance = toleranceOf(source, price);
  if ('problem' in tolerance) return tolerance;
  const market = marketOf(source);
  if ('problem' in market) return market;
  const { validFrom, validTo, isStated } = period.value;
  const note = fieldText(source.cells, source.mapping, 'note').slice(0, 1000) || null;
  return {
    value: {
      promise: { price, validFrom, validTo, tolerance: tolerance.value, marketPriced: market.value, note },
      isStated,
    },
  };
};

/** Judges a row by itself and by what the units buy; the first thing that is wrong is told. */
export const judgeRow = (source: RowSource, index: ArticleIndex): JudgedRow => {
  const shape = shapeProblem(source);
  if (shape !== null) return rejected(shape);
  const price = priceOf(source);
  const stated = 'value' in price ? price.value : null;
  const currency = currencyOf(source, stated?.currency ?? null);
  if ('problem' in currency) return rejected(currency.problem);
  const goods = findArticle(source, index, { currency: currency.value, unit: stated?.unit ?? null });
  // Who reads the row from the left meets a wrong article before a wrong price.
  if ('problem' in goods) return rejected(goods.problem);
  if ('problem' in price) return rejected(price.problem, { goods: goods.value });
  const lastPaid = index.byGoods.get(goods.value.goods ?? '')?.lastPaid ?? null;
  const terms = termsOf(source, price.value.price);
  const known = { goods: goods.value, lastPaid };
  const far = farProblem(price.value.price, lastPaid, source);
  if ('problem' in terms) return rejected(far ?? terms.problem, known);
  const { promise, isStated } = terms.value;
  return {
    ...known,
    promise: { ...promise, price: decimal(promise.price).toFixed() },
    isStartStated: isStated,
    problem: far,
  };
};
