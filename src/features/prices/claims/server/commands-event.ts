import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { recordAudit } from '#platform/server/audit.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import type { z } from 'zod';
import type { answerKind, ClaimDetail, claimEventKind } from '../contract-claim.ts';

/** Who does something to a claim, and when. */
export interface ClaimAct {
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: NewId;
}

/** What happened to a claim. `sender`: where a letter went, or an answer came from. */
export interface ClaimHappening {
  readonly kind: z.output<typeof claimEventKind>;
  readonly sender?: string | null;
  readonly words?: string | null | undefined;
  readonly answer?: z.output<typeof answerKind>;
  readonly offer?: string | undefined;
  readonly creditLineId?: string;
  /** The document of the credit line. */
  readonly creditInvoiceId?: string;
  readonly line?: ClaimDetail['events'][number]['line'];
  readonly documentId?: string;
  readonly invoiceId?: string;
  readonly invoiceNumber?: string;
}

const storeSql = `
  insert into claim_event (organization_id, unit_id, claim_id, sequence, id, at, kind, person_id, sender, words, detail)
  select $1, $2, $3, coalesce(max(sequence), 0) + 1, $4, $5, $6, $7, $8, $9, $10::jsonb
  from claim_event where organization_id = $1 and unit_id = $2 and claim_id = $3`;

/** Writes for the audit what was done to a claim, and tells open screens. */
export const noteChange = async (
  tx: Tx,
  scope: UnitScope,
  actor: Actor,
  claimId: string,
  {
    kind,
    detail,
  }: { readonly kind: ClaimHappening['kind']; readonly detail: Readonly<Record<string, unknown>> },
): Promise<void> => {
  await recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action: `claim.${kind}`,
    subjectId: claimId,
    detail,
  });
  await publish(tx, scope, { type: 'claims' });
};

/** Writes an event of a claim with its audit row, and tells open screens. The caller holds the unit's lock. */
export const recordEvent = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now, newId }: ClaimAct,
  claimId: string,
  { kind, sender, words, ...detail }: ClaimHappening,
): Promise<void> => {
  const said = words === undefined || words === '' ? null : words;
  await tx.query(storeSql, [
    scope.organizationId,
    scope.unitId,
    claimId,
    newId(),
    now,
    kind,
    actor.userId,
    sender ?? null,
    said,
    JSON.stringify(detail),
  ]);
  await noteChange(tx, scope, actor, claimId, { kind, detail });
};
