import type { Batch, Entered } from './commands-enter.ts';
import { invoiceColumns } from './commands-ingest-rows.ts';
import type { Numbered } from './commands-number.ts';

/** What an invoice adds to its day: cost, or what waits beside it. */
const dayColumns = (net: string, isHeld: boolean): object =>
  isHeld
    ? { net: '0', invoices: 0, held_net: net, held_invoices: 1 }
    : { net, invoices: 1, held_net: '0', held_invoices: 0 };

/** What is wrong with an invoice as a whole and keeps nothing back; whoever brought it is told. */
const notedOf = ({ checks }: Entered['item']): string | undefined =>
  checks.find(({ code, lineNo }) => lineNo === undefined && code.startsWith('document.'))?.code;

/** The rows of an invoice and its day; what waits for the plan has come, and is neither cost nor compared. */
export const book = (
  { item, invoiceId, supplier, gate }: Entered,
  { counts, waits }: Numbered,
  batch: Batch,
): void => {
  const { document, format } = item;
  const number = { counts: counts.has(document.id), waits: waits.has(document.id) };
  const isHeld = gate.reasons.length > 0;
  batch.invoices.push({ ...invoiceColumns(item, invoiceId, supplier, gate.reasons), ...number });
  batch.days.push({
    day: item.invoice.issueDate,
    supplier_id: supplier.id,
    currency: item.currency,
    ...dayColumns(item.booked.net, isHeld || number.waits),
  });
  const reason = gate.reasons[0] ?? (number.waits ? 'plan.waiting' : (notedOf(item) ?? null));
  batch.end(document, isHeld ? 'needs-review' : 'monitored', { reason, format, invoice_id: invoiceId });
  batch.events.push({ type: 'invoice', invoiceId });
};
