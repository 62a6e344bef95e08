import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { fillText } from '#core/values/fill-text.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { withSecret } from '#platform/wire/path.ts';
import { claimAnswerPath } from '../paths.ts';
import { letterFacts, letterText, letterTotals, letterWords } from '../rules-letter.ts';
import type { LetterSource } from '../rules-letter.ts';

/** Sends a claim, or a reminder of it, to the supplier: the words, each line, the sums, a link to answer by and the PDF. */
export const postClaim = (
  tx: Tx,
  post: PostDeps,
  letter: {
    readonly source: LetterSource;
    readonly kind: 'claim' | 'reminder';
    readonly to: string;
    readonly replyTo: string;
    readonly token: string;
    readonly pdf: Uint8Array;
    /** Nobody has shown the address to be the supplier's. */
    readonly isStranger: boolean;
  },
): Promise<Posted> => {
  const { source, kind } = letter;
  const words = letterWords(source.language);
  const { subject, text } = letterText(source, kind);
  return postMail(tx, post, {
    to: letter.to,
    language: source.language,
    kind: letter.isStranger ? 'claim-letter-stranger' : 'claim-letter',
    subject,
    greeting: fillText(words.greeting, { supplier: source.supplierName }),
    paragraphs: text.split(/\n{2,}/),
    facts: [
      [words.reference, source.number],
      ...letterFacts(source).map(
        ({ goods, claim, evidence }) => [goods, evidence === null ? claim : `${claim}. ${evidence}`] as const,
      ),
      ...letterTotals(source),
    ],
    button: { label: words.answerButton, path: withSecret(claimAnswerPath(), 'token', letter.token) },
    footer: fillText(words.footer, {
      organization: source.sender.organizationName,
      organizationNumber: formatOrganizationNumber(source.sender.organizationNumber),
    }),
    replyTo: letter.replyTo,
    fromName: source.sender.restaurantName,
    attachment: { name: `${source.number}.pdf`, base64: Buffer.from(letter.pdf).toString('base64') },
  });
};
