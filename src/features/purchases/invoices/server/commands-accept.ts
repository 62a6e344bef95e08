import type { DocumentRow } from '#features/intake/documents/contract.ts';
import { documentRowOf, findDocument } from '#features/intake/documents/server/queries.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Clock } from '#platform/server/clock.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Db } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { releaseInvoice } from './commands-release.ts';

/** Accepts what the trust gate held: its invoice is released, and counts as if it had never been held. */
export const acceptDocument = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  scope: UnitScope,
  {
    documentId,
    actor,
    comment,
  }: { readonly documentId: string; readonly actor: Actor; readonly comment: string | null },
): Promise<DocumentRow | Refused<'document.not_exist' | 'document.not_acceptable'>> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockUnit(tx, scope);
    const before = await findDocument(tx, scope, documentId);
    if (before === null) return refused('document.not_exist');
    const { invoice_id: invoiceId, reason } = before;
    if (before.state !== 'needs-review' || invoiceId === null) return refused('document.not_acceptable');
    // That the original is lost stays true whoever accepts what was read from it.
    const ofOriginal = reason?.startsWith('storage.') === true ? reason : null;
    const now = clock.now();
    const { lines, accounts, waits } = await releaseInvoice(tx, scope, {
      invoiceId,
      now,
      userId: actor.userId,
    });
    const left = ofOriginal ?? (waits ? 'plan.waiting' : null);
    await tx.query(
      `update document set state = 'monitored', reason = $7, accepted_at = $4, accepted_by = $5, comment = $6
       where organization_id = $1 and unit_id = $2 and id = $3`,
      [scope.organizationId, scope.unitId, documentId, now, actor.userId, comment, left],
    );
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: 'document.accept',
      subjectId: documentId,
      detail: { invoiceId, reason, lines, accounts },
    });
    await publish(tx, scope, { type: 'document', documentId, state: 'monitored' });
    return documentRowOf({ ...before, state: 'monitored', reason: left });
  });
