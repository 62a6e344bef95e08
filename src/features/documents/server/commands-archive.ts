import { extname } from 'node:path';
import type { IngestDeps, Outcome } from '#features/invoices/server/commands-reading.ts';
import type { UnpackArchive, UnpackOutcome } from '#platform/server/archive/archive-port.ts';
import { derivedId } from '#platform/server/ids.ts';
import { publish } from '#platform/server/live.ts';
import type { Sandbox, Source } from '#platform/server/sandbox/sandbox-port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { DocumentReason } from '../contract.ts';
import { recordArrivals } from './commands-receive.ts';
import type { ArrivalDeps, StoredArrival } from './commands-receive.ts';
import type { DocumentTable } from './tables.ts';

export interface ReadingDeps extends ArrivalDeps, IngestDeps {
  readonly sandbox: Sandbox;
  readonly unpack: UnpackArchive;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.heic': 'image/heic',
  '.csv': 'text/csv',
};

const typeOf = (name: string): string =>
  contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';

/** State and reason of an archive whose entries have been dealt with. */
const endOf = (
  outcome: UnpackOutcome,
): { state: 'expanded' | 'unreadable'; reason: DocumentReason | null } => {
  if (!outcome.ok) return { state: outcome.unpacked > 0 ? 'expanded' : 'unreadable', reason: outcome.reason };
  if (outcome.refused.length > 0) return { state: 'expanded', reason: 'archive.entries-refused' };
  return { state: 'expanded', reason: outcome.ignored.length > 0 ? 'archive.files-ignored' : null };
};

/**
 * Takes an archive's files out, each as a document of its own under the archive: a refused entry too, without bytes and
 * with its reason. All of them and the archive's own state are written together, so a second run changes nothing.
 */
export const expandArchive = async (
  deps: Pick<ReadingDeps, 'db' | 'storage' | 'clock' | 'unpack'>,
  scope: UnitScope,
  archive: DocumentTable,
  bytes: Source,
  signal: AbortSignal,
): Promise<Outcome> => {
  const arrivals: StoredArrival[] = [];
  const entry = (position: number, name: string) => ({
    id: derivedId(archive.id, position),
    fileName: name,
    contentType: typeOf(name),
    parentId: archive.id,
  });
  const outcome = await deps.unpack(bytes, {
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
  const end = endOf(outcome);
  const actor = { userId: archive.received_by, impersonatedBy: null, requestId: archive.id };
  await deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    await recordArrivals(tx, deps, scope, { channel: archive.channel, actor }, arrivals);
    await tx.query(
      `update document set state = $4, reason = $5, leased_by = null, leased_until = null
       where organization_id = $1 and unit_id = $2 and id = $3`,
      [scope.organizationId, scope.unitId, archive.id, end.state, end.reason],
    );
    await publish(tx, scope, { type: 'document', documentId: archive.id, state: end.state });
  });
  return { kind: 'done' };
};
