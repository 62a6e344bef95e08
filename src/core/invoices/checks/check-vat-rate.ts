import { decimal } from '../../values/decimal.ts';
import { isOrganizationNumber } from '../../values/organization-number.ts';
import type { CheckFinding } from './check-finding.ts';
import type { Invoice, InvoiceLine } from '../invoice.ts';
import { isSwedishVatRate, vatRatesOf } from './swedish-vat.ts';
import { vatGoodsOf } from './vat-goods.ts';
import { lineFinding } from './line-finding.ts';

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
export const checkVatRate = (line: InvoiceLine, invoice: Invoice): CheckFinding[] => {
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
