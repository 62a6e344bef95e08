import type { OtherKind } from '#core/invoices/other-kind.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import { Refused } from '#platform/wire/refused.ts';
import { setAside } from '#features/intake/documents/server/commands-aside.ts';
import type { AsideDeps } from '#features/intake/documents/server/commands-aside.ts';
import { retryDocument } from '#features/intake/documents/server/commands-review.ts';
import { findDocument } from '#features/intake/documents/server/queries.ts';
import type { NamedDocument } from '#features/intake/documents/server/queries.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import { lockReading } from './queries-readings.ts';
import type { StoredReading } from './queries-readings.ts';
import type { Draft } from '../contract-draft.ts';

export interface ReviewDeps extends AsideDeps {
  readonly db: Db;
}

/** Who reviews which document, and the revision that they have before them. */
export interface ReviewStep {
  readonly documentId: string;
  readonly actor: Actor;
  readonly revision?: number;
}

export interface OpenReview {
  readonly document: NamedDocument;
  readonly stored: StoredReading;
}

/** What waits for a review, held for the rest of the transaction in the unit's lane; refused when it does not wait or was changed. */
export const openReview = async (
  tx: Tx,
  scope: UnitScope,
  { documentId, revision }: ReviewStep,
): Promise<OpenReview | Refused<'document.not_exist' | 'review.not_open' | 'review.changed'>> => {
  await lockUnit(tx, scope);
  const document = await findDocument(tx, scope, documentId);
  const stored = await lockReading(tx, scope, documentId);
  if (document === null) return refused('document.not_exist');
  const waits = document.state === 'needs-review' && document.invoice_id === null;
  if (!waits || stored === null || stored.read_at === null) return refused('review.not_open');
  if (revision !== undefined && stored.revision !== revision) return refused('review.changed');
  return { document, stored };
};

/** Notes what a person did with a document of the unit. */
export const noteReview = (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  { documentId, actor }: ReviewStep,
  action: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> =>
  recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: `review.${action}`,
    subjectId: documentId,
    detail,
  });

const saveSql = `
  update document_reading set draft = $4, revision = revision + 1, changed_at = $5, changed_by = $6
  where organization_id = $1 and unit_id = $2 and document_id = $3 returning revision`;

/** Keeps what a person has corrected so far. */
export const saveReview = (
  { db, clock }: ReviewDeps,
  scope: UnitScope,
  step: ReviewStep,
  draft: Draft,
): Promise<
  | { revision: number; changedAt: string }
  | Refused<'document.not_exist' | 'review.not_open' | 'review.changed'>
> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    const open = await openReview(tx, scope, step);
    if (open instanceof Refused) return open;
    const { organizationId, unitId } = scope;
    const now = clock.now();
    const key = [organizationId, unitId, step.documentId];
    const [row] = await tx.query<{ revision: number }>(saveSql, [
      ...key,
      JSON.stringify(draft),
      now,
      step.actor.userId,
    ]);
    await publish(tx, scope, { type: 'document', documentId: step.documentId, state: 'needs-review' });
    return { revision: row?.revision ?? open.stored.revision + 1, changedAt: now.toISOString() };
  });

/** Says that a document is no invoice to book: dealt with, or deleted. */
export const rejectReview = async (
  deps: ReviewDeps,
  scope: UnitScope,
  step: ReviewStep,
  { as, comment }: { readonly as: 'settled' | 'deleted'; readonly comment: string },
): Promise<
  { state: 'settled' | 'deleted' } | Refused<'document.not_exist' | 'review.not_open' | 'review.changed'>
> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const open = await openReview(tx, scope, step);
    if (open instanceof Refused) return open;
    const { documentId, actor } = step;
    if (as === 'deleted')
      await setAside(tx, deps, scope, [{ id: documentId, state: 'deleted', comment }], actor.userId);
    else {
      await tx.query(
        `update document set state = 'settled', accepted_at = $4, accepted_by = $5, comment = $6
         where organization_id = $1 and unit_id = $2 and id = $3`,
        [scope.organizationId, scope.unitId, documentId, deps.clock.now(), actor.userId, comment],
      );
      await publish(tx, scope, { type: 'document', documentId, state: 'settled' });
    }
    await noteReview(tx, scope, step, 'reject', { as });
    return { state: as };
  });

/** Says which other paper a document is: dealt with, under that name, and never booked. */
export const nameKind = (
  { db, clock }: ReviewDeps,
  scope: UnitScope,
  step: ReviewStep,
  kind: OtherKind,
): Promise<
  { state: 'settled'; reason: string } | Refused<'document.not_exist' | 'review.not_open' | 'review.changed'>
> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    const open = await openReview(tx, scope, step);
    if (open instanceof Refused) return open;
    const { documentId, actor } = step;
    const reason = `kind.${kind}`;
    await tx.query(
      `update document set state = 'settled', reason = $4, accepted_at = $5, accepted_by = $6, comment = null
       where organization_id = $1 and unit_id = $2 and id = $3`,
      [scope.organizationId, scope.unitId, documentId, reason, clock.now(), actor.userId],
    );
    await publish(tx, scope, { type: 'document', documentId, state: 'settled' });
    await noteReview(tx, scope, step, 'kind', { kind, read: open.document.reason });
    return { state: 'settled', reason };
  });

/** Has the machine read it anew; what a person had corrected is dropped. */
export const readAgain = async (
  deps: ReviewDeps,
  scope: UnitScope,
  step: ReviewStep,
): Promise<{ state: NamedDocument['state'] } | Refused<'document.not_exist' | 'review.not_open'>> => {
  const answer = await retryDocument(deps, scope, step);
  if (!(answer instanceof Refused)) return { state: answer.state };
  return refused(answer.code === 'document.not_exist' ? 'document.not_exist' : 'review.not_open');
};
