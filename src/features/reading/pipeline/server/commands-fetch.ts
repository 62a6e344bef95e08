import { buffer } from 'node:stream/consumers';
import { kindOf } from '#features/intake/documents/server/queries-kind.ts';
import type { Kind } from '#features/intake/documents/server/queries-kind.ts';
import type { StoredDocument } from '#features/intake/documents/server/queries.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';

/** Bytes of a document that may be in memory before its turn has come. */
const small = 1024 * 1024;

/** Fetches a document's bytes and checks that they are those that arrived; throws `ObjectMissing` and `ObjectDamaged`. */
export const fetchOriginal = async (
  { storage }: { readonly storage: Storage },
  { sha256 }: Pick<StoredDocument, 'sha256'>,
): Promise<Uint8Array> => buffer(await storage.get(sha256, { verify: true }));

/** What a reader of invoices is given of a document, and what the document's bytes told on their way. */
interface Contents {
  /** The bytes, empty where they hold other files: those are no invoice. */
  readonly source: () => Promise<Uint8Array>;
  /** What the bytes hold, asked for when the reader is done; null for a single file, and where nobody looked. */
  readonly kind: () => Promise<Kind | null>;
}

/**
 * A document as its reader gets it. A large one is fetched when a child is free, so that few of them are in memory; a small
 * one is there by then. What it holds is told by the bytes that are read anyway.
 */
export const contentsOf = (
  deps: { readonly storage: Storage },
  document: Pick<StoredDocument, 'sha256' | 'size'>,
): Contents => {
  const early = document.size > small ? null : fetchOriginal(deps, document);
  early?.catch(() => undefined);
  const looked = Promise.withResolvers<Kind | null>();
  const source = async (): Promise<Uint8Array> => {
    const bytes = await (early ?? fetchOriginal(deps, document));
    const kind = kindOf(bytes);
    looked.resolve(kind);
    return kind === null ? bytes : new Uint8Array();
  };
  return { source, kind: () => Promise.race([looked.promise, Promise.resolve(null)]) };
};
