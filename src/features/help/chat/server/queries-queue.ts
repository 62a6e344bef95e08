import { languageOf } from '#features/account/accounts/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Paging } from '#platform/wire/paging.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { QueuedConversation, queueContract } from '../contract-queue.ts';
import { messagesOf } from './queries-messages.ts';
import { lastWordsLength } from './queries.ts';

interface Asked {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly language: string;
  readonly restaurant: string | null;
  readonly openedAt: Date;
  readonly changedAt: Date;
  readonly waitsSince: Date | null;
  readonly isSolved: boolean;
  readonly seenAt: Date | null;
  readonly readAt: Date;
}

const askedSql = `
  select c.id, u.full_name as "fullName", u.email, u.language, o.display_name as restaurant, c.opened_at as "openedAt",
    c.changed_at as "changedAt", c.waits_since as "waitsSince", c.solved_at is not null as "isSolved",
    c.seen_at as "seenAt", c.read_at as "readAt"
  from conversation c
  join user_account u on u.id = c.user_id
  left join outlet o on o.organization_id = c.organization_id and o.main_unit_id = c.unit_id`;

const personOf = ({ fullName, email, language, restaurant }: Asked) => ({
  fullName,
  email,
  language: languageOf(language),
  restaurant,
});

type Listed = Asked & { readonly lastWords: string | null };

const listSql = `
  select a.*, l.words as "lastWords" from (${askedSql} where (c.solved_at is not null) = $1) a
  left join lateral (
    select left(m.words, ${lastWordsLength}) as words from conversation_message m
    where m.conversation_id = a.id order by m.position desc limit 1
  ) l on true
  order by a."waitsSince" nulls last, a."changedAt" desc, a.id limit $2 offset $3`;

/** What people ask, those who wait longest first. A platform read, for staff only. */
export const listQueue = async (
  reader: Reader,
  { state, ...page }: Paging & { readonly state: 'open' | 'solved' },
): Promise<ReplyOf<(typeof queueContract)['listQueue']>> => {
  const isSolved = state === 'solved';
  const [count] = await reader.query<{ total: number; waiting: number }>(
    `select count(*) filter (where (solved_at is not null) = $1)::int as total,
       count(*) filter (where waits_since is not null and solved_at is null)::int as waiting
     from conversation`,
    [isSolved],
  );
  const rows = await reader.query<Listed>(listSql, [isSolved, page.limit, offsetOf(page)]);
  return {
    content: rows.map((row) => ({
      id: row.id,
      person: personOf(row),
      changedAt: row.changedAt.toISOString(),
      waitsSince: row.waitsSince?.toISOString() ?? null,
      isSolved: row.isSolved,
      lastWords: row.lastWords ?? '',
    })),
    total: count?.total ?? 0,
    waiting: count?.waiting ?? 0,
  };
};

/** One conversation as staff answer it. A platform read, for staff only. */
export const readQueued = async (
  reader: Reader,
  conversationId: string,
): Promise<QueuedConversation | Refused<'conversation.not_exist'>> => {
  const [row] = await reader.query<Asked>(`${askedSql} where c.id = $1`, [conversationId]);
  if (row === undefined) return refused('conversation.not_exist');
  return {
    id: row.id,
    person: personOf(row),
    openedAt: row.openedAt.toISOString(),
    isSolved: row.isSolved,
    waitsSince: row.waitsSince?.toISOString() ?? null,
    seenAt: row.seenAt?.toISOString() ?? null,
    readAt: row.readAt.toISOString(),
    messages: await messagesOf(reader, conversationId),
  };
};
