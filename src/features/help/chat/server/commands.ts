import { membershipOf } from '#features/company/team/server/queries.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { Written } from '../contract-message.ts';
import { keptDays } from '../rules.ts';
import { addMessage, holdConversation, tellScreens, tooMuchWritten } from './commands-write.ts';
import type { Moment } from './commands-write.ts';

type Unsent = Refused<'conversation.file_not_exist' | 'rate.limited'>;

const openSql = `
  insert into conversation (id, user_id, organization_id, unit_id, opened_at, changed_at, read_at)
  values ($1, $2, $3, $4, $5, $5, $5)`;

/** Opens a conversation with its first message; a unit that the person does not belong to is like none. Answers its id. */
export const startConversation = async (
  tx: Tx,
  userId: string,
  { unitId, ...written }: Written & { readonly unitId: string | null },
  moment: Moment,
): Promise<string | Unsent | Refused<'unit.not_found'>> => {
  const tooMuch = await tooMuchWritten(tx, userId, moment.now);
  if (tooMuch !== null) return tooMuch;
  const place = unitId === null ? null : await membershipOf(tx, userId, unitId);
  if (unitId !== null && place === null) return refused('unit.not_found');
  const id = moment.newId();
  await tx.query(openSql, [id, userId, place?.organizationId ?? null, unitId, moment.now]);
  const held = { id, userId, waitsSince: null, toldAt: null };
  const added = await addMessage(tx, held, { ...written, staffId: null, mail: null }, moment);
  return added instanceof Refused ? added : id;
};

/** Writes on in a person's own conversation. Answers the message's id. */
export const sendMessage = async (
  tx: Tx,
  { userId, conversationId }: { readonly userId: string; readonly conversationId: string },
  written: Written,
  moment: Moment,
): Promise<string | Unsent | Refused<'conversation.not_exist'>> => {
  const held = await holdConversation(tx, conversationId, userId);
  if (held instanceof Refused) return held;
  const tooMuch = await tooMuchWritten(tx, userId, moment.now);
  return tooMuch ?? addMessage(tx, held, { ...written, staffId: null, mail: null }, moment);
};

/** Answers as staff. Answers the message's id. */
export const answerConversation = async (
  tx: Tx,
  { staffId, conversationId }: { readonly staffId: string; readonly conversationId: string },
  written: Written,
  moment: Moment,
): Promise<string | Refused<'conversation.not_exist' | 'conversation.file_not_exist'>> => {
  const held = await holdConversation(tx, conversationId, null);
  if (held instanceof Refused) return held;
  return addMessage(tx, held, { ...written, staffId, mail: null }, moment);
};

/** Whose eyes: the person's own, or staff's where no person is named. */
interface Reading {
  readonly userId: string | null;
  readonly conversationId: string;
}

/** Remembers up to when a conversation was seen. */
export const markSeen = async (
  tx: Tx,
  { userId, conversationId }: Reading,
  now: Date,
): Promise<Date | Refused<'conversation.not_exist'>> => {
  const held = await holdConversation(tx, conversationId, userId);
  if (held instanceof Refused) return held;
  await (userId === null
    ? tx.query('update conversation set seen_at = $2 where id = $1', [conversationId, now])
    : tx.query('update conversation set read_at = $2 where id = $1', [conversationId, now]));
  await tellScreens(tx, held);
  return now;
};

/** Closes a conversation, or opens it again; nobody waits in a closed one. */
export const settleConversation = async (
  tx: Tx,
  { userId, conversationId }: Reading,
  isSolved: boolean,
  now: Date,
): Promise<{ isSolved: boolean } | Refused<'conversation.not_exist'>> => {
  const held = await holdConversation(tx, conversationId, userId);
  if (held instanceof Refused) return held;
  await tx.query(
    `update conversation set solved_at = $2::timestamptz, waits_since = case when $2::timestamptz is null then waits_since end
     where id = $1`,
    [conversationId, isSolved ? now : null],
  );
  await tellScreens(tx, held);
  return { isSolved };
};

/** Forgets old conversations, collected mails and files that nobody sent; their bytes follow with the night's sweep. */
export const forgetConversations = async (tx: Tx, now: Date): Promise<void> => {
  const before = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  await tx.query('delete from conversation where changed_at < $1', [before(keptDays.conversation)]);
  await tx.query('delete from conversation_mail where received_at < $1', [before(keptDays.mail)]);
  await tx.query('delete from conversation_file where message_id is null and uploaded_at < $1', [
    before(keptDays.unsent),
  ]);
};
