import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { verifyZip } from '#core/archive/verify-archive.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { extendChain } from '#features/open/archive/server/commands-chain.ts';
import { makeRoot } from '#features/open/archive/server/commands-root.ts';
import { writeArchiveFiles } from '#features/open/archive/server/commands-write.ts';
import { readPlan, zipBytes, zipSize } from '#features/open/archive/server/commands-zip.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { idSource } from '#platform/server/ids.ts';
import { openLocalDisk } from '#platform/server/ports/storage/local-disk.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { sessionKeys } from '#platform/server/session/session-keys.ts';
import { openHome } from '../../e2e/kill/home.ts';
import type { Figure, Part } from '../figure.ts';
import { onEachEngine } from '../homes.ts';
import type { Homes } from '../homes.ts';

const tools = {
  digest: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest(),
  longDigest: (bytes: Uint8Array) => createHash('sha512').update(bytes).digest(),
  crc: (bytes: Uint8Array) => crc32(bytes),
  textOf: (bytes: Uint8Array) => new TextDecoder().decode(bytes),
  bytesOf: (text: string) => new TextEncoder().encode(text),
};

const newId = idSource(systemClock);

interface Place {
  readonly db: Db;
  readonly storage: Storage;
  readonly organizationId: string;
  readonly unitId: string;
  readonly userId: string;
}

/** Lays so many documents of some kilobytes into the store, and their rows. */
const fill = async ({ db, storage, organizationId, unitId }: Place, count: number): Promise<void> => {
  for (let start = 0; start < count; start += 500) {
    const made = await Promise.all(
      Array.from({ length: Math.min(500, count - start) }, () => storage.put(randomBytes(12_000))),
    );
    await db.tenantTransaction(organizationId, (tx) =>
      tx.query(
        `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at)
         select $1, $2, gen_random_uuid(), sha, 12000, 'faktura ' || at || '.pdf', 'application/pdf', 'upload', 'settled',
           now() - at * interval '1 minute' from unnest($3::text[]) with ordinality s (sha, at)`,
        [organizationId, unitId, made.map(({ sha256 }) => sha256)],
      ),
    );
  }
};

/** Has the whole archive made; answers the list of its files. */
const make = async ({ db, storage, organizationId, unitId, userId }: Place) => {
  const exportId = newId();
  await db.tenantTransaction(organizationId, (tx) =>
    tx.query(
      `insert into archive_export (organization_id, id, user_id, units, state, documents, created_at)
       values ($1, $2, $3, $4, 'waiting', 0, now())`,
      [organizationId, exportId, userId, [unitId]],
    ),
  );
  const keys = sessionKeys('the key of the bench of archives, 48 characters long');
  const deps = {
    db,
    storage,
    clock: systemClock,
    newId,
    keys,
    timestamps: { certificate: null },
    bookkeeping: new Map(),
    keptWhere: { bucket: null, stampHost: null },
    publicUrl: async () => 'http://localhost',
  };
  await writeArchiveFiles(deps, { organizationId, exportId });
  const [row] = await db.tenantRead(organizationId, (reader) =>
    reader.query<{ plan: string }>('select plan_sha256 as plan from archive_export where id = $1', [
      exportId,
    ]),
  );
  return readPlan(storage, row?.plan ?? '');
};

/** Turns bits of an archive one at a time; answers how many nobody told of. */
const turnBits = async (zip: Uint8Array, turns: number, seed: number): Promise<number> => {
  let silent = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const drawn = createHash('sha256').update(`${seed} ${turn}`).digest();
    const bit = drawn.readUIntBE(0, 6) % (zip.length * 8);
    const at = bit >> 3;
    zip[at] = (zip[at] ?? 0) ^ (1 << (bit & 7));
    const { faults } = await verifyZip(
      { size: zip.length, read: async (from, to) => zip.subarray(from, to) },
      tools,
    );
    zip[at] = (zip[at] ?? 0) ^ (1 << (bit & 7));
    if (faults.length === 0) silent += 1;
  }
  return silent;
};

const streamed = async (
  storage: Storage,
  files: Awaited<ReturnType<typeof readPlan>>,
  from: number,
  to: number,
  hear: (part: Uint8Array) => void,
): Promise<void> => {
  for await (const part of zipBytes(storage, files, { from, to })) hear(part);
};

const openPlace = async (homes: Homes, folder: string) => {
  const { db } = await openHome(await homes.make());
  const made = await buildOrganization({ db, clock: systemClock, newId });
  return {
    db,
    storage: await openLocalDisk(folder),
    organizationId: made.organizationId,
    unitId: made.outlets[0].unitId,
    userId: made.members.owner.userId,
  };
};

const measure = async (
  homes: Homes,
  {
    documents,
    turns,
    seed,
    say,
  }: { documents: number; turns: number; seed: number; say: (line: string) => void },
): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-bench-archive-'));
  const place = await openPlace(homes, folder);
  const figures: Figure[] = [];
  const told = (name: string, value: number, unit: string, most?: number): void => {
    const goal = most === undefined ? {} : { goal: { most } };
    figures.push({ part: 'archive', engine: homes.engine, name, value, unit, ...goal });
  };
  const timed = async <Result>(name: string, work: () => Promise<Result>, most?: number): Promise<Result> => {
    const start = performance.now();
    const result = await work();
    told(name, (performance.now() - start) / 1000, 's', most);
    say(`${homes.engine}: ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  };
  await fill(place, 40);
  await extendChain(place.db, place.organizationId, null);
  await makeRoot({ db: place.db, clock: systemClock });
  const few = await make(place);
  const zip = new Uint8Array(zipSize(few));
  let at = 0;
  await streamed(place.storage, few, 0, zip.length, (part) => {
    zip.set(part, at);
    at += part.length;
  });
  told('bits that were turned and nobody told of', await turnBits(zip, turns, seed), '', 0);
  await fill(place, documents);
  say(`${homes.engine}: the documents are there`);
  await timed('linking all receipts', () => extendChain(place.db, place.organizationId, null));
  const files = await timed('making the list, each original read', () => make(place), 300);
  const total = zipSize(files);
  const [whole, parts] = [createHash('sha256'), createHash('sha256')];
  await timed(
    'streaming the whole ZIP',
    () => streamed(place.storage, files, 0, total, (part) => whole.update(part)),
    300,
  );
  const cut = Math.floor(total / 2) + 7;
  await streamed(place.storage, files, 0, cut, (part) => parts.update(part));
  await streamed(place.storage, files, cut, total, (part) => parts.update(part));
  told(
    'parts after a cut that are not the whole',
    whole.digest('hex') === parts.digest('hex') ? 0 : 1,
    '',
    0,
  );
  told('files', files.length, '');
  told('the ZIP', total / 1024 ** 2, 'MB');
  told('the process', process.memoryUsage().rss / 1024 ** 2, 'MB', 1_536);
  await place.db.close();
  await rm(folder, { recursive: true, force: true });
  return figures;
};

/** Leaving with everything: 100,000 documents in one ZIP, cut and gone on with, and 10,000 bits turned in one. */
export const leave: Part = {
  name: 'archive',
  summary: 'leaving with 100,000 documents: time, memory, a cut; 10,000 turned bits each named',
  run: ({ quick, seed, say }) =>
    onEachEngine(say, (homes) =>
      measure(homes, { documents: quick ? 500 : 100_000, turns: quick ? 100 : 10_000, seed, say }),
    ),
};
