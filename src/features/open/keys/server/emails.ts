import type { Owner } from '#features/account/plan/server/queries.ts';
import { fillText } from '#core/values/fill-text.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';

/** What happened to a key, and by whom. */
export interface KeyNotice {
  readonly name: string;
  readonly shown: string;
  readonly who: string;
  readonly what: 'made' | 'revoked';
}

/** Tells an owner of a key that was made or revoked, so that none is made behind their backs. */
export const postKeyNotice = (
  tx: Tx,
  post: PostDeps,
  { email, language, fullName }: Owner,
  { name, shown, who, what }: KeyNotice,
): Promise<Posted> => {
  const words = language === 'sv' ? swedish : english;
  const values = { name, who };
  return postMail(tx, post, {
    to: email,
    language,
    kind: 'security-notice',
    subject: fillText(what === 'made' ? words.madeSubject : words.revokedSubject, values),
    greeting: fillText(words.greeting, { name: fullName }),
    paragraphs: [fillText(what === 'made' ? words.madeText : words.revokedText, values), words.advice],
    facts: [
      [words.key, shown],
      [words.by, who],
    ],
    button: { label: words.button, path: accountPath({ tab: 'api' }) },
    footer: words.footer,
  });
};
