import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { NewId } from '#platform/server/ids.ts';
import { publish } from '#platform/server/live.ts';
import { StorageFull } from '#platform/server/ports/storage/port.ts';
import type { Storage, Stored } from '#platform/server/ports/storage/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { storable } from '#platform/server/sql.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { DocumentChannel, DocumentReason, DocumentRow } from '../contract.ts';
import { enqueueArrived } from './commands-queue.ts';
import { headBytes, isOfUnknownKind } from './queries-kind.ts';
import { documentRowOf } from './queries.ts';
import type { NamedDocument } from './queries.ts';
import type { DocumentTable } from './tables.ts';

export interface ArrivalDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** A file at a door. `truncated` is true after reading when the door's limit cut it off. */
export interface Arrival {
  readonly fileName: string;
  readonly contentType: string;
  readonly stream: Uint8Array | (AsyncIterable<Uint8Array> & { readonly truncated?: boolean });
}

/** A document whose bytes are durable, or that has none and says why. */
export interface StoredArrival extends Stored {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly reason: DocumentReason | null;
}

export interface Door {
  readonly channel: DocumentChannel;
  readonly actor: Actor;
  /** The archive or mail that held the files: they are of its arrival, its mail and its import. */
  readonly within?: DocumentTable;
  /** The import of old invoices that the files belong to. */
  readonly importId?: string;
}

/** The mail whose sender answers for a document and for what is inside it. */
const mailOf = ({ id, channel, root_id, mail_id }: DocumentTable): string | null =>
  mail_id ?? (channel === 'email' ? (root_id ?? id) : null);

class FileTooLarge extends Error {}

const whole = async function* (
  stream: AsyncIterable<Uint8Array> & { readonly truncated?: boolean },
): AsyncIterable<Uint8Array> {
  yield* stream;
  if (stream.truncated === true) throw new FileTooLarge();
};

/** The stream, and what its beginning was once it has passed. */
const headOf = (
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): { readonly stream: AsyncIterable<Uint8Array>; readonly bytes: () => Uint8Array } => {
  const head: Uint8Array[] = [];
  let kept = 0;
  const tapped = async function* (): AsyncIterable<Uint8Array> {
    for await (const chunk of source) {
      // A copy: the chunk itself may be part of a far larger buffer.
      if (kept < headBytes) head.push(chunk.slice(0, headBytes - kept));
      kept += chunk.length;
      yield chunk;
    }
  };
  return { stream: tapped(), bytes: () => Buffer.concat(head) };
};

/** Keeps one file's bytes, durably, and tells what nothing reads at once. Nothing remains of one that is too large or finds no room. */
const storeArrival = async (
  { storage, newId }: Pick<ArrivalDeps, 'storage' | 'newId'>,
  { stream, fileName, contentType }: Arrival,
): Promise<StoredArrival | Refused<'upload.file_too_large' | 'storage.full'>> => {
  const head = headOf(stream instanceof Uint8Array ? [stream] : whole(stream));
  try {
    const stored = await storage.put(head.stream);
    const called = { file_name: fileName, content_type: contentType };
    const isUnknown = stored.size > 0 && isOfUnknownKind(head.bytes(), called);
    return { ...stored, id: newId(), fileName, contentType, reason: isUnknown ? 'file.type-unknown' : null };
  } catch (error) {
    if (error instanceof FileTooLarge) return refused('upload.file_too_large');
    if (error instanceof StorageFull) return refused('storage.full');
    throw error;
  }
};

const receiveSql = `
  select d.*, m.full_name as received_by_name
  from krogkoll_receive($1, $2, $3) d left join member_name m on m.user_id = d.received_by`;

/**
 * Makes documents of stored files, in the caller's transaction and with the job that reads them. Bytes that the unit has
 * already point to the first document that brought them; an empty file is unreadable at once. Answers in the given order.
 */
export const recordArrivals = async (
  tx: Tx,
  { clock }: Pick<ArrivalDeps, 'clock'>,
  scope: UnitScope,
  { channel, actor, within, importId }: Door,
  arrivals: readonly StoredArrival[],
): Promise<DocumentRow[]> => {
  const receivedAt = clock.now().toISOString();
  const documents = arrivals.map(({ reason, ...arrival }) => {
    const unreadable = reason ?? (arrival.size === 0 ? 'file.empty' : null);
    return {
      id: arrival.id,
      sha256: arrival.sha256,
      size: arrival.size,
      file_name: storable(arrival.fileName, 255) || 'dokument',
      content_type: storable(arrival.contentType, 100),
      channel,
      state: unreadable === null ? 'stored' : 'unreadable',
      reason: unreadable,
      received_at: receivedAt,
      received_by: actor.userId,
      parent_id: within?.id ?? null,
      root_id: within === undefined ? null : (within.root_id ?? within.id),
      mail_id: within === undefined ? null : mailOf(within),
      import_id: within?.import_id ?? importId ?? null,
    };
  });
  const rows = await tx.query<NamedDocument>(receiveSql, [
    scope.organizationId,
    scope.unitId,
    JSON.stringify(documents),
  ]);
  for (const { id, state } of rows) await publish(tx, scope, { type: 'document', documentId: id, state });
  if (rows.some(({ state }) => state === 'stored')) await enqueueArrived(tx, scope);
  const byId = new Map(rows.map((row) => [row.id, documentRowOf(row)]));
  return arrivals.flatMap(({ id }) => byId.get(id) ?? []);
};

export type UploadRefused = Refused<'upload.no_file' | 'upload.file_too_large' | 'storage.full'>;

/** Keeps the bytes of files, one file after the other. Bytes without a document are nobody's and harm nobody. */
export const storeArrivals = async (
  deps: Pick<ArrivalDeps, 'storage' | 'newId'>,
  files: AsyncIterable<Arrival> | Iterable<Arrival>,
): Promise<StoredArrival[] | UploadRefused> => {
  const arrivals: StoredArrival[] = [];
  for await (const file of files) {
    const stored = await storeArrival(deps, file);
    if (!('sha256' in stored)) return stored;
    arrivals.push(stored);
  }
  return arrivals.length === 0 ? refused('upload.no_file') : arrivals;
};

/**
 * Receives files, all or none: when it answers, every one is durable and has its document. Files are read one after the
 * other, so that none is held in memory.
 */
export const receiveDocuments = async (
  deps: ArrivalDeps,
  scope: UnitScope,
  door: Door,
  files: AsyncIterable<Arrival> | Iterable<Arrival>,
): Promise<DocumentRow[] | UploadRefused> => {
  const arrivals = await storeArrivals(deps, files);
  if (!Array.isArray(arrivals)) return arrivals;
  return deps.db.tenantTransaction(scope.organizationId, (tx) =>
    recordArrivals(tx, deps, scope, door, arrivals),
  );
};
