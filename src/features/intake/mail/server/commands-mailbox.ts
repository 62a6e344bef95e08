import type { ArrivalDeps } from '#features/intake/documents/server/commands-receive.ts';
import { hasRoom } from '#features/intake/documents/server/queries.ts';
import { lookInto } from '#platform/server/imap/look-into.ts';
import type { MailboxProgress, MailboxVisitor } from '#platform/server/imap/mailbox-visitor.ts';
import { MailboxFailure } from '#platform/server/imap/mailbox-failure.ts';
import type { MailboxEntry } from '#platform/server/imap/mailboxes-file.ts';
import type { WatchedMailbox } from '#platform/server/imap/watched-mailbox.ts';
import { StorageFull } from '#platform/server/ports/storage/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { recordMail, storeMail } from './commands-take.ts';
import { findMailbox, findRecipient } from './queries-doors.ts';

export interface MailboxDeps extends ArrivalDeps {
  readonly log: { warn(details: object, message: string): void };
}

/** Minutes before the next look after so many failures: 1, 2, 4, … up to half an hour. */
const pauseAfter = (failures: number): number => Math.min(30, 2 ** (failures - 1)) * 60_000;

const beginSql = `
  insert into mailbox (organization_id, unit_id, name, uid_validity, first_uid, last_uid) values ($1, $2, $3, $4, $5, $6)
  on conflict (organization_id, unit_id, name)
  do update set uid_validity = excluded.uid_validity, first_uid = excluded.first_uid, last_uid = excluded.last_uid`;

const moveOnSql = `
  update mailbox set last_uid = $4, taken_at = $5
  where organization_id = $1 and unit_id = $2 and name = $3 and uid_validity = $6 and last_uid < $4 returning 1`;

const seenSql = `
  update mailbox set seen_at = $4, failed_at = null, failures = 0, error = null
  where organization_id = $1 and unit_id = $2 and name = $3`;

const failedSql = `
  insert into mailbox (organization_id, unit_id, name, failed_at, failures, error) values ($1, $2, $3, $4, 1, $5)
  on conflict (organization_id, unit_id, name)
  do update set failed_at = excluded.failed_at, failures = mailbox.failures + 1, error = excluded.error`;

/**
 * The mail's document and how far the folder is read go into one transaction: a stop at any moment neither loses a mail
 * nor takes it twice, and of two processes that look at the same time one takes it.
 */
const visitorOf = (
  deps: MailboxDeps,
  scope: UnitScope,
  { name, address }: MailboxEntry,
  before: MailboxProgress | null,
): MailboxVisitor => {
  const key = [scope.organizationId, scope.unitId, name];
  let progress = before;
  const { db, clock } = deps;
  return {
    progress,
    async begin(begun) {
      progress = begun;
      const { uidValidity, firstUid, lastUid } = begun;
      await db.tenantTransaction(scope.organizationId, (tx) =>
        tx.query(beginSql, [...key, uidValidity, firstUid, lastUid]),
      );
    },
    async take(uid, stream) {
      if (!(await db.tenantRead(scope.organizationId, (reader) => hasRoom(reader, scope)))) return false;
      const stored = await storeMail(deps, stream);
      const envelope = {
        door: 'mailbox',
        recipient: address,
        sender: null,
        clientAddress: null,
        clientName: null,
      } as const;
      await db.tenantTransaction(scope.organizationId, async (tx) => {
        const moved = await tx.query(moveOnSql, [...key, uid, clock.now(), progress?.uidValidity]);
        if (moved.length > 0) await recordMail(tx, deps, scope, envelope, stored);
      });
      return true;
    },
  };
};

const codeOf = (error: unknown): string | null => {
  if (error instanceof MailboxFailure) return `mailbox.${error.trouble}`;
  return error instanceof StorageFull ? 'storage.full' : null;
};

/**
 * Looks into a mailbox, unless its last looks failed and it has to wait. How it went is kept where the unit sees it.
 * Throws what neither the mailbox nor the disk is to blame for.
 */
export const visitMailbox = async (
  deps: MailboxDeps,
  { entry, accessToken }: WatchedMailbox,
  signal: AbortSignal,
): Promise<void> => {
  const { db, clock, log } = deps;
  const scope = await db.platformRead((reader) => findRecipient(reader, entry.address));
  if (scope === null) {
    log.warn({ mailbox: entry.name }, 'a mailbox is for an address that no unit has');
    return;
  }
  const key = [scope.organizationId, scope.unitId, entry.name];
  const known = await db.tenantRead(scope.organizationId, (reader) => findMailbox(reader, scope, entry.name));
  const waits =
    known?.failedAt === null || known === null ? 0 : known.failedAt.getTime() + pauseAfter(known.failures);
  if (waits > clock.now().getTime()) return;
  try {
    await lookInto(entry, accessToken, visitorOf(deps, scope, entry, known?.progress ?? null), signal);
    await db.tenantTransaction(scope.organizationId, (tx) => tx.query(seenSql, [...key, clock.now()]));
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    if (signal.aborted) return;
    log.warn({ mailbox: entry.name, code, err: error }, 'a mailbox could not be looked into');
    await db.tenantTransaction(scope.organizationId, (tx) =>
      tx.query(failedSql, [...key, clock.now(), code]),
    );
  }
};
