/**
 * What a writer needs to know of an invoice; everything else (sums, VAT, rounding, amount due) is computed. Amounts,
 * prices and quantities are decimal strings; dates `YYYY-MM-DD`. The words of a name tell what a line is, as on paper.
 */
export interface DraftParty {
  readonly name: string;
  /** Ten digits; empty for a paper that does not say it. */
  readonly organizationNumber: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

export interface DraftSupplier extends DraftParty {
  /** Seven or eight digits. */
  readonly bankgiro: string;
}

export interface DraftLine {
  readonly articleNumber: string;
  readonly name: string;
  readonly gtin?: string;
  /** Negative for what is taken back on an invoice; positive on a credit note. */
  readonly quantity: string;
  /** UN/ECE Recommendation 20 code where the receiver demands one (`KGM`, `H87`), else any text. */
  readonly unit: string;
  /** Per unit, before the discount, without VAT. */
  readonly price: string;
  /** Taken off the whole line, in the invoice's currency. */
  readonly discount?: string;
  /** Pant that the line itself charges, all of it, in the invoice's currency; part of its sum and of no price. */
  readonly deposit?: string;
  /** Percent. */
  readonly vatRate: string;
}

export interface DraftCharge {
  /** False: an allowance, which lowers the total. */
  readonly charge: boolean;
  readonly reason: string;
  readonly amount: string;
  readonly vatRate: string;
}

export interface InvoiceDraft {
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly creditNote: boolean;
  readonly supplier: DraftSupplier;
  readonly buyer: DraftParty;
  readonly buyerReference: string;
  /** OCR number or another text that the payment must carry. */
  readonly paymentReference: string;
  /** The invoice that a credit note refers to. */
  readonly precedingInvoice?: string;
  readonly lines: readonly DraftLine[];
  readonly charges: readonly DraftCharge[];
  /** Öresavrundning: the amount due is whole kronor. */
  readonly roundToKrona: boolean;
}
