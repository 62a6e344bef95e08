import {
  stitchArticles,
  type StitchAct,
  unstitchArticles,
} from '#features/prices/price-monitoring/server/commands-stitch.ts';
import { recordAudit } from '#platform/server/audit.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { BodyOf, CodeOf } from '#platform/wire/endpoint.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { radarContract } from '../contract.ts';
import { renumberedFacts } from '../rules.ts';
import { enqueueLook } from '#features/purchases/invoices/server/commands-queue.ts';
import { findFinding, type FindingRecord } from './queries.ts';

type Endpoint = (typeof radarContract)['answerFinding'];
type Answer = BodyOf<Endpoint>['answer'];

const answerSql = `
  update radar_finding set answer = $4, answered_at = $5, answered_by = $6, closed_at = case when $4::text is null then null else closed_at end
  where organization_id = $1 and unit_id = $2 and id = $3`;

/** What an answer does to the articles; a pair is put together, taken apart, or left as it is. */
const follow = async (
  tx: Tx,
  scope: UnitScope,
  act: StitchAct,
  { answer: before, facts }: FindingRecord,
  answer: Answer,
): Promise<Refused<'article.not_exist' | 'article.renumbered' | 'article.not_renumbered'> | null> => {
  const { earlierId, laterId } = renumberedFacts.parse(facts);
  if (answer === 'confirmed') return stitchArticles(tx, scope, act, { earlierId, laterId });
  return before === 'confirmed' ? unstitchArticles(tx, scope, act, earlierId) : null;
};

/**
 * Writes down what a person says of a finding, or takes it back. The same answer again changes nothing. Nothing is confirmed of an invoice
 * that is missing, and of a fee there is nothing to say.
 */
export const answerFinding = async (
  tx: Tx,
  scope: UnitScope,
  act: StitchAct,
  findingId: string,
  answer: Answer,
): Promise<null | Refused<CodeOf<Endpoint>>> => {
  await lockUnit(tx, scope);
  const found = await findFinding(tx, scope, findingId);
  if (found === null || found.kind === 'fee' || (found.kind === 'missing' && answer === 'confirmed'))
    return refused('finding.not_exist');
  if ((found.answer ?? 'open') === answer) return null;
  if (found.kind === 'renumbered') {
    const failed = await follow(tx, scope, act, found, answer);
    if (failed !== null) return failed;
  }
  const { actor, now } = act;
  const said = answer === 'open' ? [null, null, null] : [answer, now, actor.userId];
  await tx.query(answerSql, [scope.organizationId, scope.unitId, findingId, ...said]);
  await recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action: `radar.${answer}`,
    subjectId: findingId,
    detail: { kind: found.kind },
  });
  await enqueueLook(tx, scope);
  await publish(tx, scope, { type: 'deals' });
  return null;
};
