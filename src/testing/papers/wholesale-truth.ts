import { decimal } from '#core/values/decimal.ts';
import type { DraftInvoice } from '#core/reading/reading.ts';
import type { WholesaleInvoice } from './wholesale-invoice.ts';

const isSame = (read: string | null, stated: string): boolean =>
  read !== null && decimal(read).eq(decimal(stated));

/** How many lines were read with quantity, price and sum as meant; a price before its discount counts. */
export const wholesaleLinesRight = ({ lines: read }: DraftInvoice, { lines }: WholesaleInvoice): number =>
  lines.filter((line, index) => {
    const found = read[index];
    return (
      found !== undefined &&
      isSame(found.quantity, line.quantity) &&
      (isSame(found.price, line.price) || isSame(found.price, line.list)) &&
      isSame(found.sum, line.sum)
    );
  }).length;

/** Whether a reading says what the document means: its kind, every line, number, dates and totals. */
export const isWholesaleRight = (read: DraftInvoice, truth: WholesaleInvoice): boolean =>
  read.creditNote === (truth.layout.credit !== null) &&
  read.lines.length === truth.lines.length &&
  wholesaleLinesRight(read, truth) === truth.lines.length &&
  isSame(read.payable, truth.payable) &&
  isSame(read.taxTotal, truth.vat) &&
  read.number === truth.number &&
  read.issueDate === truth.issueDate;

/** The reading of a document as a person would correct it. */
export const correctedWholesale = (read: DraftInvoice, truth: WholesaleInvoice): DraftInvoice => {
  const printsNet = truth.layout.columns.some(({ kind }) => kind === 'price');
  return {
    ...read,
    number: truth.number,
    issueDate: truth.issueDate,
    dueDate: truth.dueDate,
    currency: truth.layout.currency,
    creditNote: truth.layout.credit !== null,
    supplier: { ...read.supplier, name: 'Norrskär Grossist AB', organizationNumber: '5562332451' },
    payment: { ...read.payment, bankgiro: '50501055' },
    lines: truth.lines.map((line, index) => ({
      lineNo: index + 1,
      name: truth.layout.capitals ? line.name.toUpperCase() : line.name,
      description: line.more[0] ?? null,
      articleNumber: line.article,
      gtin: null,
      quantity: line.quantity,
      unit: line.unit,
      price: printsNet ? line.price : line.list,
      comparablePrice: null,
      discount: printsNet ? '0' : decimal(line.quantity).times(line.list).minus(decimal(line.sum)).toFixed(),
      deposit: '0',
      sum: line.sum,
      vatRate: line.rate,
      kind: 'goods',
    })),
    taxExclusive: truth.net,
    taxTotal: truth.vat,
    payable: truth.payable,
  };
};
