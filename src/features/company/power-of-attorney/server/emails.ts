import { fillText } from '#core/values/fill-text.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { shownOrganizationNumber } from '#features/staff/support/rules.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { outletPath } from '#platform/wire/doors.ts';
import { withSecret } from '#platform/wire/path.ts';
import { signingPath } from '../paths.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';
import type { Grantor, StoredPower } from './queries.ts';

type Words = Readonly<Record<keyof typeof english, string>>;

const wordsOf = (language: 'sv' | 'en'): Words => (language === 'sv' ? swedish : english);

/** Where a link opens the document. */
export const signingLink = (token: string): string => withSecret(signingPath(), 'signing', token);

const factsOf = (words: Words, grantor: Grantor): (readonly [string, string])[] => [
  [words.organization, grantor.organizationName],
  [words.number, shownOrganizationNumber(grantor.organizationNumber)],
  [words.outlets, grantor.outlets.join(', ')],
];

/** Asks somebody without an account to sign; the link is in no other place. */
export const postRequest = (
  tx: Tx,
  post: PostDeps,
  {
    power,
    grantor,
    sender,
    token,
  }: {
    readonly power: StoredPower;
    readonly grantor: Grantor;
    readonly sender: string;
    readonly token: string;
  },
): Promise<Posted> => {
  const words = wordsOf(power.language);
  const values = {
    sender,
    organization: grantor.organizationName,
    date: swedishDate(power.expiresAt),
  };
  return postMail(tx, post, {
    to: power.signatoryEmail,
    language: power.language,
    kind: 'signing-request',
    subject: fillText(words.requestSubject, values),
    greeting: power.signatoryName,
    paragraphs: [fillText(words.requestText, values), fillText(words.requestLife, values)],
    facts: factsOf(words, grantor),
    button: { label: words.requestButton, path: signingLink(token) },
    footer: fillText(words.requestFooter, values),
  });
};

/** Sends the code that proves the mailbox of the one who signs. */
export const postCode = (
  tx: Tx,
  post: PostDeps,
  { power, grantor, code }: { readonly power: StoredPower; readonly grantor: Grantor; readonly code: string },
): Promise<Posted> => {
  const words = wordsOf(power.language);
  const values = { code, organization: grantor.organizationName };
  return postMail(tx, post, {
    to: power.signatoryEmail,
    language: power.language,
    kind: 'signing-code',
    subject: fillText(words.codeSubject, values),
    paragraphs: [fillText(words.codeText, values), words.codeLife],
    facts: [[words.code, code]],
    footer: words.codeFooter,
  });
};

/** Tells an owner how it ended. */
export const postEnd = (
  tx: Tx,
  post: PostDeps,
  { email, language }: { readonly email: string; readonly language: 'sv' | 'en' },
  { power, grantor }: { readonly power: StoredPower; readonly grantor: Grantor },
): Promise<Posted> => {
  const words = wordsOf(language);
  const values = { organization: grantor.organizationName, signatory: power.signatoryName };
  const isSigned = power.state === 'signed';
  return postMail(tx, post, {
    to: email,
    language,
    kind: 'signing-notice',
    subject: fillText(isSigned ? words.signedSubject : words.rejectedSubject, values),
    paragraphs: [fillText(isSigned ? words.signedText : words.rejectedText, values)],
    facts: [
      ...factsOf(words, grantor),
      ...(power.comment === null ? [] : [[words.reason, power.comment] as const]),
    ],
    button: { label: words.noticeButton, path: outletPath({ tab: 'power' }) },
    footer: fillText(words.noticeFooter, values),
  });
};
