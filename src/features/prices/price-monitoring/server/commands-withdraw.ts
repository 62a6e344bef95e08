import { recordAudit } from '#platform/server/audit.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { alertEvents } from '#platform/wire/live.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { undoMinutes } from '../rules.ts';
import { reevaluateArticles } from './commands-evaluate.ts';

interface Made {
  readonly id: string;
  readonly article_id: string;
  readonly kind: string;
  readonly decided_at: Date;
  readonly withdrawn: boolean;
  /** No later decision on its article stands. */
  readonly is_newest: boolean;
}

/** What old invoices settle is nobody's decision to take back. */
const madeSql = `
  select d.id, d.article_id, d.kind, d.decided_at, d.withdrawn_at is not null as withdrawn,
    not exists (select from price_decision n where n.organization_id = $1 and n.unit_id = $2
      and n.article_id = d.article_id and (n.decided_at, n.sequence) > (d.decided_at, d.sequence) and n.withdrawn_at is null) as is_newest
  from price_decision d
  where d.organization_id = $1 and d.unit_id = $2 and d.id = any($3::uuid[]) and d.kind <> 'history'
  order by d.article_id`;

const withdrawSql = `
  update price_decision set withdrawn_at = $4, withdrawn_by = $5
  where organization_id = $1 and unit_id = $2 and id = any($3::uuid[])`;

/** A decision that was taken back, and what is unresolved again. */
export interface Withdrawn {
  readonly decisionId: string;
  readonly articleId: string;
}

type Refusal = Refused<'decision.not_exist' | 'decision.too_late' | 'decision.overtaken'>;

/**
 * Takes decisions back, all or none: they stay in the history as withdrawn, and their articles are judged as if they had
 * never been made. Within ten minutes, and while no later decision on the article stands. One that is withdrawn already
 * stays so. Source: PRODUCT.md, section 3, "Undo".
 */
export const withdrawDecisions = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  decisionIds: readonly string[],
): Promise<Withdrawn[] | Refusal> => {
  await lockUnit(tx, scope);
  const ids = [...new Set(decisionIds)];
  const key = [scope.organizationId, scope.unitId];
  const made = await tx.query<Made>(madeSql, [...key, ids]);
  if (made.length < ids.length) return refused('decision.not_exist');
  const open = made.filter(({ withdrawn }) => !withdrawn);
  const earliest = now.getTime() - undoMinutes * 60_000;
  if (open.some((each) => each.decided_at.getTime() < earliest)) return refused('decision.too_late');
  if (open.some((each) => !each.is_newest)) return refused('decision.overtaken');
  await tx.query(withdrawSql, [...key, open.map(({ id }) => id), now, actor.userId]);
  for (const { id, article_id: articleId, kind } of open)
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: 'price-alert.withdrawn',
      subjectId: articleId,
      detail: { decision: id, kind },
    });
  const articleIds = open.map((each) => each.article_id);
  await reevaluateArticles(tx, scope, articleIds);
  for (const event of alertEvents(articleIds)) await publish(tx, scope, event);
  return made.map((each) => ({ decisionId: each.id, articleId: each.article_id }));
};
