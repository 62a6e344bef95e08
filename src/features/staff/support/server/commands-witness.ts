import { recordAudit } from '#platform/server/audit.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Witness } from '#platform/server/http/witness.ts';

const mostRemembered = 10_000;

/**
 * Writes what staff do as a customer into the organization's log under both names, before it is done (R27): every write,
 * and each thing read once a session and process.
 */
export const witnessOf = (db: Db): Witness => {
  const seen = new Set<string>();
  return async ({ user, actor, scope, method, call, target }) => {
    if (user.impersonatedBy === null || scope === null) return;
    const isRead = method === 'GET';
    const key = `${user.sessionId} ${scope.unitId} ${call} ${target ?? ''}`;
    if (isRead && seen.has(key)) return;
    const { organizationId, unitId } = scope;
    await db.tenantTransaction(organizationId, (tx) =>
      recordAudit(tx, actor, {
        organizationId,
        unitId,
        action: isRead ? 'impersonation.read' : 'impersonation.write',
        subjectId: target,
        detail: { call },
      }),
    );
    if (seen.size >= mostRemembered) seen.clear();
    if (isRead) seen.add(key);
  };
};
