import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { fillText } from '#core/values/fill-text.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import type { Enclosure, Letter } from '#platform/server/post/letter.ts';
import { withSecret } from '#platform/wire/path.ts';
import { claimAnswerPath, claimPath } from '../paths.ts';
import { letterClosing } from '../rules-closing.ts';
import { letterFacts, letterText, letterTotals, letterWords } from '../rules-letter.ts';
import type { LetterSource } from '../rules-letter.ts';

const pdfOf = ({ number }: LetterSource, pdf: Uint8Array): NonNullable<Letter['attachment']> => ({
  name: `${number}.pdf`,
  base64: Buffer.from(pdf).toString('base64'),
});

/** What a letter about a claim says, whoever reads it. */
const contentOf = (
  source: LetterSource,
  kind: 'claim' | 'reminder',
): Pick<Letter, 'greeting' | 'paragraphs' | 'facts'> => {
  const words = letterWords(source.language);
  const { sendTo, signature, enclosed } = letterClosing(source);
  return {
    greeting: fillText(words.greeting, { supplier: source.supplierName }),
    paragraphs: [...letterText(source, kind).text.split(/\n{2,}/), sendTo],
    facts: [
      [words.from, signature],
      [words.reference, source.number],
      ...letterFacts(source).map(
        ({ goods, claim, evidence }) => [goods, evidence === null ? claim : `${claim}. ${evidence}`] as const,
      ),
      ...letterTotals(source),
      ...(enclosed === null ? [] : [[words.enclosures, enclosed] as const]),
    ],
  };
};

/** Sends a claim, or a reminder of it, to the supplier: the words, each line, the sums, a link to answer by and the PDF. */
export const postClaim = (
  tx: Tx,
  post: PostDeps,
  letter: {
    readonly source: LetterSource;
    readonly kind: 'claim' | 'reminder';
    readonly to: string;
    readonly token: string;
    readonly pdf: Uint8Array;
    readonly enclosures: readonly Enclosure[];
    /** Nobody has shown the address to be the supplier's. */
    readonly isStranger: boolean;
  },
): Promise<Posted> => {
  const { source, kind } = letter;
  const words = letterWords(source.language);
  const { subject } = letterText(source, kind);
  return postMail(tx, post, {
    to: letter.to,
    language: source.language,
    kind: letter.isStranger ? 'claim-letter-stranger' : 'claim-letter',
    subject,
    ...contentOf(source, kind),
    button: { label: words.answerButton, path: withSecret(claimAnswerPath(), 'token', letter.token) },
    footer: fillText(words.footer, {
      organization: source.sender.organizationName,
      organizationNumber: formatOrganizationNumber(source.sender.organizationNumber),
    }),
    replyTo: source.replyTo,
    fromName: source.sender.restaurantName,
    attachment: pdfOf(source, letter.pdf),
    enclosures: letter.enclosures,
  });
};

/** Sends the person who has sent a letter a copy of it, which leads to the claim and not to the supplier's answer. */
export const postClaimCopy = (
  tx: Tx,
  post: PostDeps,
  copy: {
    readonly source: LetterSource;
    readonly kind: 'claim' | 'reminder';
    readonly to: string;
    /** Where the letter itself went. */
    readonly addressee: string;
    readonly claimId: string;
    readonly pdf: Uint8Array;
  },
): Promise<Posted> => {
  const { source, kind, addressee } = copy;
  const words = letterWords(source.language);
  return postMail(tx, post, {
    to: copy.to,
    language: source.language,
    kind: 'claim-copy',
    subject: fillText(words.copySubject, { subject: letterText(source, kind).subject }),
    ...contentOf(source, kind),
    button: { label: words.copyButton, path: claimPath(copy.claimId) },
    footer: fillText(words.copyFooter, { address: addressee }),
    attachment: pdfOf(source, copy.pdf),
  });
};
