import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { fillText } from '#core/values/fill-text.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { copyLetterText, type CopyLetterSource, copyWords } from '../rules-letter.ts';

/** Asks a supplier for a copy of an invoice that has not come; the answer goes to where the restaurant's invoices arrive. */
export const postCopyRequest = (
  tx: Tx,
  post: PostDeps,
  source: CopyLetterSource,
  /** `isStranger`: nobody has shown the address to be the supplier's. */
  { to, isStranger }: { readonly to: string; readonly isStranger: boolean },
): Promise<Posted> => {
  const words = copyWords(source.language);
  const { subject, paragraphs } = copyLetterText(source);
  return postMail(tx, post, {
    to,
    language: source.language,
    kind: isStranger ? 'claim-letter-stranger' : 'claim-letter',
    subject,
    greeting: fillText(words.greeting, { supplier: source.supplierName }),
    paragraphs: [...paragraphs],
    facts: [],
    footer: fillText(words.footer, {
      organization: source.organizationName,
      organizationNumber: formatOrganizationNumber(source.organizationNumber),
    }),
    replyTo: source.replyTo,
    fromName: source.restaurantName,
  });
};
