import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { isoDate, text } from '#platform/wire/fields.ts';
import { claimDetail, claimLanguage } from './contract-claim.ts';
import { answerFields, claimParams, hasOffer, hasWords, words } from './contract-fields.ts';

/** What a person does with a claim: its letter, and the steps that it takes. */
export const claimSteps = {
  changeClaim: endpoint({
    method: 'PUT',
    path: 'claim-management/claims/{claimId}',
    summary:
      "Edit a draft's letter; the recipient and language are remembered for the supplier once it is sent",
    access: 'editor',
    demo: 'refused',
    params: claimParams,
    body: z.object({
      recipient: z.string().trim().max(254).nullable(),
      language: claimLanguage,
      /** Null: the standard words. */
      text: text(5000).nullable(),
      /** Null: 14 days after sending. Also of a sent claim. */
      replyBy: isoDate.nullable(),
    }),
    reply: claimDetail,
    errors: ['claim.not_exist', 'claim.not_drafted', 'address.invalid'],
  }),
  downloadLetter: endpoint({
    method: 'GET',
    path: 'claim-management/claims/{claimId}/letter.pdf',
    summary: 'The letter as PDF, for those who send it themselves',
    access: 'editor',
    demo: 'refused',
    params: claimParams,
    query: z.object({
      /** Left out: the claim's. */
      language: claimLanguage.optional(),
    }),
    reply: z.null(),
    replyAs: 'bytes',
    errors: ['claim.not_exist'],
  }),
  sendClaim: endpoint({
    method: 'POST',
    path: 'claim-management/claims/{claimId}/sending',
    summary: 'Send the letter to the supplier, or mark the claim as sent by hand',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    params: claimParams,
    body: z.object({
      /** True: a person sends the PDF; no mail leaves, and no limit on letters applies. */
      byHand: z.boolean().default(false),
      /** True: the invoices that came as e-invoices are also answered in that network, as under query; not by hand. */
      responds: z.boolean().default(false),
      /** True: the originals that show it go with the letter, where the address is known for the supplier's; not by hand. */
      encloses: z.boolean().default(false),
      /** True: a copy goes to the person's own address; not by hand. */
      copies: z.boolean().default(false),
    }),
    reply: claimDetail,
    errors: [
      'claim.not_exist',
      'claim.not_drafted',
      'claim.credited',
      'claim.recipient_missing',
      'letter.not_allowed',
      'letter.limited',
    ],
  }),
  remindClaim: endpoint({
    method: 'POST',
    path: 'claim-management/claims/{claimId}/reminders',
    summary: 'Claim the rest: the same claim again with a reminder letter, and a new day to reply by',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    params: claimParams,
    body: z.object({ byHand: z.boolean().default(false), replyBy: isoDate.optional() }),
    reply: claimDetail,
    errors: [
      'claim.not_exist',
      'claim.not_sent',
      'claim.credited',
      'claim.recipient_missing',
      'letter.not_allowed',
      'letter.limited',
    ],
  }),
  answerClaim: endpoint({
    method: 'POST',
    path: 'claim-management/claims/{claimId}/answers',
    summary: "Log the supplier's answer",
    access: 'editor',
    demo: 'refused',
    params: claimParams,
    body: answerFields.refine(hasOffer, { path: ['offer'] }).refine(hasWords, { path: ['words'] }),
    reply: claimDetail,
    errors: ['claim.not_exist', 'claim.not_sent', 'claim.credited', 'claim.offer_above'],
  }),
  refuseClaim: endpoint({
    method: 'POST',
    path: 'claim-management/claims/{claimId}/refusal',
    summary: 'Set a sent claim as refused by the supplier; its lines may be claimed anew',
    access: 'editor',
    demo: 'refused',
    params: claimParams,
    body: z.object({ words: words.optional() }),
    reply: claimDetail,
    errors: ['claim.not_exist', 'claim.not_sent', 'claim.credited'],
  }),
  withdrawClaim: endpoint({
    method: 'POST',
    path: 'claim-management/claims/{claimId}/withdrawal',
    summary: 'Withdraw a draft or a sent claim before money; its lines may be claimed anew',
    access: 'editor',
    demo: 'refused',
    params: claimParams,
    body: z.object({ words: words.optional() }),
    reply: claimDetail,
    errors: ['claim.not_exist', 'claim.not_sent', 'claim.credited'],
  }),
  reopenClaim: endpoint({
    method: 'POST',
    path: 'claim-management/claims/{claimId}/reopening',
    summary: 'Reopen a refused claim',
    access: 'editor',
    demo: 'refused',
    params: claimParams,
    body: z.object({ words: words.optional() }),
    reply: claimDetail,
    errors: ['claim.not_exist', 'claim.not_refused', 'claim.line_claimed'],
  }),
  closeClaim: endpoint({
    method: 'POST',
    path: 'claim-management/claims/{claimId}/closing',
    summary: 'Close a partly credited claim without its remainder',
    access: 'editor',
    demo: 'refused',
    params: claimParams,
    body: z.object({ words: words.optional() }),
    reply: claimDetail,
    errors: ['claim.not_exist', 'claim.not_sent', 'claim.credited', 'claim.nothing_credited'],
  }),
};
