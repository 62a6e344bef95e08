import { extname } from 'node:path';
import type { IngestDeps, Outcome } from './commands-reading.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { UnpackArchive, UnpackOutcome } from '#platform/server/archive/archive-port.ts';
import { archiveUnpacker } from '#platform/server/archive/unpack-archive.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { derivedId } from '#platform/server/ids.ts';
import { publish } from '#platform/server/live.ts';
import type { DnsResolver, MailReader, MboxSplitter, SplitOutcome } from '#platform/server/mail/mail-port.ts';
import { mailReader } from '#platform/server/mail/read-mail.ts';
import { mboxSplitter } from '#platform/server/mail/split-mbox.ts';
import type { Sandbox, Source } from '#platform/server/sandbox/sandbox-port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { DocumentReason } from '../contract.ts';
import type { AsideDeps } from './commands-aside.ts';
import { recordArrivals } from './commands-receive.ts';
import type { ArrivalDeps, StoredArrival } from './commands-receive.ts';
import type { DocumentTable } from './tables.ts';

/** What opens files that hold others. */
interface Openers {
  readonly unpack: UnpackArchive;
  readonly readMail: MailReader;
  readonly splitMbox: MboxSplitter;
}

export interface ReadingDeps extends ArrivalDeps, IngestDeps, Openers, AsideDeps {
  readonly sandbox: Sandbox;
}

/** Openers whose work happens in children of the sandbox; `resolver` answers what a mail's sender is asked by. */
export const openersOf = (parts: { readonly sandbox: Sandbox; readonly resolver: DnsResolver }): Openers => ({
  unpack: archiveUnpacker(parts.sandbox),
  readMail: mailReader(parts),
  splitMbox: mboxSplitter(parts.sandbox),
});

const contentTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.heic': 'image/heic',
  '.csv': 'text/csv',
  '.zip': 'application/zip',
  '.eml': 'message/rfc822',
};

/** The type of a file by its name; what a stranger says of it is not repeated to a browser. */
export const typeOf = (name: string): string =>
  contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';

/** State and reason of a container whose parts have been dealt with. */
export interface ContainerEnd {
  readonly state: 'expanded' | 'unreadable' | 'needs-review';
  readonly reason: DocumentReason | null;
}

/** Documents that are written by one statement. */
const rowsAtOnce = 500;

/**
 * Writes what a container held and the container's own end, in the caller's transaction and the unit's lane. Answers
 * false, with nothing written, when the container does not wait for it any more: it was deleted meanwhile.
 */
export const closeContainer = async (
  tx: Tx,
  deps: Pick<ReadingDeps, 'clock'>,
  scope: UnitScope,
  container: DocumentTable,
  {
    format,
    end,
    arrivals,
  }: {
    readonly format: 'zip' | 'mail' | 'mbox';
    readonly end: ContainerEnd;
    readonly arrivals: readonly StoredArrival[];
  },
): Promise<boolean> => {
  await lockUnit(tx, scope);
  const closed = await tx.query(
    `update document set state = $4, reason = $5, format = $6, leased_by = null, leased_until = null
     where organization_id = $1 and unit_id = $2 and id = $3 and state = 'stored' returning id`,
    [scope.organizationId, scope.unitId, container.id, end.state, end.reason, format],
  );
  if (closed.length === 0) return false;
  const actor = { userId: container.received_by, impersonatedBy: null, requestId: container.id };
  const door = { channel: container.channel, actor, within: container };
  for (let at = 0; at < arrivals.length; at += rowsAtOnce)
    await recordArrivals(tx, deps, scope, door, arrivals.slice(at, at + rowsAtOnce));
  await publish(tx, scope, { type: 'document', documentId: container.id, state: end.state });
  return true;
};

const endOfArchive = (outcome: UnpackOutcome): ContainerEnd => {
  if (!outcome.ok) return { state: outcome.unpacked > 0 ? 'expanded' : 'unreadable', reason: outcome.reason };
  if (outcome.refused.length > 0) return { state: 'expanded', reason: 'archive.entries-refused' };
  return { state: 'expanded', reason: outcome.ignored.length > 0 ? 'archive.files-ignored' : null };
};

type ExpandDeps = Pick<ReadingDeps, 'db' | 'storage' | 'clock' | 'unpack' | 'splitMbox'>;

interface Expansion {
  readonly container: DocumentTable;
  readonly source: Source;
  readonly signal: AbortSignal;
}

/**
 * Takes an archive's files out, each as a document of its own under the archive: a refused entry too, without bytes and
 * with its reason. All of them and the archive's own state are written together, so a second run changes nothing.
 */
export const expandArchive = async (
  deps: ExpandDeps,
  scope: UnitScope,
  { container, source, signal }: Expansion,
): Promise<Outcome> => {
  const arrivals: StoredArrival[] = [];
  const entry = (position: number, name: string) => ({
    id: derivedId(container.id, position),
    fileName: name,
    contentType: typeOf(name),
  });
  const outcome = await deps.unpack(source, {
    tenant: scope.organizationId,
    signal,
    onEntry: async ({ position, name, bytes: content }) => {
      const stored = await deps.storage.put(content);
      arrivals.push({ ...entry(position, name), ...stored, reason: null });
    },
  });
  if (outcome.ok) {
    for (const { position, name, reason } of outcome.refused)
      arrivals.push({ ...entry(position, name), sha256: '', size: 0, reason });
  }
  const end = endOfArchive(outcome);
  await deps.db.tenantTransaction(scope.organizationId, (tx) =>
    closeContainer(tx, deps, scope, container, { format: 'zip', end, arrivals }),
  );
  return { kind: 'done' };
};

const endOfMbox = (outcome: SplitOutcome): ContainerEnd => {
  if (!outcome.ok) return { state: outcome.mails > 0 ? 'expanded' : 'unreadable', reason: outcome.reason };
  return { state: 'expanded', reason: outcome.refused.length > 0 ? 'mail.parts-refused' : null };
};

/** Takes the mails out of a mailbox file, each as a document under it, as `expandArchive` does. */
export const expandMbox = async (
  deps: ExpandDeps,
  scope: UnitScope,
  { container, source, signal }: Expansion,
): Promise<Outcome> => {
  const arrivals: StoredArrival[] = [];
  const name = container.file_name.replace(/\.[a-z]{1,5}$/i, '').slice(0, 200);
  const mail = (position: number) => ({
    id: derivedId(container.id, position),
    fileName: `${name} ${position}.eml`,
    contentType: 'message/rfc822',
  });
  const outcome = await deps.splitMbox(source, {
    tenant: scope.organizationId,
    signal,
    onMail: async ({ position, bytes }) => {
      arrivals.push({ ...mail(position), ...(await deps.storage.put(bytes)), reason: null });
    },
  });
  if (outcome.ok) {
    for (const { position, reason } of outcome.refused)
      arrivals.push({ ...mail(position), sha256: '', size: 0, reason });
  }
  await deps.db.tenantTransaction(scope.organizationId, (tx) =>
    closeContainer(tx, deps, scope, container, { format: 'mbox', end: endOfMbox(outcome), arrivals }),
  );
  return { kind: 'done' };
};
