import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { fillText } from '#core/values/fill-text.ts';
import type { ClaimSender } from '#features/prices/claims/rules-letter.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import type { RequestLanguage } from '../contract.ts';
import { requestTexts } from '../rules.ts';

/** Sends what a person has read to the supplier, from the restaurant by name; the answer goes to the request's own address. */
export const postRequestForOffer = (
  tx: Tx,
  post: PostDeps,
  letter: {
    readonly to: string;
    readonly replyTo: string;
    readonly language: RequestLanguage;
    readonly subject: string;
    readonly words: string;
    readonly sender: ClaimSender;
    /** Nobody has shown the address to be the supplier's. */
    readonly isStranger: boolean;
  },
): Promise<Posted> => {
  const { sender, language } = letter;
  return postMail(tx, post, {
    to: letter.to,
    language,
    kind: letter.isStranger ? 'offer-request-stranger' : 'offer-request',
    subject: letter.subject,
    paragraphs: letter.words.split(/\n{2,}/),
    footer: fillText(requestTexts(language).footer, {
      organization: sender.organizationName,
      organizationNumber: formatOrganizationNumber(sender.organizationNumber),
    }),
    replyTo: letter.replyTo,
    fromName: sender.restaurantName,
  });
};
