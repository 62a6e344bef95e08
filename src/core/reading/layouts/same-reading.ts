import { decimal } from '../../values/decimal.ts';
import type { DraftInvoice } from '../reading.ts';

const isSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : decimal(one).eq(decimal(other));

const totals = ['taxTotal', 'payable'] as const;

/** Whether two readings of a document agree in all that a price rests on: its kind, lines, amount to pay, VAT, number, date, currency. */
export const isSameReading = (one: DraftInvoice, other: DraftInvoice): boolean =>
  one.number === other.number &&
  one.issueDate === other.issueDate &&
  one.currency === other.currency &&
  one.creditNote === other.creditNote &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, index) => {
    const compared = other.lines[index];
    return (
      compared !== undefined &&
      isSame(line.quantity, compared.quantity) &&
      isSame(line.price, compared.price) &&
      isSame(line.sum, compared.sum)
    );
  }) &&
  totals.every((name) => isSame(one[name], other[name]));
