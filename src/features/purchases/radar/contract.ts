import { z } from 'zod';
import { feeKinds } from '#core/radar/fee-kind.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, isoDate, timestamp } from '#platform/wire/fields.ts';

const onInvoice = z.object({ invoiceId: id, number: z.string(), date: isoDate, amount: decimalText });

/** What a supplier charges of one kind beside the goods. */
const feeShown = z.object({
  kind: z.enum(feeKinds),
  currency,
  sum: decimalText,
  /** Invoices with it, of all. */
  count: z.number().int(),
  of: z.number().int(),
  first: z.object({ date: isoDate, isNews: z.boolean() }),
  latest: z.object({ date: isoDate, amount: decimalText }),
  /** In kronor an invoice, or in per cent of the goods. */
  rise: z
    .object({
      by: z.enum(['amount', 'share']),
      from: decimalText,
      to: decimalText,
      percent: decimalText,
      date: isoDate,
      invoiceId: id,
    })
    .nullable(),
  oftener: z
    .object({
      now: z.number().int(),
      ofNow: z.number().int(),
      before: z.number().int(),
      ofBefore: z.number().int(),
      date: isoDate,
    })
    .nullable(),
  months: z.array(z.object({ month: z.string(), sum: decimalText, count: z.number().int() })),
  /** The newest invoices with it, the newest first. */
  invoices: z.array(onInvoice),
});

export type FeeShown = z.output<typeof feeShown>;

const renumberedShown = z.object({
  id,
  /** `open`: a person is asked. */
  answer: z.enum(['open', 'confirmed', 'refused']),
  /** The article that it goes on as. */
  articleId: id,
  from: z.string(),
  to: z.string(),
  name: z.string(),
  newName: z.string(),
  unit: z.string(),
  currency,
  price: decimalText,
  newPrice: decimalText,
  percent: decimalText,
  date: isoDate,
});

export type RenumberedShown = z.output<typeof renumberedShown>;

const place = z.object({ invoiceId: id, number: z.string(), date: isoDate });

const missingShown = z.object({
  id,
  by: z.enum(['number', 'silence', 'hole']),
  numbers: z.array(z.string()),
  after: place,
  before: place.nullable(),
  days: z.number().int(),
  usual: z.number().int(),
  /** `refused`: a person has said that nothing is missing. */
  answer: z.enum(['open', 'refused']),
  askedAt: timestamp.nullable(),
  askedOf: z.string().nullable(),
  /** It has come, or follows no more. */
  closedAt: timestamp.nullable(),
});

export type MissingShown = z.output<typeof missingShown>;

const findingParams = z.object({ findingId: id });

export const letterLanguages = ['sv', 'en'] as const;

export const radarContract = {
  readRadar: endpoint({
    method: 'GET',
    path: 'radar-management/suppliers/{supplierId}',
    summary:
      'What stands beside a supplier’s prices: fees with their invoices, renumbered articles, missing invoices',
    access: 'editor',
    demo: 'shown',
    params: z.object({ supplierId: id }),
    reply: z.object({
      fees: z.array(feeShown),
      renumbered: z.array(renumberedShown),
      missing: z.array(missingShown),
    }),
    errors: ['supplier.not_exist', 'plan.required'],
  }),
  readRenumbered: endpoint({
    method: 'GET',
    path: 'radar-management/articles/{articleId}',
    summary: 'The numbers that an article has gone on under, as far as a person has said so or is asked',
    access: 'editor',
    demo: 'shown',
    params: z.object({ articleId: id }),
    reply: z.object({ supplierId: id, renumbered: z.array(renumberedShown) }),
    errors: ['article.not_exist'],
  }),
  readLoyalty: endpoint({
    method: 'GET',
    path: 'radar-management/loyalty',
    summary:
      'How much of what a deal exists for was bought under it in the last 90 days, and what was bought beside one',
    access: 'editor',
    demo: 'shown',
    reply: z.object({
      currency,
      from: isoDate,
      under: decimalText,
      beside: decimalText,
      /** Null where nothing was bought that a deal exists for. */
      percent: decimalText.nullable(),
      /** The most first; the deal is for the same goods at another supplier. */
      besides: z.array(
        z.object({
          articleId: id,
          name: z.string(),
          supplierName: z.string(),
          sum: decimalText,
          dealId: id,
          dealTitle: z.string(),
          dealSupplier: z.string(),
        }),
      ),
    }),
    errors: [],
  }),
  answerFinding: endpoint({
    method: 'PUT',
    path: 'radar-management/findings/{findingId}/answer',
    summary:
      'Say that an article goes on under another number, or not; that no invoice is missing; or take either back',
    access: 'editor',
    demo: 'refused',
    params: findingParams,
    body: z.object({ answer: z.enum(['confirmed', 'refused', 'open']) }),
    reply: z.null(),
    errors: ['finding.not_exist', 'article.not_exist', 'article.renumbered', 'article.not_renumbered'],
  }),
  readCopyLetter: endpoint({
    method: 'GET',
    path: 'radar-management/findings/{findingId}/letter',
    summary: 'The letter that asks a supplier for a copy of an invoice, as it would leave',
    access: 'editor',
    demo: 'shown',
    params: findingParams,
    query: z.object({ language: z.enum(letterLanguages).optional() }),
    reply: z.object({
      to: z.string(),
      language: z.enum(letterLanguages),
      subject: z.string(),
      text: z.string(),
      /** Where the copy is asked to be sent. */
      replyTo: z.string(),
      /** Why no letter may leave; null: it may. */
      refusal: z.enum(['letter.not_allowed', 'letter.limited', 'claim.recipient_missing']).nullable(),
    }),
    errors: ['finding.not_exist'],
  }),
  sendCopyLetter: endpoint({
    method: 'POST',
    path: 'radar-management/findings/{findingId}/letter',
    summary: 'Ask a supplier for a copy of an invoice by mail',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    params: findingParams,
    body: z.object({
      to: z.string().trim().min(3).max(254),
      language: z.enum(letterLanguages),
      /** A person has asked; no mail leaves, and no limit applies. */
      byHand: z.boolean().default(false),
    }),
    reply: z.null(),
    errors: ['finding.not_exist', 'letter.not_allowed', 'letter.limited', 'claim.recipient_missing'],
  }),
};
