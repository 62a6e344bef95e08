import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, isoDate, text } from '#platform/wire/fields.ts';
import { answerKind, claimLanguage, claimReason } from './contract-claim.ts';
import { answerFields, hasOffer, hasWords } from './contract-fields.ts';

const byLink = z.object({
  /** Out of the letter's link: `/claims/answer#token`. */
  token: text(400),
});

/** What the holder of a claim's link may do without a session. */
export const claimByLink = {
  readClaimByLink: endpoint({
    method: 'POST',
    path: 'claims/answer/reading',
    summary: 'What the supplier sees who holds the link of a claim',
    access: 'public',
    body: byLink,
    reply: z.object({
      number: z.string(),
      restaurantName: z.string(),
      organizationName: z.string(),
      organizationNumber: z.string(),
      supplierName: z.string(),
      language: claimLanguage,
      sentOn: isoDate,
      replyBy: isoDate.nullable(),
      currency,
      lines: z.array(
        z.object({
          invoiceNumber: z.string(),
          invoiceDate: isoDate,
          articleNumber: z.string().nullable(),
          name: z.string(),
          unit: z.string(),
          quantity: decimalText,
          billedPrice: decimalText.nullable(),
          expectedPrice: decimalText.nullable(),
          amount: decimalText,
          vatRate: decimalText.nullable(),
          reason: claimReason,
        }),
      ),
      net: decimalText,
      vatTotal: decimalText,
      total: decimalText,
      credited: decimalText,
      open: decimalText,
      /** What the supplier has answered so far, the newest; null before. */
      answer: answerKind.nullable(),
    }),
    errors: ['link.expired', 'rate.limited'],
  }),
  answerByLink: endpoint({
    method: 'POST',
    path: 'claims/answer',
    summary: "The supplier's answer by the link of a claim",
    access: 'public',
    body: answerFields
      .extend(byLink.shape)
      .refine(hasOffer, { path: ['offer'] })
      .refine(hasWords, { path: ['words'] }),
    reply: z.object({ number: z.string(), answer: answerKind }),
    errors: ['link.expired', 'claim.offer_above', 'rate.limited'],
  }),
};
