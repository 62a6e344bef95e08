import type { MailboxProgress } from '#platform/server/imap/mailbox-visitor.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import type { MailboxEntry } from '#platform/server/imap/mailboxes-file.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { MailboxRow } from '../contract.ts';

/** Of an answer to a credit claim: `bryggan-…+k-2026-014@in.example` is the unit's own address with the claim's number. */
const claimTag = /\+k-\d{4}-\d{3,9}(?=@[^@]*$)/i;

/** The claim's number that an address in a column is tagged with, in lower case, as `mail_of_claim` has it; null without one. */
export const claimOfRecipient = (column: string): string =>
  `lower(substring(${column} from '\\+([kK]-\\d{4}-\\d{3,9})@'))`;

/** Of an answer to a letter that asked for a price: the unit's own address with the end of the request's id. */
const requestTag = /\+o-[0-9a-f]{12}(?=@[^@]*$)/i;

/** What an address in a column is tagged with as an answer to such a letter, in lower case, as `mail_of_request` has it; null without one. */
export const requestOfRecipient = (column: string): string =>
  `lower(substring(${column} from '\\+([oO]-[0-9a-fA-F]{12})@'))`;

/** The number of the claim that a mail to an address is about, as it is printed; null for another address. */
export const claimNumberOf = (recipient: string | null): string | null =>
  claimTag
    .exec(recipient ?? '')?.[0]
    .slice(1)
    .toUpperCase() ?? null;

/** What tells the letter that a mail to an address answers, which asked for a price: `o-` and the end of its id; null for another address. */
export const requestRefOf = (recipient: string | null): string | null =>
  requestTag
    .exec(recipient ?? '')?.[0]
    .slice(1)
    .toLowerCase() ?? null;

/**
 * The unit whose inbound address this is, in whatever case, with a claim's number, a request's or without; null for an address that
 * none has (any more). A platform read.
 */
export const findRecipient = async (reader: Reader, address: string): Promise<UnitScope | null> => {
  const [found] = await reader.query<{ organizationId: string; unitId: string }>(
    `select organization_id as "organizationId", id as "unitId" from unit where lower(inbound_address) = lower($1)`,
    [address.replace(claimTag, '').replace(requestTag, '')],
  );
  return found === undefined ? null : scopeOfRow(found);
};

/** How the looks into a unit's mailbox elsewhere go. */
export interface MailboxStatus {
  /** `user@host/folder` */
  readonly name: string;
  /** The last look that went well, and the last mail that was taken. */
  readonly seenAt: Date | null;
  readonly takenAt: Date | null;
  /** Why the last look failed, as a code; null where it did not. */
  readonly error: string | null;
  readonly failedAt: Date | null;
  /** Looks that failed in a row. */
  readonly failures: number;
}

/** The unit's mailboxes that have been looked into, by name. */
export const listMailboxes = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<MailboxStatus[]> =>
  reader.query<MailboxStatus>(
    `select name, seen_at as "seenAt", taken_at as "takenAt", error, failed_at as "failedAt", failures
     from mailbox where organization_id = $1 and unit_id = $2 order by name`,
    [organizationId, unitId],
  );

/** How far a mailbox has been read, and the failures that its next look waits for; null before the first. */
export const findMailbox = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  name: string,
): Promise<{
  readonly progress: MailboxProgress | null;
  readonly failedAt: Date | null;
  readonly failures: number;
} | null> => {
  const [row] = await reader.query<{
    uidValidity: string | null;
    firstUid: number | null;
    lastUid: number | null;
    failedAt: Date | null;
    failures: number;
  }>(
    `select uid_validity as "uidValidity", first_uid as "firstUid", last_uid as "lastUid", failed_at as "failedAt", failures
     from mailbox where organization_id = $1 and unit_id = $2 and name = $3`,
    [organizationId, unitId, name],
  );
  if (row === undefined) return null;
  const { uidValidity, firstUid, lastUid, failedAt, failures } = row;
  const begun = uidValidity !== null && firstUid !== null && lastUid !== null;
  return { failedAt, failures, progress: begun ? { uidValidity, firstUid, lastUid } : null };
};

/**
 * The unit's mailboxes elsewhere as they are set, with how they are doing. One that was looked into for the unit and is set
 * for an address that nobody has any more, since the address was changed, says so: nothing is fetched from it.
 */
export const mailboxesOf = async (
  db: Db,
  scope: UnitScope,
  entries: readonly MailboxEntry[],
): Promise<MailboxRow[]> => {
  if (entries.length === 0) return [];
  const known = await db.tenantRead(scope.organizationId, (reader) => listMailboxes(reader, scope));
  const rows: MailboxRow[] = [];
  for (const { name, user, folder, address } of entries) {
    const status = known.find((each) => each.name === name);
    const owner = await db.platformRead((reader) => findRecipient(reader, address));
    const isGone = owner === null && status !== undefined;
    if (owner?.unitId !== scope.unitId && !isGone) continue;
    rows.push({
      user,
      folder,
      seenAt: status?.seenAt?.toISOString() ?? null,
      takenAt: status?.takenAt?.toISOString() ?? null,
      error: isGone ? 'mailbox.address-gone' : (status?.error ?? null),
      failedAt: status?.failedAt?.toISOString() ?? null,
    });
  }
  return rows;
};
