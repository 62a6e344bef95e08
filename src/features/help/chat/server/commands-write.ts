import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import { publishTo } from '#platform/server/live.ts';
import { refused, refusedFor } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { letterPause, mostHourly } from '../rules.ts';
import { tellAnswers } from './jobs.ts';

/** A conversation that the transaction holds. */
export interface HeldConversation {
  readonly id: string;
  readonly userId: string;
  readonly waitsSince: Date | null;
  readonly toldAt: Date | null;
}

/** What is written into a conversation, by whom. */
export interface NewMessage {
  /** Null: the person whose conversation it is. */
  readonly staffId: string | null;
  readonly words: string;
  readonly page: { readonly path: string; readonly title: string } | null;
  /** Unsent files of who writes. */
  readonly fileIds: readonly string[];
  readonly mail: { readonly sender: string | null } | null;
}

export interface Moment {
  readonly now: Date;
  readonly newId: NewId;
}

const heldSql = `
  select id, user_id as "userId", waits_since as "waitsSince", told_at as "toldAt" from conversation
  where id = $1 and ($2::uuid is null or user_id = $2) for update`;

/** Holds a conversation until the transaction ends: a person's own, or anybody's where no person is named. */
export const holdConversation = async (
  tx: Tx,
  conversationId: string,
  userId: string | null,
): Promise<HeldConversation | Refused<'conversation.not_exist'>> => {
  const [held] = await tx.query<HeldConversation>(heldSql, [conversationId, userId]);
  return held ?? refused('conversation.not_exist');
};

const countSql = `
  select count(*)::int as count from conversation_message m join conversation c on c.id = m.conversation_id
  where c.user_id = $1 and not m.by_staff and m.sent_at > $2`;

/** Refuses who has written as much in the last hour as a person may. */
export const tooMuchWritten = async (
  tx: Tx,
  userId: string,
  now: Date,
): Promise<Refused<'rate.limited'> | null> => {
  const [row] = await tx.query<{ count: number }>(countSql, [userId, new Date(now.getTime() - 3_600_000)]);
  return (row?.count ?? 0) >= mostHourly ? refusedFor('rate.limited', 3_600) : null;
};

const messageSql = `
  insert into conversation_message (id, conversation_id, position, sent_at, by_staff, staff_id, via_mail, sender, words,
    page_path, page_title, waited)
  select $1, $2, coalesce(max(position), 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11
  from conversation_message where conversation_id = $2`;

const attachSql = `
  update conversation_file f set message_id = $1, position = array_position($2::uuid[], f.id)
  where f.id = any($2::uuid[]) and f.user_id = $3 and f.message_id is null returning f.id`;

const answeredSql = `
  update conversation set changed_at = $2, waits_since = null, seen_at = $2, solved_at = null where id = $1`;

const askedSql = `
  update conversation set changed_at = $2, waits_since = coalesce(waits_since, $2), read_at = $2, solved_at = null
  where id = $1`;

/** When the next letter about a conversation may leave. */
const letterDue = ({ toldAt }: HeldConversation, now: Date): Date =>
  new Date(Math.max(now.getTime(), toldAt === null ? 0 : toldAt.getTime() + letterPause));

/** Writes a message into a conversation that is held, tells open screens, and has an answer told by letter. Answers its id. */
export const addMessage = async (
  tx: Tx,
  held: HeldConversation,
  { staffId, words, page, fileIds, mail }: NewMessage,
  { now, newId }: Moment,
): Promise<string | Refused<'conversation.file_not_exist'>> => {
  const { id, userId, waitsSince } = held;
  const messageId = newId();
  const isAnswer = staffId !== null;
  const waited =
    isAnswer && waitsSince !== null ? Math.round((now.getTime() - waitsSince.getTime()) / 1_000) : null;
  await tx.query(messageSql, [
    messageId,
    id,
    now,
    isAnswer,
    staffId,
    mail !== null,
    mail?.sender ?? null,
    words,
    page?.path ?? null,
    page?.title ?? null,
    waited,
  ]);
  const wanted = [...new Set(fileIds)];
  if (wanted.length > 0) {
    const attached = await tx.query<{ id: string }>(attachSql, [messageId, wanted, staffId ?? userId]);
    if (attached.length < wanted.length) return refused('conversation.file_not_exist');
  }
  await tx.query(isAnswer ? answeredSql : askedSql, [id, now]);
  if (isAnswer)
    await enqueue(tx, tellAnswers, { conversationId: id }, { key: id, startAfter: letterDue(held, now) });
  await tellScreens(tx, held);
  return messageId;
};

/** Has the open screens of the person and of staff ask again. */
export const tellScreens = async (
  tx: Tx,
  { id, userId }: Pick<HeldConversation, 'id' | 'userId'>,
): Promise<void> => {
  const event = { type: 'conversation', conversationId: id } as const;
  await publishTo(tx, `person ${userId}`, event);
  await publishTo(tx, 'staff', event);
};
