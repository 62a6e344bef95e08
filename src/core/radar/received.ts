/** An invoice or credit note that has come from a supplier. */
export interface ReceivedInvoice {
  readonly id: string;
  readonly number: string;
  /** Its own date, ISO. */
  readonly date: string;
  readonly creditNote: boolean;
}

/** Where in a supplier's row of invoices something is missing. */
export interface Place {
  readonly invoiceId: string;
  readonly number: string;
  readonly date: string;
}

/**
 * An invoice that a supplier seems to have sent, or should have: `number`, the supplier counts and these are missing; `silence`, nothing has
 * come for longer than it ever takes; `hole`, one of an even row is missing and the next has come.
 */
export interface MissingInvoice {
  readonly by: 'number' | 'silence' | 'hole';
  /** What it is about; the same until it is found, and never of something else. */
  readonly subject: string;
  /** Numbers as the supplier would print them; empty where they are not known. */
  readonly numbers: readonly string[];
  readonly after: Place;
  readonly before: Place | null;
  /** Days from the invoice before to the one after or to the day it is looked at, and what is usual. */
  readonly days: number;
  readonly usual: number;
}

/** An invoice comes some days after its date, and the next may come before it. */
export const arrivalDays = 7;
