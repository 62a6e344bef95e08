import { compareText } from '#core/values/compare-text.ts';
import { accountsOf } from '#core/invoices/account.ts';
import { otherBuyer } from '#core/invoices/buyer-match.ts';
import type { Recipients } from '#core/invoices/buyer-match.ts';
import { passGate } from '#core/invoices/gate.ts';
import type { Account } from '#core/invoices/account.ts';
import type { GateAnswer } from '#core/invoices/gate.ts';
import { decimal } from '#core/values/decimal.ts';
import type { KnownArticle } from '#features/prices/price-monitoring/server/commands-append.ts';
import type { SupplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { LiveEvent } from '#platform/wire/live.ts';
import type { Bookable } from './commands-book.ts';
import type { IngestDeps, ReadDocument } from '#features/intake/documents/server/commands-reading.ts';

interface KnownInvoice {
  readonly id: string;
  readonly supplierId: string;
  readonly number: string;
  readonly issueDate: string;
  readonly total: string;
  readonly currency: string;
  readonly documentId: string;
}

interface MatchedSupplier {
  readonly id: string;
  readonly name: string;
  readonly category: SupplierCategory;
  /** An outlet of the unit has no invoice of it yet. */
  readonly awaited: boolean;
}

/** What `krogkoll_ingest_context` answers. */
export interface Context {
  readonly suppliers: readonly MatchedSupplier[];
  readonly accounts: readonly (Account & { readonly supplierId: string })[];
  readonly documents: readonly { readonly id: string; readonly state: string }[];
  readonly invoices: readonly KnownInvoice[];
  readonly articles: readonly KnownArticle[];
  readonly recipients: Recipients;
  /** Whether any rule or deal may judge these suppliers' lines. */
  readonly judged: boolean;
}

/** The rows of one batch, as `krogkoll_ingest` takes them. */
export class Batch {
  readonly accounts: object[] = [];
  readonly invoices: object[] = [];
  readonly lines: object[] = [];
  readonly days: object[] = [];
  readonly documents: object[] = [];
  readonly events: LiveEvent[] = [];

  end(document: ReadDocument, state: string, columns: Readonly<Record<string, unknown>>): void {
    this.documents.push({ id: document.id, state, ...columns });
    this.events.push({ type: 'document', documentId: document.id, state });
  }
}

/** One invoice that is booked, with its lines on their way to their articles. */
export interface Entered {
  readonly item: Bookable;
  readonly invoiceId: string;
  readonly supplier: MatchedSupplier;
  readonly gate: GateAnswer;
}

const sameInvoice = (known: KnownInvoice, { invoice, booked, currency }: Bookable): boolean =>
  known.issueDate === invoice.issueDate &&
  known.currency === currency &&
  decimal(known.total).eq(decimal(booked.total));

const inOrder = (a: Bookable, b: Bookable): number =>
  compareText(a.invoice.issueDate, b.invoice.issueDate) ||
  compareText(a.number, b.number) ||
  compareText(a.document.sha256, b.document.sha256);

/** Decides each document: the same invoice again, held by the gate, or through. Answers those that are to be booked. */
export const enter = (
  { suppliers, ...context }: Context,
  items: readonly Bookable[],
  batch: Batch,
  { clock, newId }: Pick<IngestDeps, 'clock' | 'newId'>,
): Entered[] => {
  const today = swedishDate(clock.now());
  const accounts = [...context.accounts];
  const invoices = [...context.invoices];
  const entered: Entered[] = [];
  for (const read of items.toSorted(inOrder)) {
    const other = otherBuyer(read.invoice.buyer, context.recipients);
    const item = other === null ? read : { ...read, checks: [...read.checks, other] };
    const supplier = suppliers[item.supplier];
    if (supplier === undefined) throw new Error('every asked supplier is matched');
    const { document } = item;
    const numbered = invoices.filter(
      (known) => known.supplierId === supplier.id && known.number === item.number,
    );
    const twin = numbered.find((known) => sameInvoice(known, item));
    if (twin !== undefined) {
      const columns = { reason: 'duplicate.invoice', invoice_id: twin.id, duplicate_of: twin.documentId };
      batch.end(document, 'duplicate', { ...columns, format: item.format });
      continue;
    }
    const gate = passGate({
      checks: item.checks,
      issueDate: item.invoice.issueDate,
      today,
      sameNumber: numbered.length > 0,
      accounts: accountsOf(item.invoice.payment),
      confirmed: accounts.filter(({ supplierId }) => supplierId === supplier.id),
      elsewhere: accounts.filter(({ supplierId }) => supplierId !== supplier.id),
    });
    for (const account of gate.confirms) {
      accounts.push({ ...account, supplierId: supplier.id });
      batch.accounts.push({ ...account, supplier_id: supplier.id, confirmed_at: clock.now() });
    }
    const invoiceId = newId();
    const { issueDate } = item.invoice;
    const { total } = item.booked;
    invoices.push({
      id: invoiceId,
      supplierId: supplier.id,
      number: item.number,
      issueDate,
      total,
      currency: item.currency,
      documentId: document.id,
    });
    entered.push({ item, invoiceId, supplier, gate });
  }
  return entered;
};
