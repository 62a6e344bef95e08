import type { Party } from '#core/invoices/invoice.ts';

/**
 * Price lists that suppliers send (DEALS.md, section 6). Everything that a message states stands as it was written; what is
 * compared and computed is made of it by `listed-price.ts`.
 */

/** The standard's four: of a whole list at its head, of one item at its line (Peppol Catalogue 3; EDIFACT 1225 and 1229). */
export type ListAction = 'add' | 'update' | 'replace' | 'delete';

/** What a list came as. A Svekatalog is UBL's catalogue too. */
export type ListFormat = 'catalogue' | 'pricat' | 'table';

/** One price of a list, as written. An item with price breaks has several. Empty: not stated. */
export interface StatedPrice {
  /** The line's own number in the message. */
  readonly line: string;
  readonly action: ListAction | null;
  readonly articleNumber: string;
  readonly gtin: string;
  readonly name: string;
  readonly price: string;
  /** The quantity that the price is for. */
  readonly baseQuantity: string;
  readonly unit: string;
  readonly currency: string;
  readonly validFrom: string;
  readonly validTo: string;
  /** The quantity from which the price holds. */
  readonly minimumQuantity: string;
}

/** What stands at the head of a message. */
export interface ListHead {
  readonly format: ListFormat;
  /** The message's own identity; of a table none. */
  readonly id: string;
  readonly version: string;
  /** The list that it acts on, by that one's identity, where it is named. */
  readonly source: string;
  readonly contract: string;
  readonly name: string;
  readonly action: ListAction;
  /** ISO; `null` where the message states no day that exists. */
  readonly issuedOn: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** Who it says that it is of. */
  readonly supplier: Party;
}

/** A message as it was read, its prices in the order of the file. */
export interface StatedList {
  readonly head: ListHead;
  readonly prices: readonly StatedPrice[];
}
