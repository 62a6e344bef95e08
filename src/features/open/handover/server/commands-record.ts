import type { Db, Reader } from '#platform/server/db/port.ts';
import type { BookkeepingSystem, DraftStatus } from '#platform/server/ports/bookkeeping/port.ts';
import type { HandoverReason } from '../rules.ts';
import type { UnitPlace } from './queries.ts';

/** What is due, as far as it has come. */
export interface DueHandover {
  readonly reference: string;
  readonly invoiceId: string;
  readonly tries: number;
  /** Since when a draft may be at `system` of which nobody has heard. */
  readonly postedAt: Date | null;
  readonly system: BookkeepingSystem | null;
  readonly externalId: string | null;
}

/** The oldest that is due; null where nothing is. */
export const nextDue = async (
  reader: Reader,
  { organizationId, unitId }: UnitPlace,
  now: Date,
): Promise<DueHandover | null> => {
  const [found] = await reader.query<DueHandover>(
    `select reference, invoice_id as "invoiceId", tries, posted_at as "postedAt", system, external_id as "externalId"
     from handover
     where organization_id = $1 and unit_id = $2 and state = 'waiting' and coalesce(next_at <= $3, true)
     order by queued_at, reference limit 1`,
    [organizationId, unitId, now],
  );
  return found ?? null;
};

/** Writes down, each in a transaction of its own, how far one handover has come. */
export const progressOf = (db: Db, { organizationId, unitId }: UnitPlace, reference: string) => {
  const write = async (assignments: string, values: readonly unknown[]): Promise<void> => {
    await db.tenantTransaction(organizationId, (tx) =>
      tx.query(
        `update handover set ${assignments} where organization_id = $1 and unit_id = $2 and reference = $3`,
        [organizationId, unitId, reference, ...values],
      ),
    );
  };
  return {
    /** From now on a draft may be at the program. */
    posting: (system: BookkeepingSystem, since: Date) =>
      write('system = $4, posted_at = $5', [system, since]),
    /** The program said no before it did anything. */
    notPosted: () => write('posted_at = null', []),
    created: (externalId: string, now: Date) =>
      write(`external_id = $4, status = 'draft', status_at = $5`, [externalId, now]),
    sent: (now: Date, attached: boolean) =>
      write(
        `state = 'sent', reason = null, detail = null, next_at = null, sent_at = $4, attached = $5, tries = 0`,
        [now, attached],
      ),
    failed: (reason: HandoverReason, detail: string | null) =>
      write(`state = 'failed', reason = $4, detail = $5, next_at = null`, [reason, detail]),
    waits: (tries: number, nextAt: Date, detail: string | null) =>
      write(`reason = 'handover.unreachable', tries = $4, next_at = $5, detail = $6`, [
        tries,
        nextAt,
        detail,
      ]),
    withdrawn: async (): Promise<void> => {
      await db.tenantTransaction(organizationId, (tx) =>
        tx.query('delete from handover where organization_id = $1 and unit_id = $2 and reference = $3', [
          organizationId,
          unitId,
          reference,
        ]),
      );
    },
    status: (status: DraftStatus, now: Date) => write('status = $4, status_at = $5', [status, now]),
  };
};

export type Progress = ReturnType<typeof progressOf>;
