import type { CheckFinding } from '#core/invoices/checks/checks.ts';
import type { Invoice, InvoiceFormat } from '#core/invoices/invoice.ts';
import type { DocumentReason } from '../contract.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { ReadPriceList } from '#platform/server/sandbox/price-list-task.ts';

/** What booking stands on. */
export interface IngestDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: { error(details: object, message: string): void };
}

/** What booking knows of the document that was read. */
export interface ReadDocument {
  readonly id: string;
  readonly sha256: string;
  /** How often it has been tried. */
  readonly attempts: number;
  readonly received_at: Date;
  /** The import of old invoices that brought it. */
  readonly import_id: string | null;
}

/** What became of one document: an invoice, a reason why there is none, or another try. */
export type Outcome =
  | {
      readonly kind: 'invoice';
      readonly format: InvoiceFormat;
      readonly invoice: Invoice;
      readonly checks: readonly CheckFinding[];
      /** A person has reviewed it: whoever sent it needs no answer for. */
      readonly accepted?: true;
    }
  | {
      readonly kind: 'ended';
      readonly state: 'needs-review' | 'unreadable';
      readonly reason: DocumentReason;
      readonly format?: InvoiceFormat | null;
    }
  /** A supplier's price list, which books nothing. */
  | { readonly kind: 'price-list'; readonly list: ReadPriceList }
  /** Its reader was stopped; a new try may do. */
  | { readonly kind: 'again' }
  /** Its pages must be read, which takes its time. */
  | { readonly kind: 'recognise' }
  /** Left to whoever claims it next, without counting a try. */
  | { readonly kind: 'untouched' }
  /** Its state has been written. */
  | { readonly kind: 'done' };

export interface Reading {
  readonly document: ReadDocument;
  readonly outcome: Outcome;
}
