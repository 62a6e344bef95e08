import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PaperPage } from '#core/archive/paper.ts';
import { ObjectDamaged, type Storage } from '#platform/server/ports/storage/port.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';

/** What a test wants of a document that came from paper. */
export interface BuiltPaper {
  /** The format that it was read as. */
  readonly format?: string;
  readonly state?: string;
  /** How many files its pages are in, one page each; otherwise all are in one. */
  readonly files?: number;
  readonly pages?: number;
  /** Which of the restaurant's units it belongs to. */
  readonly outlet?: number;
  /** The invoice's date. */
  readonly date?: string;
  /** The bytes of its file; left out: of its own, and no picture. */
  readonly bytes?: Uint8Array;
}

/** A page as it was recognised, `at` from 0. */
export const recognisedView = (key: PaperPage, at: number) => ({
  ...key,
  number: at + 1,
  width: 595,
  height: 842,
  recognised: true,
  turn: 0,
  skew: 0,
});

const documentSql = `
  insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at, invoice_id, format)
  select $1, $2, $3, $4, $5, $6, 'image/jpeg', 'upload', $7, $8, i.id, $9
  from invoice i where i.organization_id = $1 and i.unit_id = $2 and i.number = $10`;

const readingSql = `
  insert into document_reading (organization_id, unit_id, document_id, format, read_at, pages) values ($1, $2, $3, $4, $5, $6)`;

/** A booked document whose pages are stored; answers its id and the pages as they are confirmed. */
export const buildPaper = async (
  { product, built, units, buy }: Pick<MonitoredProduct, 'product' | 'built' | 'units' | 'buy'>,
  {
    format = 'picture',
    state = 'monitored',
    files = 1,
    pages = files,
    outlet = 0,
    date = '2026-10-05',
    bytes,
  }: BuiltPaper = {},
): Promise<{ readonly id: string; readonly pages: { readonly sha256: string; readonly page: number }[] }> => {
  const number = await buy({ date, prices: { '100': '50.00' }, outlet });
  const id = randomUUID();
  const stored = await Promise.all(
    Array.from({ length: files }, (_, at) =>
      product.storage.put(Readable.from([bytes ?? Buffer.from(`${id} ${at}`)])),
    ),
  );
  const [first] = stored;
  if (first === undefined) throw new Error('a paper is in one file at least');
  const keys = Array.from({ length: pages }, (_, at) => ({
    sha256: stored[at]?.sha256 ?? first.sha256,
    page: files > 1 ? 1 : at + 1,
  }));
  const now = product.clock.now();
  const of = [built.organizationId, units[outlet], id];
  await product.db.tenantTransaction(built.organizationId, async (tx) => {
    await tx.query(documentSql, [
      ...of,
      first.sha256,
      first.size,
      `IMG_${number}.jpg`,
      state,
      now,
      format,
      number,
    ]);
    await tx.query(readingSql, [...of, format, now, JSON.stringify(keys.map(recognisedView))]);
  });
  return { id, pages: keys };
};

/** A store of which a test may damage an object. */
export const damageable = (storage: Storage): Storage & { readonly damaged: Set<string> } => {
  const damaged = new Set<string>();
  return {
    ...storage,
    damaged,
    get: (name, options) =>
      damaged.has(name)
        ? Promise.reject(new ObjectDamaged('changed by the test'))
        : storage.get(name, options),
  };
};
