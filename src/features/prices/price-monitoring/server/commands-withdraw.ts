import { recordAudit } from '#platform/server/audit.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { alertEvents } from '#platform/wire/live.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { reevaluateArticles } from './commands-evaluate.ts';

/** How long a decision can be taken back. */
const withdrawable = 10 * 60_000;

interface Made {
  readonly id: string;
  readonly article_id: string;
  readonly decided_at: Date;
  readonly entries: number;
  readonly withdrawn: boolean;
  /** Another decision on the article was made after it, and counts. */
  readonly followed: boolean;
}

/** What old invoices would have told was settled by nobody, so nobody takes it back. */
const madeSql = `
  select d.id, d.article_id, d.decided_at, jsonb_array_length(d.decision -> 'settled') as entries,
    d.withdrawn_at is not null as withdrawn, exists (
      select from price_decision later
      where later.organization_id = $1 and later.unit_id = $2 and later.article_id = d.article_id
        and later.sequence > d.sequence and later.withdrawn_at is null) as followed
  from price_decision d
  where d.organization_id = $1 and d.unit_id = $2 and d.id = any($3::uuid[]) and d.kind <> 'history' order by d.id`;

export interface Withdrawn {
  readonly decisionId: string;
  readonly articleId: string;
  readonly entries: number;
}

/**
 * Takes decisions back, all or none, in one transaction with their audit rows: they stay in the history, their articles are
 * judged as if they had never been made, and deals that they ended are in force again (PRODUCT section 3, "Undo"). One that was
 * taken back already is left as it is. Refuses one that is older than ten minutes or that another decision has followed.
 */
export const withdrawDecisions = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  decisionIds: readonly string[],
): Promise<
  Withdrawn[] | Refused<'decision.not_exist'> | Refused<'decision.too_late'> | Refused<'decision.followed'>
> => {
  await lockUnit(tx, scope);
  const { organizationId, unitId } = scope;
  const ids = [...new Set(decisionIds)];
  const made = await tx.query<Made>(madeSql, [organizationId, unitId, ids]);
  if (made.length < ids.length) return refused('decision.not_exist');
  const standing = made.filter(({ withdrawn }) => !withdrawn);
  if (standing.some(({ followed }) => followed)) return refused('decision.followed');
  if (standing.some(({ decided_at: at }) => now.getTime() - at.getTime() > withdrawable))
    return refused('decision.too_late');
  await tx.query(
    `update price_decision set withdrawn_at = $4, withdrawn_by = $5
     where organization_id = $1 and unit_id = $2 and id = any($3::uuid[])`,
    [organizationId, unitId, standing.map(({ id }) => id), now, actor.userId],
  );
  const articleIds = standing.map((decision) => decision.article_id);
  await reevaluateArticles(tx, scope, articleIds);
  for (const { article_id: subjectId, entries } of standing)
    await recordAudit(tx, actor, {
      organizationId,
      unitId,
      action: 'price-alert.withdraw',
      subjectId,
      detail: { entries },
    });
  if (articleIds.length > 0) for (const event of alertEvents(articleIds)) await publish(tx, scope, event);
  return made.map(({ id, article_id: articleId, entries }) => ({ decisionId: id, articleId, entries }));
};
