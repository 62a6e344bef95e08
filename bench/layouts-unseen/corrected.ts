/** A reading as a person corrects it who sees the paper. */
import type { InvoiceLine } from '#core/invoices/invoice.ts';
import type { DraftInvoice } from '#core/reading/reading.ts';
import { organizationNumberDigits } from '#core/values/organization-number.ts';
import { decimal } from '#core/values/decimal.ts';
import type { Truth } from '#platform/server/cli/truth.ts';

type TrueLine = Truth['lines'][number];

const isSame = (read: string | null, stated: string | undefined): boolean =>
  read !== null && stated !== undefined && decimal(read).abs().eq(decimal(stated).abs());

/** Price and discount as the paper prints them: what the reading has, where it comes to the net price. */
const priceOf = (read: InvoiceLine | undefined, { netPrice, grossPrice, quantity, lineTotal }: TrueLine) => {
  const isRead = read !== undefined && (isSame(read.price, netPrice) || isSame(read.price, grossPrice));
  if (isRead) return { price: read.price, discount: read.discount };
  if (grossPrice === undefined) return { price: netPrice ?? null, discount: '0' };
  const whole = decimal(quantity ?? '1').times(grossPrice);
  return { price: grossPrice, discount: whole.minus(decimal(lineTotal ?? '0')).toFixed() };
};

/** Every line, number, day, total and name as the truth has it, and the rest as it was read. */
export const corrected = (read: DraftInvoice, truth: Truth): DraftInvoice => {
  const rest = [...read.lines];
  const isTurned = truth.kind === 'credit-note' && read.lines.some(({ sum }) => sum.startsWith('-'));
  const signed = (text: string | undefined): string | null =>
    text === undefined ? null : isTurned ? decimal(text).neg().toFixed() : text;
  const lineOf = (line: TrueLine, at: number): InvoiceLine => {
    const found = rest.findIndex(
      (one) => isSame(one.sum, line.lineTotal) && isSame(one.quantity, line.quantity),
    );
    const [own] = found < 0 ? [] : rest.splice(found, 1);
    return {
      description: null,
      gtin: null,
      unit: '',
      comparablePrice: null,
      deposit: '0',
      vatRate: null,
      kind: 'goods',
      ...own,
      ...priceOf(own, line),
      lineNo: at + 1,
      name: line.name ?? own?.name ?? '',
      articleNumber: line.sellerItemId ?? null,
      quantity: signed(line.quantity),
      sum: signed(line.lineTotal) ?? '0',
    };
  };
  const number = organizationNumberDigits(truth.supplier?.organisationNumber ?? '');
  return {
    ...read,
    number: truth.number ?? read.number,
    issueDate: truth.issueDate ?? read.issueDate,
    dueDate: truth.dueDate ?? null,
    currency: truth.currency ?? read.currency,
    creditNote: truth.kind === 'credit-note',
    supplier: {
      ...read.supplier,
      name: truth.supplier?.name ?? read.supplier.name,
      organizationNumber: number ?? read.supplier.organizationNumber,
      vatNumber: truth.supplier?.vatNumber ?? read.supplier.vatNumber,
    },
    lines: truth.lines.map(lineOf),
    taxExclusive: signed(truth.taxExclusive),
    taxTotal: signed(truth.taxTotal),
    payable: signed(truth.payable) ?? read.payable,
  };
};
