import { z } from 'zod';
import { currency, decimalText, id, isoDate } from '#platform/wire/fields.ts';
import { claimState } from './contract-state.ts';

/** Money of a credit line on a claim line. */
export const claimCredit = z.object({
  creditLineId: id,
  claimLineId: id,
  /** The step of the matching: 1 a person, 2 named invoice, 3 article, quantity and amount, 4 open amount, 5 whole amount. */
  step: z.number().int().min(1).max(5),
  amount: decimalText,
  /** What the credit line gives beyond what the claim line had open. */
  over: decimalText,
});

/** A line of a credit note, or one below 0 of an invoice, beside the claim. Amounts are positive: what it gives back. */
export const creditLineRow = z.object({
  id,
  /** Null: the document has no lines, and this is its money. */
  lineNo: z.number().int().nullable(),
  articleNumber: z.string().nullable(),
  name: z.string(),
  unit: z.string(),
  quantity: decimalText.nullable(),
  amount: decimalText,
  /** Where its money is; empty while it is no claim's. */
  credits: z.array(claimCredit.omit({ creditLineId: true }).extend({ claimId: id, claimNumber: z.string() })),
  /** A person unlinked it from the claim that is looked at: no rule links it again. */
  isUnlinked: z.boolean(),
});

/** A credit document with all lines that give money back: those without credits on the claim are listed muted. */
export const creditDocumentRow = z.object({
  invoiceId: id,
  number: z.string(),
  date: isoDate,
  currency,
  /** Numbers of the invoices that it says it is about. */
  precedingInvoices: z.array(z.string()),
  lines: z.array(creditLineRow),
});

export type CreditDocumentRow = z.output<typeof creditDocumentRow>;

/** A claim that money may be for. */
const claimPlace = z.object({
  claimId: id,
  /** Null: the claim as a whole. */
  claimLineId: id.nullable(),
  number: z.string(),
  state: claimState,
  /** Which of the claim's lines; null: the claim as a whole. */
  line: z
    .object({
      invoiceNumber: z.string(),
      /** Its place on the invoice. */
      lineNo: z.number().int(),
      /** Net, as claimed. */
      amount: decimalText,
    })
    .nullable(),
});

/** A line of a credit document of which only a person can say which claim it is for. */
export const creditDoubt = z.object({
  creditLineId: id,
  /** The credit document, and where the line stands on it; null: the document has no lines. */
  invoiceId: id,
  documentNumber: z.string(),
  date: isoDate,
  /** Numbers of the invoices that the document says it is about. */
  precedingInvoices: z.array(z.string()),
  lineNo: z.number().int().nullable(),
  name: z.string(),
  unit: z.string(),
  quantity: decimalText.nullable(),
  /** Net, positive: what it gives back. */
  amount: decimalText,
  currency,
  /** The first claim by number that it fits, where it counts until a person says otherwise; null: it counts nowhere. */
  given: claimPlace.nullable(),
  /** The others that it may be for, by number. */
  candidates: z.array(claimPlace).min(1),
});

export type CreditDoubt = z.output<typeof creditDoubt>;

/** What the lines of one credit document are for. */
export const creditUses = z.object({
  /** Money on claims, as the document lists its lines. */
  uses: z.array(
    z.object({
      creditLineId: id,
      lineNo: z.number().int().nullable(),
      name: z.string(),
      amount: decimalText,
      currency,
      claimId: id,
      number: z.string(),
    }),
  ),
  doubts: z.array(creditDoubt),
});

export type CreditUses = z.output<typeof creditUses>;
