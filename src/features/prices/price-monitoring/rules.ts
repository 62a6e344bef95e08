import { printedPrice } from '#core/invoices/amounts.ts';
import type { LineKind } from '#core/invoices/invoice.ts';
import type { OrderLine } from '#core/price-watch/types.ts';
import { decimal, rounded } from '#core/values/decimal.ts';
import { packSizeOf } from '#core/values/pack-size.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { unitOf } from '#core/values/units.ts';

/** Minutes in which a decision can be taken back (PRODUCT.md, section 3, "Undo"). */
export const undoMinutes = 10;

/** Minutes in which a supplier that is asked again in the same way has been asked once. */
export const askedAgainMinutes = 10;

/** What is stored of a line, whether it was just read or comes back from the database. Amounts are decimal strings. */
export interface LineFacts {
  readonly id: string;
  readonly invoiceDate: string;
  readonly invoiceNumber: string;
  readonly deliveryDate: string | null;
  readonly sha256: string;
  readonly lineNo: number;
  readonly name: string;
  readonly unit: string;
  readonly quantity: string;
  /** As printed, per unit, before the line's allowances. */
  readonly price: string | null;
  readonly comparablePrice: string;
  readonly discount: string;
  /** Deposit that the line itself charges, in its `sum`. */
  readonly deposit: string;
  readonly sum: string;
  readonly vatRate: string | null;
  readonly kind: LineKind;
  readonly currency: string;
  readonly creditNote: boolean;
  readonly trusted: boolean;
  /** Net sum of the deposit line that stands right after this one with the same quantity, if any. */
  readonly depositSum: string | null;
}

const perUnit = (amount: string, quantity: string): string | null =>
  decimal(amount).eq('0') || decimal(quantity).eq('0')
    ? null
    : rounded(decimal(amount).div(decimal(quantity)), 6);

/** Goods by weight or volume are their own base unit, whatever size the name tells; the rest are packs. */
export const packOf = ({ name, unit }: Pick<LineFacts, 'name' | 'unit'>): PackSize | null => {
  const measured = unitOf(unit);
  if (measured?.kind === 'weight') return { baseUnit: 'kg', amount: measured.factor ?? '1' };
  if (measured?.kind === 'volume') return { baseUnit: 'l', amount: measured.factor ?? '1' };
  return packSizeOf(name);
};

/** A deposit is money that comes back: it is in no price. */
const goodsSumOf = ({ sum, deposit }: Pick<LineFacts, 'sum' | 'deposit'>): string =>
  decimal(deposit).eq('0') ? sum : decimal(sum).minus(decimal(deposit)).toFixed();

/** The monitoring core's view of a stored line; one mapping, so that a line is judged the same whenever it is judged. */
export const orderLineOf = (facts: LineFacts): OrderLine => ({
  id: facts.id,
  key: {
    invoiceDate: facts.invoiceDate,
    invoiceNumber: facts.invoiceNumber,
    documentSha256: facts.sha256,
    lineNumber: facts.lineNo,
  },
  deliveryDate: facts.deliveryDate,
  quantity: facts.quantity,
  sum: goodsSumOf(facts),
  price: facts.comparablePrice,
  printed: printedPrice({ ...facts, sum: goodsSumOf(facts) }),
  pack: packOf(facts),
  vatRate: facts.vatRate,
  discount: perUnit(facts.discount, facts.quantity),
  deposit: perUnit(
    decimal(facts.deposit)
      .plus(decimal(facts.depositSum ?? '0'))
      .toFixed(),
    facts.quantity,
  ),
  kind: facts.kind,
  currency: facts.currency,
  creditNote: facts.creditNote,
  trusted: facts.trusted,
});
