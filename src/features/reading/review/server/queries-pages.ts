import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { findDocument } from '#features/intake/documents/server/queries.ts';
import { findReadings } from './queries-readings.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { FileReply } from '#platform/server/http/handler.ts';
import { ObjectMissing } from '#platform/server/ports/storage/port.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { ScanReader } from '#platform/server/sandbox/scan-port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';

interface PageDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly scans: ScanReader;
}

/** Pictures that were drawn last, by the bytes and the page that they are of; so many bytes of them in all. */
const mostBytes = 32 * 1024 * 1024;

/** Draws pages, each once as long as it is remembered and once for all who ask at the same time. */
export const pageDrawer = ({ db, storage, scans }: PageDeps) => {
  const drawn = new Map<string, Promise<Uint8Array | null>>();
  const sizes = new Map<string, number>();
  const forget = (key: string): void => {
    drawn.delete(key);
    sizes.delete(key);
  };
  const keep = (key: string, bytes: Uint8Array | null): void => {
    if (bytes === null) return forget(key);
    sizes.set(key, bytes.length);
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [oldest, size] of sizes) {
      if (total <= mostBytes || oldest === key) break;
      forget(oldest);
      total -= size;
    }
  };

  /** The picture of a page of a document in the unit. */
  return async (
    scope: UnitScope,
    { documentId, page: number }: { readonly documentId: string; readonly page: number },
  ): Promise<FileReply | Refused<'document.not_exist'>> => {
    const { organizationId: tenant } = scope;
    const page = await db.tenantRead(tenant, async (reader) => {
      if ((await findDocument(reader, scope, documentId)) === null) return undefined;
      const stored = (await findReadings(reader, scope, [documentId])).get(documentId);
      return stored?.pages.find((each) => each.number === number);
    });
    if (page === undefined) return refused('document.not_exist');
    const key = [tenant, page.sha256, page.page, page.turn, page.skew].join(' ');
    const draw = async (): Promise<Uint8Array | null> => {
      const source = async (): Promise<Uint8Array> =>
        buffer(await storage.get(page.sha256, { verify: true }));
      // A place of its own in the queue: whoever looks does not wait for the tenant's own pages to be recognised.
      const end = await scans.picture(source, page, { tenant: `${tenant} looks` });
      return end.ok ? end.bytes : null;
    };
    const begun = drawn.get(key) ?? draw();
    drawn.set(key, begun);
    try {
      const bytes = await begun;
      keep(key, bytes);
      if (bytes === null) return refused('document.not_exist');
      const stream = Readable.from([bytes]);
      return {
        fileName: `${documentId}-${number}.webp`,
        contentType: 'image/webp',
        size: bytes.length,
        stream,
      };
    } catch (error) {
      forget(key);
      if (error instanceof ObjectMissing) return refused('document.not_exist');
      throw error;
    }
  };
};
