import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { publish } from '#platform/server/live.ts';
import { alertEvents } from '#platform/wire/live.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { AskChannel } from '../contract-log.ts';
import { askedAgainMinutes } from '../rules.ts';

const articleSql =
  'select id from unit_article where organization_id = $1 and unit_id = $2 and id = $3 for share';

const recentSql = `
  select id from price_question
  where organization_id = $1 and unit_id = $2 and article_id = $3 and channel = $4 and asked_by = $5 and asked_at > $6
  order by asked_at desc limit 1`;

const insertSql = `
  insert into price_question (organization_id, unit_id, article_id, id, channel, asked_by, asked_at)
  values ($1, $2, $3, $4, $5, $6, $7)`;

interface Asked {
  readonly articleId: string;
  readonly channel: AskChannel;
}

/**
 * Notes that the supplier was asked about an article's price, for the article's history; answers the note's id. The same person
 * asking the same way within some minutes, as when a call did not get through, is one note.
 */
export const noteAsked = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now, newId }: { readonly actor: Actor; readonly now: Date; readonly newId: NewId },
  { articleId, channel }: Asked,
): Promise<string | Refused<'article.not_exist'>> => {
  const key = [scope.organizationId, scope.unitId, articleId];
  const [article] = await tx.query<{ id: string }>(articleSql, key);
  if (article === undefined) return refused('article.not_exist');
  const since = new Date(now.getTime() - askedAgainMinutes * 60_000);
  const [recent] = await tx.query<{ id: string }>(recentSql, [...key, channel, actor.userId, since]);
  if (recent !== undefined) return recent.id;
  const id = newId();
  await tx.query(insertSql, [...key, id, channel, actor.userId, now]);
  await recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action: 'price-alert.asked',
    subjectId: articleId,
    detail: { question: id, channel },
  });
  for (const event of alertEvents([articleId])) await publish(tx, scope, event);
  return id;
};
