import { randomUUID } from 'node:crypto';
import type { Tx } from './db/port.ts';
import type { Actor } from './scope.ts';

/** What was done to what, in whose books. `detail` holds figures and codes, never passwords or document text. */
export interface AuditEntry {
  readonly organizationId: string;
  readonly unitId: string | null;
  /** `noun.verb`, as `alert.ignore`. */
  readonly action: string;
  readonly subjectId: string | null;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Writes one row of the log that only grows, in the command's own transaction: it stands exactly when the change
 * does. The time is the transaction's.
 */
export const recordAudit = async (tx: Tx, actor: Actor, entry: AuditEntry): Promise<void> => {
  await tx.query(
    `insert into audit_entry
       (organization_id, id, unit_id, user_id, impersonated_by, action, subject_id, detail, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      entry.organizationId,
      randomUUID(),
      entry.unitId,
      actor.userId,
      actor.impersonatedBy,
      entry.action,
      entry.subjectId,
      JSON.stringify(entry.detail ?? {}),
      actor.requestId,
    ],
  );
};
