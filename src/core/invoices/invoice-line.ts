import { decimal, sumOf } from '#core/values/decimal.ts';
import { comparablePrice, unitPrice } from './amounts.ts';
import type { AllowanceCharge, InvoiceLine } from './invoice.ts';
import { lineKind } from './line-kind.ts';

/** A line as the document states it, amounts already in canonical spelling. */
export interface StatedLine {
  readonly name: string | null;
  readonly description: string | null;
  readonly articleNumber: string | null;
  readonly gtin: string | null;
  readonly quantity: string | null;
  readonly unit: string;
  readonly priceAmount: string | null;
  readonly baseQuantity: string | null;
  readonly allowanceCharges: readonly Pick<AllowanceCharge, 'charge' | 'amount'>[];
  readonly sum: string | null;
  readonly vatRate: string | null;
}

/** Completes a stated line: price per unit, comparable price, discount and kind. `lineNo` counts from 1. */
export const invoiceLine = (stated: StatedLine, lineNo: number, creditNote: boolean): InvoiceLine => {
  const price = unitPrice(stated.priceAmount, stated.baseQuantity);
  const discount = sumOf(
    stated.allowanceCharges.map(({ charge, amount }) => (charge ? decimal(amount).neg() : decimal(amount))),
  );
  const sum = stated.sum ?? computedSum(stated.quantity, price, discount.toFixed());
  const name = stated.name ?? stated.description ?? '';
  return {
    lineNo,
    name,
    description: stated.description,
    articleNumber: stated.articleNumber,
    gtin: stated.gtin,
    quantity: stated.quantity,
    unit: stated.unit,
    price,
    comparablePrice: comparablePrice(sum, stated.quantity),
    discount: discount.toFixed(),
    sum,
    vatRate: stated.vatRate,
    kind: lineKind(name, sum, creditNote),
  };
};

// EN 16931 defines BT-131 by these terms, so a line that leaves it out still has one.
const computedSum = (quantity: string | null, price: string | null, discount: string): string =>
  quantity === null || price === null
    ? '0'
    : decimal(quantity).times(decimal(price)).minus(decimal(discount)).round(2).toFixed();
