import { decimal, sumOf } from '#core/values/decimal.ts';
import type { AllowanceCharge, Invoice, InvoiceLine } from './invoice.ts';

/** An invoice as it counts in cost and quantity: what a credit note gives back is negative. */
export interface BookedInvoice {
  /** Amount due. */
  readonly total: string;
  /** Without VAT, charges and allowances included. */
  readonly net: string;
  readonly taxTotal: string | null;
  readonly rounding: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly charges: readonly AllowanceCharge[];
}

/** The same printed digits with the other sign; zero has none. */
const opposite = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : /^[0.]*$/.test(amount) ? amount : `-${amount}`;

const netOf = ({ taxExclusive, lineNet, lines, charges }: Invoice): string => {
  if (taxExclusive !== null) return taxExclusive;
  const goods = lineNet === null ? sumOf(lines.map(({ sum }) => decimal(sum))) : decimal(lineNet);
  return sumOf([
    goods,
    ...charges.map(({ charge, amount }) => (charge ? decimal(amount) : decimal(amount).neg())),
  ]).toFixed();
};

const totalOf = (invoice: Invoice, net: string): string =>
  invoice.payable ??
  invoice.taxInclusive ??
  decimal(net)
    .plus(decimal(invoice.taxTotal ?? '0'))
    .toFixed();

/**
 * The amounts of an invoice with the sign of what it does to the cost. A credit note states its amounts as positive
 * (EN 16931) or as negative (common in Svefaktura); both become negative, and prices stay as they are.
 */
export const bookedInvoice = (invoice: Invoice): BookedInvoice => {
  const net = netOf(invoice);
  const total = totalOf(invoice, net);
  const { taxTotal, rounding, lines, charges } = invoice;
  const direction = [total, invoice.taxInclusive ?? '0', net].find((amount) => !decimal(amount).eq('0'));
  if (!invoice.creditNote || direction === undefined || direction.startsWith('-'))
    return { total, net, taxTotal, rounding, lines, charges };
  return {
    total: opposite(total),
    net: opposite(net),
    taxTotal: taxTotal && opposite(taxTotal),
    rounding: rounding && opposite(rounding),
    lines: lines.map((line) => ({
      ...line,
      quantity: line.quantity && opposite(line.quantity),
      discount: opposite(line.discount),
      deposit: opposite(line.deposit),
      sum: opposite(line.sum),
    })),
    charges: charges.map((each) => ({ ...each, amount: opposite(each.amount) })),
  };
};
