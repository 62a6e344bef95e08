import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import type { Language } from '../rules.ts';
import { letterOf } from './emails.ts';
import type { AccountLetter, AccountLetterParts } from './emails.ts';
import { languageOf } from './queries.ts';

/** A moment as people in Stockholm write it. */
export const momentIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(at);

/** Posts a letter to a user, at another address where one is given; `unusable` when the account is gone. */
export const writeTo = async (
  tx: Tx,
  deps: PostDeps,
  userId: string,
  name: AccountLetter,
  more: {
    readonly to?: string;
    readonly token?: string;
    readonly facts?: (language: Language) => NonNullable<AccountLetterParts['facts']>;
  } = {},
): Promise<Posted> => {
  const user = await tx.kysely
    .selectFrom('user_account')
    .select(['email', 'full_name', 'language'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (user === undefined) return 'unusable';
  const language = languageOf(user.language);
  const parts = { to: more.to ?? user.email, fullName: user.full_name, language };
  const token = more.token === undefined ? {} : { token: more.token };
  const facts = more.facts === undefined ? {} : { facts: more.facts(language) };
  return postMail(tx, deps, letterOf(name, { ...parts, ...token, ...facts }));
};
