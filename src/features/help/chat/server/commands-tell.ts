import type { Tx } from '#platform/server/db/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { languageOf } from '#features/account/accounts/server/queries.ts';
import { letterPause } from '../rules.ts';
import { replyAddress } from './commands-address.ts';
import { postAnswers } from './emails.ts';
import { messagesOf } from './queries-messages.ts';

interface Told {
  readonly toldAt: Date | null;
  readonly readAt: Date;
  readonly email: string;
  readonly fullName: string;
  readonly language: string;
}

const toldSql = `
  select c.told_at as "toldAt", c.read_at as "readAt", u.email, u.full_name as "fullName", u.language
  from conversation c join user_account u on u.id = c.user_id
  where c.id = $1 and u.disabled_at is null for update of c`;

/** What letters are posted with, and the domain that answers come to. */
export interface TellDeps extends PostDeps {
  readonly inboundDomain: string;
}

/**
 * Tells a person by letter what support has answered since the last one: the first answer in any case, and what comes within
 * minutes of a letter only where they have not seen it by then.
 */
export const tellOfAnswers = async (tx: Tx, deps: TellDeps, conversationId: string): Promise<void> => {
  const [told] = await tx.query<Told>(toldSql, [conversationId]);
  if (told === undefined) return;
  const since = told.toldAt?.getTime() ?? 0;
  const answers = (await messagesOf(tx, conversationId)).filter(
    ({ author, sentAt }) => author === 'staff' && Date.parse(sentAt) > since,
  );
  const first = answers[0];
  if (first === undefined) return;
  const isBurst = told.toldAt !== null && Date.parse(first.sentAt) < since + letterPause;
  const news = isBurst ? answers.filter(({ sentAt }) => Date.parse(sentAt) > told.readAt.getTime()) : answers;
  await tx.query('update conversation set told_at = $2 where id = $1', [conversationId, deps.clock.now()]);
  if (news.length === 0) return;
  await postAnswers(tx, deps, {
    to: told.email,
    fullName: told.fullName,
    language: languageOf(told.language),
    conversationId,
    answers: news,
    replyTo: replyAddress(deps.keys, conversationId, deps.inboundDomain),
  });
};
