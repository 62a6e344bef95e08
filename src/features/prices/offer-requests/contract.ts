import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, text, timestamp } from '#platform/wire/fields.ts';

export const requestLanguage = z.enum(['sv', 'en']);

/** What is asked: an offer on other goods, or the price that another own restaurant pays for the same article. */
export const requestKind = z.enum(['offer', 'own-price']);

/** The unit's article, and the goods that are asked about; without them the article's own supplier is asked for the other restaurant's price. */
const about = z.object({ articleId: id, otherId: id.optional() });

/** A letter that was sent about an article to a supplier. */
export const earlierRequest = z.object({
  id,
  sentAt: timestamp,
  /** Blank where the person is gone. */
  sentBy: z.string(),
  recipient: z.string(),
  /** The newest mail to its address; null: none has come. */
  answer: z.object({ documentId: id, at: timestamp, isUndelivered: z.boolean() }).nullable(),
});

export const offerRequestsContract = {
  draftRequest: endpoint({
    method: 'GET',
    path: 'sourcing-management/request-draft',
    summary:
      'A letter that asks a supplier for a price, for a person to read, change and send; nothing is sent',
    access: 'editor',
    demo: 'refused',
    query: about.extend({ language: requestLanguage.default('sv') }),
    reply: z.object({
      kind: requestKind,
      supplier: z.object({ id, displayName: z.string() }),
      /** What is asked for, of a kilogram, litre or piece where the pack is known, else of the unit of measure. */
      price: decimalText,
      unit: z.string(),
      currency,
      /** Null: no address of the supplier is known. */
      recipient: z.string().nullable(),
      subject: z.string(),
      words: z.string(),
      /** Where an answer arrives. */
      inbound: z.string(),
      /** Why no letter leaves at present (R42), apart from its address; null: it may. */
      refusal: z.enum(['letter.not_allowed', 'letter.limited']).nullable(),
      /** Letters about the same to the same supplier, newest first. */
      earlier: z.array(earlierRequest),
    }),
    errors: ['article.not_exist', 'plan.required', 'request.no_price'],
  }),
  readAnswered: endpoint({
    method: 'GET',
    path: 'sourcing-management/answered-request',
    summary:
      'The letter that a mail in the inbox answers, by what its address is tagged with; null where there is none',
    access: 'editor',
    demo: 'own',
    query: z.object({ reference: z.string().regex(/^o-[0-9a-f]{12}$/) }),
    reply: z
      .object({
        supplierName: z.string(),
        /** What it asked about, as the unit calls it now. */
        goodsName: z.string(),
        articleId: id,
        kind: requestKind,
        sentAt: timestamp,
        /** Blank where the person is gone. */
        sentBy: z.string(),
      })
      .nullable(),
    errors: [],
  }),
  sendRequest: endpoint({
    method: 'POST',
    path: 'sourcing-management/requests',
    summary: 'Send a letter that asks a supplier for a price, as a person has read it',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    body: about.extend({
      language: requestLanguage,
      recipient: z.string().trim().max(254),
      subject: text(200).min(1),
      words: text(5000).min(1),
    }),
    reply: z.object({ request: earlierRequest }),
    status: 201,
    creates: true,
    errors: [
      'article.not_exist',
      'plan.required',
      'request.no_price',
      'address.invalid',
      'letter.not_allowed',
      'letter.limited',
    ],
  }),
};

export type EarlierRequest = z.output<typeof earlierRequest>;
export type RequestLanguage = z.output<typeof requestLanguage>;
export type RequestKind = z.output<typeof requestKind>;
