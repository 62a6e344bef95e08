/**
 * The values of credit claims (DEALS.md, section 3). All are plain JSON: amounts, quantities and prices are decimal strings,
 * net of VAT, dates are ISO `YYYY-MM-DD`. Everything here is of one restaurant unit and one supplier.
 */
import type { LineKind } from '#core/invoices/invoice.ts';

/** Why money is claimed back. Only the first two come from price alerts. */
export type ClaimReason =
  | 'above-deal'
  | 'above-watched'
  | 'double-invoiced'
  | 'not-delivered'
  | 'wrong-quantity'
  | 'quality'
  | 'deposit-missing'
  | 'fee-not-agreed'
  | 'other';

/** What people set. That something is credited is computed from matched money, never set; `settled` is a closed remainder. */
export type ClaimState = 'drafted' | 'sent' | 'settled' | 'refused' | 'withdrawn';

/** A claim's number: counted per organization and year, from 1, without gaps or reuse. */
export interface ClaimNumber {
  readonly year: number;
  readonly sequence: number;
}

/** What a line is of: as the document prints it. */
export interface Goods {
  readonly articleNumber: string | null;
  readonly name: string;
  readonly unit: string;
}

/** One order line that money is claimed back for. */
export interface ClaimLine extends Goods {
  readonly id: string;
  readonly orderLineId: string;
  /** Of the invoice that the order line stands on. */
  readonly invoiceNumber: string;
  readonly reason: ClaimReason;
  /** Claimed quantity. */
  readonly quantity: string;
  /** Per unit, of a line that a price alert was claimed of; null otherwise. */
  readonly billedPrice: string | null;
  readonly expectedPrice: string | null;
  /** What is claimed, above 0, whole öre. */
  readonly amount: string;
  /** Percent; null: not stated. */
  readonly vatRate: string | null;
}

export interface Claim {
  readonly id: string;
  readonly number: ClaimNumber;
  readonly state: ClaimState;
  readonly draftedOn: string;
  /** Null: never sent. */
  readonly sentOn: string | null;
  readonly currency: string;
  /** As listed. */
  readonly lines: readonly ClaimLine[];
}

/** A line of a document that may give money back, as booked: what lowers the cost is negative. */
export interface BookedCreditLine extends Goods {
  readonly id: string;
  readonly lineNumber: number;
  readonly quantity: string | null;
  /** Net, without the deposit that the line itself charges. */
  readonly sum: string;
  readonly kind: LineKind;
  /** Through the trust gate. */
  readonly trusted: boolean;
}

/** A credit note, or an invoice with lines below 0. Its totals are as booked: what lowers the cost is negative. */
export interface CreditDocument {
  /** Stands for its money where it has no lines. */
  readonly id: string;
  readonly sha256: string;
  readonly date: string;
  readonly number: string;
  readonly currency: string;
  readonly creditNote: boolean;
  /** Through the trust gate as a whole. */
  readonly trusted: boolean;
  readonly net: string;
  /** What is to be paid. */
  readonly gross: string;
  /** Numbers of the invoices that it says it is about. */
  readonly precedingInvoices: readonly string[];
  /** Document-level charges or allowances are part of its totals. */
  readonly hasCharges: boolean;
  readonly lines: readonly BookedCreditLine[];
}

/** What a person said of a credit line and a claim; of one pair the highest `sequence` holds. */
export interface CreditLink {
  readonly creditLineId: string;
  readonly claimId: string;
  /** The claim's line that the money is for; null: those of the same article first, then as listed. */
  readonly claimLineId: string | null;
  /** False: unlinked, which no rule links again. */
  readonly linked: boolean;
  readonly sequence: number;
}

/** The step of the matching that gave money; the lower one wins. */
export type MatchStep = 1 | 2 | 3 | 4 | 5;

/** Money of a credit line on a claim line. */
export interface Credit {
  readonly creditLineId: string;
  readonly claimId: string;
  readonly claimLineId: string;
  readonly step: MatchStep;
  /** What counts: no more than the line had open. */
  readonly amount: string;
  /** What the credit line gives beyond that; stands beside, in no sum. */
  readonly over: string;
}
