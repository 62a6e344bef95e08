import { type Decimal, decimal, fixed, sumOf, zero } from '#core/values/decimal.ts';
import type { DraftLine, InvoiceDraft } from './invoice-draft.ts';

export interface VatTotal {
  /** Percent, as the draft writes it. */
  readonly rate: string;
  readonly taxable: Decimal;
  readonly tax: Decimal;
}

export interface Totals {
  /** Each line with its net sum (BT-131), in the draft's order. */
  readonly lines: readonly { readonly line: DraftLine; readonly sum: Decimal }[];
  readonly lineNet: Decimal;
  readonly allowances: Decimal;
  readonly charges: Decimal;
  readonly taxExclusive: Decimal;
  readonly vat: readonly VatTotal[];
  readonly tax: Decimal;
  readonly taxInclusive: Decimal;
  readonly rounding: Decimal;
  readonly payable: Decimal;
}

const cents = (value: Decimal): Decimal => decimal(fixed(value, 2));

const lineSum = ({ quantity, price, discount, deposit }: DraftLine): Decimal =>
  cents(
    decimal(quantity)
      .times(decimal(price))
      .minus(decimal(discount ?? '0'))
      .plus(decimal(deposit ?? '0')),
  );

/**
 * The totals of EN 16931: lines and charges rounded to two decimals (BR-DEC), VAT by rate on the sum of its lines and
 * charges (BR-S-08, BR-CO-17), the amount due with öresavrundning (BR-CO-16).
 */
export const totalsOf = (draft: InvoiceDraft): Totals => {
  const lines = draft.lines.map((line) => ({ line, sum: lineSum(line) }));
  const signed = draft.charges.map(({ charge, amount, vatRate }) => ({
    rate: vatRate,
    value: charge ? decimal(amount) : decimal(amount).neg(),
  }));
  const parts = [...lines.map(({ line, sum }) => ({ rate: line.vatRate, value: sum })), ...signed];
  const rates = [...new Set(parts.map(({ rate }) => rate))].toSorted((a, b) => decimal(b).cmp(decimal(a)));
  const vat = rates.map((rate): VatTotal => {
    const taxable = sumOf(parts.filter((part) => part.rate === rate).map(({ value }) => value));
    return { rate, taxable, tax: cents(taxable.times(decimal(rate)).div('100')) };
  });
  const lineNet = sumOf(lines.map(({ sum }) => sum));
  const charges = sumOf(signed.map(({ value }) => value).filter((value) => value.gt(zero)));
  const allowances = sumOf(signed.map(({ value }) => value).filter((value) => value.lt(zero))).neg();
  const taxExclusive = lineNet.plus(charges).minus(allowances);
  const tax = sumOf(vat.map((one) => one.tax));
  const taxInclusive = taxExclusive.plus(tax);
  const payable = draft.roundToKrona ? decimal(fixed(taxInclusive, 0)) : taxInclusive;
  const rounding = payable.minus(taxInclusive);
  return { lines, lineNet, allowances, charges, taxExclusive, vat, tax, taxInclusive, rounding, payable };
};
