import { unitPrice } from '#core/invoices/amounts.ts';
import type { InvoiceLine } from '#core/invoices/invoice.ts';
import { supplierSearchName } from '#core/invoices/supplier-identity.ts';
import type { DraftInvoice } from '#core/reading/reading.ts';
import { decimal } from '#core/values/decimal.ts';
import type { Truth } from './truth.ts';

/** How much of one document was read right. */
export interface DocumentScore {
  readonly fields: number;
  readonly fieldsRight: number;
  readonly lines: number;
  /** Lines whose sum was read, whatever else was. */
  readonly linesFound: number;
  /** Lines whose quantity, price and sum are exact. */
  readonly linesRight: number;
  /** Every line right and none invented, amount to pay and VAT right. */
  readonly right: boolean;
  /** The fields that are wrong, as read and as they should be. */
  readonly wrong: readonly string[];
}

type Sign = (text: string) => string;

const isSame = (read: string | null, stated: string | undefined, sign: Sign): boolean =>
  stated === undefined || (read !== null && decimal(read).eq(decimal(sign(stated))));

/** Credit notes state positive amounts in UBL, while their pages may print negative ones. */
const signOf = (invoice: DraftInvoice, { kind }: Truth): Sign => {
  const isTurned = kind === 'credit-note' && invoice.lines.some(({ sum }) => sum.startsWith('-'));
  return (text) => (isTurned ? decimal(text).neg().toFixed() : text);
};

/** The price as printed: net, or before the discount that the line also states. */
const isPrice = (line: InvoiceLine, truth: Truth['lines'][number]): boolean => {
  const forOne = (price: string | undefined): string | null =>
    unitPrice(price ?? null, truth.baseQuantity ?? null);
  const net = forOne(truth.netPrice);
  if (net === null || isSame(line.price, net, String)) return true;
  return (
    !decimal(line.discount).eq('0') &&
    truth.grossPrice !== undefined &&
    isSame(line.price, forOne(truth.grossPrice) ?? truth.grossPrice, String)
  );
};

/** Compares a reading with its truth. */
export const scoreDocument = (invoice: DraftInvoice, truth: Truth): DocumentScore => {
  const sign = signOf(invoice, truth);
  const rest = [...invoice.lines];
  const take = (test: (line: InvoiceLine) => boolean): boolean => {
    const index = rest.findIndex(test);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  };
  const missed = truth.lines.filter(
    (line) =>
      !take(
        (read) =>
          isSame(read.sum, line.lineTotal, sign) &&
          isSame(read.quantity, line.quantity, sign) &&
          isPrice(read, line),
      ),
  );
  const invented = rest.length > missed.length || missed.length > 0;
  const found = missed.filter((line) => take((read) => isSame(read.sum, line.lineTotal, sign))).length;
  const fields = scoreFields(invoice, truth, sign);
  const linesRight = truth.lines.length - missed.length;
  const totals =
    isSame(invoice.payable, truth.payable, sign) && isSame(invoice.taxTotal, truth.taxTotal, sign);
  return {
    ...fields,
    lines: truth.lines.length,
    linesFound: linesRight + found,
    linesRight,
    right: !invented && totals,
  };
};

const scoreFields = (invoice: DraftInvoice, truth: Truth, sign: Sign) => {
  const isName = (): boolean => {
    const [read, stated] = [invoice.supplier.name, truth.supplier?.name].map((name) =>
      supplierSearchName(name ?? ''),
    );
    return (
      stated === '' ||
      (read !== undefined &&
        stated !== undefined &&
        read !== '' &&
        (read.includes(stated) || stated.includes(read)))
    );
  };
  const results: readonly (readonly [string, string | undefined, string | null, boolean])[] = [
    ['number', truth.number, invoice.number, invoice.number === truth.number],
    ['issueDate', truth.issueDate, invoice.issueDate, invoice.issueDate === truth.issueDate],
    ['dueDate', truth.dueDate, invoice.dueDate, invoice.dueDate === truth.dueDate],
    ['currency', truth.currency, invoice.currency, invoice.currency === truth.currency],
    ['payable', truth.payable, invoice.payable, isSame(invoice.payable, truth.payable, sign)],
    ['taxTotal', truth.taxTotal, invoice.taxTotal, isSame(invoice.taxTotal, truth.taxTotal, sign)],
    [
      'taxExclusive',
      truth.taxExclusive,
      invoice.taxExclusive,
      isSame(invoice.taxExclusive, truth.taxExclusive, sign),
    ],
    ['supplier', truth.supplier?.name, invoice.supplier.name, isName()],
  ];
  const stated = results.filter(([, value]) => value !== undefined);
  const wrong = stated.filter(([, , , isRight]) => !isRight);
  return {
    fields: stated.length,
    fieldsRight: stated.length - wrong.length,
    wrong: wrong.map(([name, value, read]) => `${name} ${read ?? '–'} ≠ ${value}`),
  };
};
