import { type Decimal, decimal } from '../../values/decimal.ts';
import { isGtin } from '../../values/gs1-number.ts';
import { decimalsOf } from '../amounts.ts';
import type { CheckFinding } from './check-finding.ts';
import type { Invoice, InvoiceLine } from '../invoice.ts';
import { lineFinding } from './line-finding.ts';
import { checkVatRate } from './check-vat-rate.ts';

/** Judges one line: arithmetic (closes the trust gate), name, VAT rate, GTIN (shown only). */
export const checkLine = (line: InvoiceLine, invoice: Invoice): CheckFinding[] => [
  ...checkArithmetic(line),
  ...(line.name === '' ? [lineFinding(line, 'line.name-missing', {})] : []),
  ...checkVatRate(line, invoice),
  ...(line.gtin !== null && /^\d{8,14}$/.test(line.gtin) && !isGtin(line.gtin)
    ? [lineFinding(line, 'line.gtin-check-digit', { gtin: line.gtin })]
    : []),
];

const checkArithmetic = (line: InvoiceLine): CheckFinding[] => {
  if (line.quantity === null || line.price === null) return [];
  const expected = decimal(line.quantity)
    .times(decimal(line.price))
    .minus(decimal(line.discount))
    .plus(decimal(line.deposit));
  const difference = decimal(line.sum).minus(expected);
  if (difference.abs().lte(arithmeticTolerance(line.quantity, line.price))) return [];
  const params = {
    quantity: line.quantity,
    price: line.price,
    discount: line.discount,
    sum: line.sum,
    expected: expected.toFixed(2),
    difference: difference.toFixed(2),
  };
  return [lineFinding(line, 'line.arithmetic', params, 'fail')];
};

/** A printed price hides up to half its last decimal on every unit; two öre are always allowed. */
const arithmeticTolerance = (quantity: string, price: string): Decimal => {
  const unitOfLastDecimal = decimal('1').div(decimal('10').pow(decimalsOf(price)));
  const hidden = decimal(quantity).abs().times(unitOfLastDecimal).div('2');
  const least = decimal('0.02');
  return hidden.gt(least) ? hidden : least;
};
