import { fillText } from '#core/values/fill-text.ts';
import type { Owner } from '#features/account/plan/server/queries.ts';
import { accountPath } from '#features/account/settings/paths.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { systemNames } from '../rules.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';

/** Books that nothing more can be handed over to until an owner connects them anew. */
interface ExpiredBooks {
  readonly companyName: string;
  readonly system: keyof typeof systemNames;
}

/** Tells an owner that the bookkeeping program does not let us in any longer, and that nothing is lost. */
export const postExpired = (
  tx: Tx,
  post: PostDeps,
  { email, fullName, language }: Owner,
  { companyName, system }: ExpiredBooks,
): Promise<Posted> => {
  const words: Readonly<Record<keyof typeof english, string>> = language === 'sv' ? swedish : english;
  const name = systemNames[system];
  return postMail(tx, post, {
    to: email,
    language,
    kind: 'bookkeeping-notice',
    subject: fillText(words.subject, { system: name }),
    greeting: fillText(words.greeting, { name: fullName }),
    paragraphs: [fillText(words.ended, { system: name }), words.waits],
    facts: [[words.company, companyName]],
    button: { label: fillText(words.button, { system: name }), path: accountPath({ tab: 'bookkeeping' }) },
    footer: words.footer,
  });
};
