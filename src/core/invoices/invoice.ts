/**
 * The canonical invoice: what every reader produces and everything after reading works on. Names follow EN 16931;
 * the business term stands beside each field. Amounts, prices and quantities are decimal strings exactly as the
 * document states them (never binary floating point); dates are ISO `YYYY-MM-DD`. `null` means the document does not say.
 */

/** What an e-invoice is written in. Each one has its reader in `syntaxes.ts`. */
export const syntaxNames = ['ubl-invoice', 'ubl-creditnote', 'cii', 'svefaktura'] as const;

export type Syntax = (typeof syntaxNames)[number];

/** Everything that an invoice is read out of. */
export const invoiceFormats = [...syntaxNames, 'hybrid-pdf', 'text-pdf', 'scan', 'picture', 'csv'] as const;

export type InvoiceFormat = (typeof invoiceFormats)[number];

export type LineKind = 'goods' | 'deposit' | 'freight' | 'fee' | 'discount';

export interface Party {
  readonly name: string | null;
  /** Ten digits, no hyphen, when the document's value has that shape; otherwise as printed. */
  readonly organizationNumber: string | null;
  readonly vatNumber: string | null;
  /** Electronic address, for example `0007:5567890123` (BT-34, BT-49). */
  readonly endpoint: string | null;
  readonly gln: string | null;
}

export interface PaymentMeans {
  /** Digits only. */
  readonly bankgiro: string | null;
  /** Digits only. */
  readonly plusgiro: string | null;
  readonly iban: string | null;
  /** Remittance reference, in Sweden usually the OCR number (BT-83). */
  readonly reference: string | null;
}

export interface AllowanceCharge {
  readonly charge: boolean;
  readonly kind: LineKind;
  readonly reason: string | null;
  readonly amount: string;
  readonly vatRate: string | null;
}

export interface InvoiceLine {
  /** Position in the document, from 1; the identity of a line within its document. */
  readonly lineNo: number;
  readonly name: string;
  readonly description: string | null;
  /** The seller's article number (BT-155). */
  readonly articleNumber: string | null;
  /** Standard item number, usually a GTIN (BT-157). */
  readonly gtin: string | null;
  readonly quantity: string | null;
  /** Unit as the document writes it; empty when it says none (BT-130). */
  readonly unit: string;
  /** Net price ÷ base quantity (BT-146 ÷ BT-149). */
  readonly price: string | null;
  /** Net sum without the line's deposit ÷ quantity, half-up at six decimals; the price that monitoring compares. */
  readonly comparablePrice: string | null;
  /** Total of the line's own allowances minus charges, deposits left out; `0` when there are none. */
  readonly discount: string;
  /** Deposit (pant) that the line itself charges, less what it gives back; in `sum`, not in `comparablePrice`. */
  readonly deposit: string;
  /** Net line total (BT-131), its deposit included. */
  readonly sum: string;
  readonly vatRate: string | null;
  readonly kind: LineKind;
  /** When the goods came, where the line or the whole document states it (BT-72). */
  readonly deliveryDate?: string;
}

export interface VatBreakdown {
  readonly rate: string | null;
  readonly taxable: string | null;
  readonly tax: string | null;
}

export interface Invoice {
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly creditNote: boolean;
  readonly supplier: Party;
  readonly buyer: Party;
  readonly payment: PaymentMeans;
  readonly lines: readonly InvoiceLine[];
  /** Document-level charges and allowances; never spread over the lines. */
  readonly charges: readonly AllowanceCharge[];
  readonly vat: readonly VatBreakdown[];
  readonly lineNet: string | null;
  readonly taxExclusive: string | null;
  readonly taxTotal: string | null;
  readonly taxInclusive: string | null;
  readonly prepaid: string | null;
  /** Öresavrundning (BT-114). */
  readonly rounding: string | null;
  /** Amount due for payment (BT-115). */
  readonly payable: string | null;
  /** Numbers of invoices that this one refers to (BT-25). */
  readonly precedingInvoices: readonly string[];
}
