import { type Decimal, decimal } from '#core/values/decimal.ts';
import { isGtin } from '#core/values/gs1-number.ts';
import { isOrganizationNumber } from '#core/values/organization-number.ts';
import { decimalsOf } from './amounts.ts';
import type { CheckFinding } from './check-finding.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { isSwedishVatRate, vatRatesOf } from './swedish-vat.ts';
import { vatGoodsOf } from './vat-goods.ts';

/** Judges one line: arithmetic (closes the trust gate), name, VAT rate, GTIN (shown only). */
export const checkLine = (line: InvoiceLine, invoice: Invoice): CheckFinding[] => [
  ...checkArithmetic(line),
  ...(line.name === '' ? [lineFinding(line, 'line.name-missing', {})] : []),
  ...checkVatRate(line, invoice),
  ...(line.gtin !== null && /^\d{8,14}$/.test(line.gtin) && !isGtin(line.gtin)
    ? [lineFinding(line, 'line.gtin-check-digit', { gtin: line.gtin })]
    : []),
];

const lineFinding = (
  line: InvoiceLine,
  code: CheckFinding['code'],
  params: CheckFinding['params'],
  severity: CheckFinding['severity'] = 'warn',
): CheckFinding => ({ code, severity, lineNo: line.lineNo, params });

const checkArithmetic = (line: InvoiceLine): CheckFinding[] => {
  if (line.quantity === null || line.price === null) return [];
  const expected = decimal(line.quantity).times(decimal(line.price)).minus(decimal(line.discount));
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

/** A supplier that writes no VAT number is Swedish by its organisation number. */
const isSwedish = ({ currency, supplier }: Invoice): boolean =>
  currency === 'SEK' &&
  (supplier.vatNumber === null
    ? isOrganizationNumber(supplier.organizationNumber ?? '')
    : supplier.vatNumber.startsWith('SE'));

/** Who need not be registered for VAT writes none, and so does who sells abroad or gives something away. */
const mayBeFree = (line: InvoiceLine, { supplier, buyer }: Invoice): boolean =>
  supplier.vatNumber === null ||
  (buyer.vatNumber !== null && !buyer.vatNumber.startsWith('SE')) ||
  decimal(line.sum).eq('0');

/**
 * A Swedish supplier's rate against what the name leaves no doubt of; it only warns. Not judged: names that may be food or
 * something else, beer that tells no strength, cider, catering and food to take away, and the date of delivery, which a
 * line seldom tells.
 */
const checkVatRate = (line: InvoiceLine, invoice: Invoice): CheckFinding[] => {
  const { vatRate: rate } = line;
  if (!isSwedish(invoice) || rate === null) return [];
  if (!isSwedishVatRate(rate)) return [lineFinding(line, 'line.vat-rate-impossible', { rate })];
  const goods = line.kind === 'goods' ? vatGoodsOf(line.name) : null;
  if (goods === null || (decimal(rate).eq('0') && mayBeFree(line, invoice))) return [];
  const rates = vatRatesOf(goods, invoice.issueDate, invoice.creditNote);
  if (rates.some((right) => decimal(rate).eq(right))) return [];
  const params = { rate, expected: rates.join('/'), date: invoice.issueDate };
  return [lineFinding(line, `line.${goods}-vat-rate`, params)];
};
