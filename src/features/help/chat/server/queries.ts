import type { Reader } from '#platform/server/db/port.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Paging } from '#platform/wire/paging.ts';
import type { Conversation, ConversationRow } from '../contract.ts';
import { fewestAnswers, waitDays, waitMinutes } from '../rules.ts';
import { messagesOf } from './queries-messages.ts';

/** Code units of a message in a list. */
export const lastWordsLength = 160;

const unreadOf = `(select count(*)::int from conversation_message u
    where u.conversation_id = c.id and u.by_staff and u.sent_at > c.read_at)`;

interface Row {
  readonly id: string;
  readonly openedAt: Date;
  readonly changedAt: Date;
  readonly isSolved: boolean;
  readonly unread: number;
  readonly lastWords: string | null;
}

const listSql = `
  select c.id, c.opened_at as "openedAt", c.changed_at as "changedAt", c.solved_at is not null as "isSolved",
    ${unreadOf} as unread, l.words as "lastWords"
  from conversation c
  left join lateral (
    select left(m.words, ${lastWordsLength}) as words from conversation_message m
    where m.conversation_id = c.id order by m.position desc limit 1
  ) l on true
  where c.user_id = $1 order by c.changed_at desc, c.id limit $2 offset $3`;

/** A person's own conversations, newest first. A platform read. */
export const listConversations = async (
  reader: Reader,
  userId: string,
  page: Paging,
): Promise<{ content: ConversationRow[]; total: number }> => {
  const [count] = await reader.query<{ total: number }>(
    'select count(*)::int as total from conversation where user_id = $1',
    [userId],
  );
  const rows = await reader.query<Row>(listSql, [userId, page.limit, offsetOf(page)]);
  const content = rows.map(({ openedAt, changedAt, lastWords, ...row }) => ({
    ...row,
    openedAt: openedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    lastWords: lastWords ?? '',
  }));
  return { content, total: count?.total ?? 0 };
};

/** One of a person's own conversations; another's is like none. A platform read. */
export const readConversation = async (
  reader: Reader,
  userId: string,
  conversationId: string,
): Promise<Conversation | Refused<'conversation.not_exist'>> => {
  const [row] = await reader.query<{ openedAt: Date; isSolved: boolean; seenAt: Date | null }>(
    `select opened_at as "openedAt", solved_at is not null as "isSolved", seen_at as "seenAt"
     from conversation where user_id = $1 and id = $2`,
    [userId, conversationId],
  );
  if (row === undefined) return refused('conversation.not_exist');
  return {
    id: conversationId,
    openedAt: row.openedAt.toISOString(),
    isSolved: row.isSolved,
    seenAt: row.seenAt?.toISOString() ?? null,
    messages: await messagesOf(reader, conversationId),
  };
};

/** What a person has not seen in all their conversations, and the one to go on with. A platform read. */
export const standingOf = async (
  reader: Reader,
  userId: string,
): Promise<{ readonly unread: number; readonly conversationId: string | null }> => {
  const [row] = await reader.query<{ unread: number; conversationId: string | null }>(
    `select coalesce(sum(${unreadOf}), 0)::int as unread,
       (array_agg(c.id order by c.changed_at desc, c.id) filter (where c.solved_at is null))[1] as "conversationId"
     from conversation c where c.user_id = $1`,
    [userId],
  );
  return { unread: row?.unread ?? 0, conversationId: row?.conversationId ?? null };
};

/** Minutes that people usually wait for an answer: the median of the last 30 days; null where too few have. A platform read. */
export const usualWait = async (reader: Reader, now: Date): Promise<number | null> => {
  const [row] = await reader.query<{ count: number; seconds: number | null }>(
    `select count(*)::int as count, percentile_cont(0.5) within group (order by waited)::float8 as seconds
     from conversation_message where waited is not null and sent_at > $1`,
    [new Date(now.getTime() - waitDays * 86_400_000)],
  );
  if (row === undefined || row.seconds === null || row.count < fewestAnswers) return null;
  return waitMinutes(row.seconds);
};
