import { z } from 'zod';
import { currency, decimalText, id, isoDate, timestamp } from '#platform/wire/fields.ts';
import { creditDocumentRow, creditDoubt } from './contract-credits.ts';
import { claimState } from './contract-state.ts';

/** Why money is claimed back; the words are those of `core/claims`. Only the first two come from price alerts. */
export const claimReason = z.enum([
  'above-deal',
  'above-watched',
  'double-invoiced',
  'not-delivered',
  'wrong-quantity',
  'quality',
  'deposit-missing',
  'fee-not-agreed',
  'other',
]);

export const claimLanguage = z.enum(['sv', 'en']);

export type ClaimLanguage = z.output<typeof claimLanguage>;

/** What a supplier says. Only money settles: an accepted claim waits for its credit note. */
export const answerKind = z.enum(['accepted', 'rejected', 'counter-offer']);

/** Net of VAT. claimed = credited + waiting + notReceived, always. */
export const claimSums = z.object({
  /** Of claims once sent and not withdrawn; of others what is credited on them. */
  claimed: decimalText,
  /** Matched money: what is recovered. */
  credited: decimalText,
  /** Open on sent claims. */
  waiting: decimalText,
  /** Refused, or closed without it. */
  notReceived: decimalText,
  /** More than was claimed; stands beside, in no sum. */
  overCredited: decimalText,
});

/** A claim on the board and in lists. */
export const claimRow = claimSums.extend({
  id,
  /** `K-2026-001`: counted per organization and year. */
  number: z.string(),
  state: claimState,
  /** How much of it matched money covers: what people call credited and partly credited. */
  credit: z.enum(['none', 'partly', 'whole']),
  supplierId: id,
  supplierName: z.string(),
  currency,
  /** Of all lines, net, credited or not; also of a draft, which counts as claimed nowhere yet. */
  amount: decimalText,
  /** What has no money yet, whatever becomes of it: what a letter, *claim the rest* and *close without* are about. */
  open: decimalText,
  lines: z.number().int(),
  /** Names of the first three goods. */
  goods: z.array(z.string()),
  /** The reason of its lines; null when they differ. */
  reason: claimReason.nullable(),
  draftedOn: isoDate,
  sentOn: isoDate.nullable(),
  /** When the supplier is asked to answer by: of a draft once it is sent, null until a person set one. */
  replyBy: isoDate.nullable(),
  /** Sent, something open, and `replyBy` is past. */
  isOverdue: z.boolean(),
  /** Sent, something open, and the newest letter did not reach the supplier. */
  isUndelivered: z.boolean(),
  /** The last day to complain of its newest delivery; null where the supplier's complaint days are not known. */
  complainBy: isoDate.nullable(),
  /** A draft past `complainBy`. */
  isPastComplaint: z.boolean(),
  /** The newest answer; null before one. */
  answer: answerKind.nullable(),
  /** What the newest answer offers, net; null where it is no counter-offer. */
  offer: decimalText.nullable(),
  /** Of the newest credit document that gave it money; null before one. */
  creditedOn: isoDate.nullable(),
  /** When it was set as refused, and what the supplier or the person said of it last; null otherwise. */
  refusedOn: isoDate.nullable(),
  refusedWords: z.string().nullable(),
});

export type ClaimRow = z.output<typeof claimRow>;

/** What shows that another price was due: the deal, or the earlier invoice that the watched price comes from. */
export const claimEvidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deal'),
    dealId: id,
    price: decimalText,
    validFrom: isoDate,
    validTo: isoDate.nullable(),
  }),
  z.object({
    kind: z.literal('invoice'),
    invoiceId: id,
    invoiceNumber: z.string(),
    date: isoDate,
    price: decimalText,
  }),
]);

export const claimLineRow = claimSums.extend({
  id,
  /** The order line: an invoice's item. */
  orderLineId: id,
  /** Its place on the invoice. */
  lineNo: z.number().int(),
  articleId: id.nullable(),
  invoiceId: id,
  invoiceNumber: z.string(),
  invoiceDate: isoDate,
  articleNumber: z.string().nullable(),
  name: z.string(),
  unit: z.string(),
  reason: claimReason,
  /** Claimed quantity, at most the line's. */
  quantity: decimalText,
  /** Per unit as billed; null where the line states none. */
  billedPrice: decimalText.nullable(),
  /** Per unit; null where the amount was typed. */
  expectedPrice: decimalText.nullable(),
  /** Net. */
  amount: decimalText,
  /** Percent. */
  vatRate: decimalText.nullable(),
  vat: decimalText,
  open: decimalText,
  evidence: claimEvidence.nullable(),
});

export const claimEventKind = z.enum([
  'drafted',
  'changed',
  'sent',
  'reminded',
  /** A letter did not reach the supplier: refused on its way, or given back by mail. */
  'undelivered',
  'answered',
  /** A mail came to the claim's own address. */
  'mail-received',
  /** A credit document came that gives it money. */
  'credited',
  'refused',
  'withdrawn',
  'reopened',
  'closed',
  'linked',
  'unlinked',
  /** An answer to an e-invoice of its has gone into the network, or never will. */
  'responded',
  'not-responded',
]);

export const claimEvent = z.object({
  id,
  at: timestamp,
  kind: claimEventKind,
  /** The person's name; null when it was the supplier or a mail: see `sender`. */
  person: z.string().nullable(),
  /** The address that a letter went to, or that an answer came from; `link` for the answer page; null otherwise. */
  sender: z.string().nullable(),
  words: z.string().nullable(),
  answer: answerKind.nullable(),
  /** Of a counter-offer, net. */
  offer: decimalText.nullable(),
  /** The arrival in the inbox of a received mail, a returned one too. */
  documentId: id.nullable(),
  /** A credit document that came; `amount`: what a credit note gives back, net, whatever of it is for the claim. */
  credit: z.object({ invoiceId: id, number: z.string(), amount: decimalText.nullable() }).nullable(),
  /** What was linked or unlinked, as it stood then. */
  line: z
    .object({
      /** The credit document's. */
      number: z.string(),
      /** Empty where the document has no lines. */
      name: z.string(),
      amount: decimalText,
      /** Of the claim's line that it was linked to; null: to the claim. */
      invoiceNumber: z.string().nullable(),
    })
    .nullable(),
  /** The invoice that was answered. */
  invoiceNumber: z.string().nullable(),
});

export const vatSum = z.object({ rate: decimalText.nullable(), net: decimalText, vat: decimalText });

/** A letter as it would be sent, in the claim's language. */
export const claimLetter = z.object({
  recipient: z.string().nullable(),
  /** The claim's own address of the unit: the answer lands in the inbox, linked to the claim. */
  replyTo: z.string(),
  subject: z.string(),
  /** What the person wrote, or the standard words. */
  text: z.string(),
  language: claimLanguage,
  /** Who claims. */
  sender: z.object({
    organizationName: z.string(),
    organizationNumber: z.string(),
    restaurantName: z.string(),
  }),
  /** Street, place and telephone of the restaurant, as far as they are known: a line each. */
  contact: z.array(z.string()),
  vat: z.array(vatSum),
  net: decimalText,
  vatTotal: decimalText,
  total: decimalText,
});

/** An original that shows what a letter says: of a deal, or an invoice. */
export const claimEnclosure = z.object({
  kind: z.enum(['deal', 'invoice']),
  /** The file's name, or the invoice's number. */
  title: z.string(),
  /** Bytes. */
  size: z.number().int(),
});

/** Originals that would go with a letter. */
export const claimEnclosures = z.object({
  /** Deals first, then earlier invoices and claimed ones by date. */
  files: z.array(claimEnclosure),
  /** Originals that are too large together, or of a kind that letters do not bring. */
  left: z.number().int(),
  /** Whether accepted invoices of the supplier came from the address: originals go to no other (R42). */
  isKnown: z.boolean(),
});

/** What a person may do to the claim as it stands, role apart. */
export const claimStep = z.enum(['send', 'remind', 'answer', 'refuse', 'withdraw', 'reopen', 'close']);

export const claimDetail = claimRow.extend({
  recipient: z.string().nullable(),
  language: claimLanguage,
  /** The words of the letter; null: the standard ones. */
  text: z.string().nullable(),
  claimLines: z.array(claimLineRow),
  documents: z.array(creditDocumentRow),
  /** What may be its money as well as another's, or in part. */
  doubts: z.array(creditDoubt),
  /** Oldest first. */
  events: z.array(claimEvent),
  steps: z.array(claimStep),
  letter: claimLetter,
  /** Numbers of its invoices that came by the network of e-invoices and can be answered there. */
  eInvoices: z.array(z.string()),
  /** Why a letter cannot be sent from here at present (R42); null: it can. Draft and PDF work all the same. */
  sendRefusal: z.enum(['letter.not_allowed', 'letter.limited', 'claim.recipient_missing']).nullable(),
});

export type ClaimDetail = z.output<typeof claimDetail>;
