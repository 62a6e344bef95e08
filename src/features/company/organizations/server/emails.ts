import { fillText } from '#core/values/fill-text.ts';
import { formatBankgiro } from '#core/values/giro.ts';
import type { Addressee } from '#features/company/team/server/queries-owners.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { outletPath } from '#platform/wire/doors.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';

const wordsOf = (language: 'sv' | 'en'): Readonly<Record<keyof typeof english, string>> =>
  language === 'sv' ? swedish : english;

/** What owners are told of where money and invoices go; left out is what stays. */
export interface ChangeNotice {
  readonly who: string;
  readonly outlet: string;
  readonly outletId: string;
  /** Digits. */
  readonly bankgiro: string | undefined;
  readonly forwardEmail: string | undefined;
}

/** Tells an owner that a bankgiro number or an invoice e-mail was changed. */
export const postChangeNotice = (
  tx: Tx,
  post: PostDeps,
  { email, fullName, language }: Addressee,
  notice: ChangeNotice,
): Promise<Posted> => {
  const words = wordsOf(language);
  const values = { name: fullName, who: notice.who, outlet: notice.outlet };
  const { bankgiro, forwardEmail } = notice;
  return postMail(tx, post, {
    to: email,
    language,
    kind: 'outlet-notice',
    subject: fillText(words.changeSubject, values),
    greeting: fillText(words.greeting, values),
    paragraphs: [fillText(words.changeText, values), words.changeAdvice],
    facts: [
      ...(bankgiro === undefined ? [] : [[words.changeBankgiro, formatBankgiro(bankgiro)] as const]),
      ...(forwardEmail === undefined ? [] : [[words.changeEmail, forwardEmail] as const]),
    ],
    button: { label: words.changeButton, path: outletPath({ outletId: notice.outletId }) },
    footer: words.changeFooter,
  });
};

/** Somebody who found their company registered already. */
export interface AccessRequest {
  readonly who: string;
  readonly email: string;
  readonly organization: string;
  readonly message: string;
}

/** Asks an owner to invite somebody; what the stranger wrote is shown as their words. */
export const postAccessRequest = (
  tx: Tx,
  post: PostDeps,
  { email, fullName, language }: Addressee,
  request: AccessRequest,
): Promise<Posted> => {
  const words = wordsOf(language);
  const values = { name: fullName, who: request.who, organization: request.organization };
  return postMail(tx, post, {
    to: email,
    language,
    kind: 'invitation-request',
    subject: fillText(words.requestSubject, values),
    greeting: fillText(words.greeting, values),
    paragraphs: [fillText(words.requestText, values), words.requestAdvice],
    facts: [
      [words.requestEmail, request.email],
      ...(request.message === '' ? [] : [[words.requestMessage, request.message] as const]),
    ],
    button: { label: words.requestButton, path: outletPath({ tab: 'team' }) },
    footer: words.requestFooter,
  });
};
