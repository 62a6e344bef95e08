import type { Tx } from '#platform/server/db/port.ts';
import { fillText } from '#core/values/fill-text.ts';
import type { Owner } from '#features/account/plan/server/queries.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { accountPath } from '#platform/wire/doors.ts';
import type { AssistantScope } from '../rules.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';

/** A program that somebody has let in. */
export interface Connected {
  readonly organizationId: string;
  readonly userId: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly scopes: readonly AssistantScope[];
}

/** Whom a letter is written to. */
export type Addressee = Omit<Owner, 'userId'>;

/** Tells one person that a program was let in, or that it was put out because something of it was used twice. */
export const postAssistantNotice = async (
  tx: Tx,
  post: PostDeps,
  { email, language, fullName }: Addressee,
  {
    clientId,
    clientName: name,
    scopes,
    who,
    what,
  }: Connected & { readonly who: string; readonly what: 'made' | 'reuse' },
): Promise<void> => {
  const words = language === 'sv' ? swedish : english;
  const values = { name, who };
  await postMail(tx, post, {
    to: email,
    language,
    kind: 'security-notice',
    subject: fillText(words[`${what}Subject`], values),
    greeting: fillText(words.greeting, { name: fullName }),
    paragraphs: [fillText(words[`${what}Text`], values), words[`${what}Advice`]],
    facts: [
      [words.program, `${name} (${new URL(clientId).host})`],
      [words.may, scopes.map((scope) => words[scope]).join(', ')],
      [words.by, who],
    ],
    button: { label: words.button, path: accountPath({ tab: 'api' }) },
    footer: words.footer,
  });
};
