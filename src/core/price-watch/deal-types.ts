/** The values of deals (DEALS.md, section 1). Prices, sums and quantities are decimal strings, dates ISO `YYYY-MM-DD`. */
import type { PackSize } from '#core/values/pack-size.ts';

/** How far a price may stray from a deal's before it alerts; the limit itself is allowed. */
export interface Tolerance {
  readonly type: 'kr' | 'percent';
  readonly value: string;
}

/** From a line's quantity on, another price. */
export interface PriceBreak {
  /** Above zero, in the deal's unit of measure. */
  readonly from: string;
  readonly price: string;
}

/** The date that decides whether a deal holds for a line: the invoice's or, where the line states one, the delivery's. */
export type PriceBasis = 'invoice' | 'delivery';

/** A deal as agreed, for this article in its own unit of measure. Both dates are inclusive. */
export interface Deal {
  readonly id: string;
  readonly scope: 'unit' | 'organization';
  /** Of the lowest quantity; it stays watched after the deal. */
  readonly price: string;
  /** In any order; no two from the same quantity. */
  readonly breaks: readonly PriceBreak[];
  readonly basis: PriceBasis;
  /** The pack that it was agreed for; `null` holds for any. */
  readonly pack: PackSize | null;
  readonly validFrom: string;
  /** `null`: until further notice. */
  readonly validTo: string | null;
  /** How much dearer is still no breach. */
  readonly toleranceUp: Tolerance;
  /** From how much cheaper a lower price is told; it never alerts. */
  readonly toleranceDown: Tolerance;
  readonly marketPriced: boolean;
}

/** A deal that a decision ended for the article; its `lastDay` may lie before the deal's start: it never held. */
export interface EndedDeal {
  readonly dealId: string;
  readonly lastDay: string;
}

/** What an article's lines say of a deal so far. */
export interface DealTally {
  readonly dealId: string;
  /** Whether the history has come past the eve of the deal's first day. */
  readonly isBegun: boolean;
  /** What was watched on that eve, in the deal's pack where both are known; `null` where nothing was, or before it. */
  readonly before: string | null;
  /** Lines that the deal was in force for, and those of them at most at its price or within its tolerance. */
  readonly lines: number;
  readonly followed: number;
  /** Of all lines: quantity, and net sum as invoiced. */
  readonly quantity: string;
  readonly sum: string;
  /** Of the lines at or under the deal's price: quantity, and what the deal asks for it. */
  readonly keptQuantity: string;
  readonly keptValue: string;
  /** (Paid − promised) × quantity of the lines beyond the tolerance, each to the öre. */
  readonly over: string;
  /** The newest line: when, what it was billed at, and what was promised for its quantity. */
  readonly last: { readonly date: string; readonly price: string; readonly promised: string } | null;
}
