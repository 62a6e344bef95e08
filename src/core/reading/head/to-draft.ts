import { noCurrency } from '../../invoices/currency.ts';
import type { Field, Fields } from './choose-fields.ts';
import type { ReadCharge } from '../totals/charges.ts';
import type { Totals } from '../totals/choose-totals.ts';
import type { FieldName } from './field-labels.ts';
import { draftHead } from './draft-head.ts';
import type { DraftInvoice, ReadLine } from '../reading.ts';
import type { VatRow } from '../totals/vat-rows.ts';

/** The parts of a reading as the canonical invoice names them. */
export const toDraft = (parts: {
  readonly fields: Fields;
  readonly supplier: Field | null;
  /** Ten digits. */
  readonly buyer: string | null;
  readonly currency: string | null;
  readonly creditNote: boolean;
  readonly lines: readonly ReadLine[];
  readonly charges: readonly ReadCharge[];
  readonly totals: Totals;
  /** VAT is printed, and none was taken for the document's. */
  readonly vatLeft?: boolean;
  readonly vat: readonly VatRow[];
  /** Numbers of the invoices that it is about. */
  readonly preceding: readonly string[];
}): DraftInvoice => {
  const { totals } = parts;
  const value = (name: FieldName): string | null => parts.fields.get(name)?.value ?? null;
  return {
    ...draftHead(value, parts.supplier?.value ?? null, parts.buyer),
    currency: parts.currency ?? noCurrency,
    creditNote: parts.creditNote,
    lines: parts.lines.map(({ line }) => line),
    charges: parts.charges.map(({ charge }) => charge),
    vat: parts.vat.map(({ rate, base, amount }) => ({
      rate: rate.text,
      taxable: base.text,
      tax: amount.text,
    })),
    lineNet: totals.lineNet?.text ?? null,
    taxExclusive: totals.net?.text ?? null,
    taxTotal: totals.vat?.text ?? (parts.vatLeft !== true && isUntaxed(totals) ? '0.00' : null),
    taxInclusive: totals.gross?.text ?? null,
    prepaid: totals.prepaid?.value.abs().toFixed() ?? null,
    rounding: totals.rounding?.text ?? null,
    payable: totals.payable?.text ?? null,
    precedingInvoices: parts.preceding,
  };
};

/** Whether all that is to pay is the net, and no VAT is printed. */
const isUntaxed = ({ net, vat, gross, payable, rounding, prepaid }: Totals): boolean =>
  vat === null &&
  rounding === null &&
  prepaid === null &&
  net !== null &&
  payable?.value.eq(net.value) === true &&
  (gross === null || gross.value.eq(net.value));
