import { settle } from '#core/price-watch/settle.ts';
import { recordAudit } from '#platform/server/audit.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { followNumbers } from './commands-chain.ts';
import { evaluateArticles, reevaluateArticles } from './commands-evaluate.ts';

/** Who says it, and when. */
export interface StitchAct {
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: NewId;
}

interface Numbered {
  readonly id: string;
  readonly supplierId: string;
  readonly unit: string;
  readonly currency: string;
  readonly renumberedTo: string | null;
  readonly rootId: string;
  readonly hasEarlier: boolean;
}

const numberedSql = `
  select a.id, a.supplier_id as "supplierId", a.unit, a.currency, a.renumbered_to as "renumberedTo",
    coalesce(a.stitched_into, a.id) as "rootId",
    exists (select from unit_article o where o.organization_id = $1 and o.unit_id = $2 and o.renumbered_to = a.id) as "hasEarlier"
  from unit_article a
  where a.organization_id = $1 and a.unit_id = $2 and a.id = any ($3::uuid[])`;

const linkSql = `
  update unit_article set renumbered_to = $4, renumbered_at = $5
  where organization_id = $1 and unit_id = $2 and id = $3`;

const record = (
  tx: Tx,
  scope: UnitScope,
  actor: Actor,
  action: string,
  earlierId: string,
  laterId: string,
): Promise<void> =>
  recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action,
    subjectId: laterId,
    detail: { earlier: earlierId },
  });

/**
 * Says that an article goes on under another number of its supplier: from now on the two are one article, with all its lines, deals,
 * limits and decisions, judged in the order of its lines as if it had always had one number. Refuses what is not of one supplier and currency,
 * and what goes on, or is gone on to, already.
 */
export const stitchArticles = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now }: Pick<StitchAct, 'actor' | 'now'>,
  { earlierId, laterId }: { readonly earlierId: string; readonly laterId: string },
): Promise<Refused<'article.not_exist' | 'article.renumbered'> | null> => {
  await lockUnit(tx, scope);
  const key = [scope.organizationId, scope.unitId];
  const found = await tx.query<Numbered>(numberedSql, [...key, [earlierId, laterId]]);
  const [earlier, later] = [earlierId, laterId].map((id) => found.find((one) => one.id === id));
  if (earlier === undefined || later === undefined || earlier === later) return refused('article.not_exist');
  if (earlier.supplierId !== later.supplierId || earlier.currency !== later.currency)
    return refused('article.not_exist');
  if (earlier.renumberedTo !== null || later.hasEarlier || later.rootId === earlier.id)
    return refused('article.renumbered');
  await tx.query(linkSql, [...key, earlierId, laterId, now]);
  await record(tx, scope, actor, 'article.renumbered', earlierId, laterId);
  await followNumbers(tx, scope, laterId);
  return null;
};

/** Entries of lines of an article, or of those before it, that a decision settled which was made on another number. */
const settledSql = `
  select e.id, coalesce(d.comment, '') as comment
  from price_alert_entry e
  join price_decision d on d.organization_id = $1 and d.unit_id = $2 and d.article_id = e.article_id and d.id = e.decision_id
  join invoice_line l on l.organization_id = $1 and l.unit_id = $2 and l.issue_date = e.invoice_date and l.id = e.id
  where e.organization_id = $1 and e.unit_id = $2 and e.article_id = $3 and l.home_article_id = any ($4::uuid[])
    and coalesce(d.home_article_id, d.article_id) <> all ($4::uuid[])`;

const storeSql = `
  insert into price_decision (organization_id, unit_id, article_id, id, sequence, kind, decided_at, decided_by, comment, decision)
  values ($1, $2, $3, $4, $5, 'ignore', $6, $7, $8, $9::jsonb)`;

/** What was settled while two numbers were one stays settled, though the decision is the later number's: nobody is asked twice. */
const keepSettled = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now, newId }: StitchAct,
  articleId: string,
  settled: ReadonlyMap<string, string>,
): Promise<void> => {
  const [known] = settled.size === 0 ? [] : await evaluateArticles(tx, scope, [articleId]);
  if (known === undefined) return;
  const { state, entries } = known.evaluation;
  const open = entries.filter(({ id, status }) => status === 'UNRESOLVED' && settled.has(id));
  const comment = settled.get(open[0]?.id ?? '') || null;
  const sequence = known.lastSequence + 1;
  const decision = settle(state, open, { id: newId(), sequence, kind: 'ignore', comment });
  if (decision === null) return;
  const key = [scope.organizationId, scope.unitId, known.article.id];
  await tx.query(storeSql, [
    ...key,
    decision.id,
    sequence,
    now,
    actor.userId,
    comment,
    JSON.stringify(decision),
  ]);
  await reevaluateArticles(tx, scope, [known.article.id]);
};

/**
 * Takes that back, at any time: each number has its own lines, deals, limits and decisions again, and is what it would have been. What was
 * decided meanwhile stays with the later number; entries of the earlier one that it settled stay settled. Refuses what was not said.
 */
export const unstitchArticles = async (
  tx: Tx,
  scope: UnitScope,
  act: StitchAct,
  earlierId: string,
): Promise<Refused<'article.not_renumbered'> | null> => {
  await lockUnit(tx, scope);
  const key = [scope.organizationId, scope.unitId];
  const [earlier] = await tx.query<Numbered & { earlierIds: string[] }>(
    `select x.*, coalesce((select earlier_ids from unit_article r where r.organization_id = $1 and r.unit_id = $2 and r.id = x."rootId"), '{}') as "earlierIds"
     from (${numberedSql}) x`,
    [...key, [earlierId]],
  );
  if (earlier === undefined || earlier.renumberedTo === null) return refused('article.not_renumbered');
  const before = earlier.earlierIds.slice(0, earlier.earlierIds.indexOf(earlierId) + 1);
  const settled = await tx.query<{ id: string; comment: string }>(settledSql, [
    ...key,
    earlier.rootId,
    before,
  ]);
  await tx.query(linkSql, [...key, earlierId, null, null]);
  await record(tx, scope, act.actor, 'article.not-renumbered', earlierId, earlier.renumberedTo);
  await followNumbers(tx, scope, earlierId);
  await followNumbers(tx, scope, earlier.renumberedTo);
  await keepSettled(tx, scope, act, earlierId, new Map(settled.map(({ id, comment }) => [id, comment])));
  return null;
};
