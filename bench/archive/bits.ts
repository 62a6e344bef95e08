/** Turns bits in the store and in the rows, one at a time: `npx node bench/archive/bits.ts [turns of each] [seed]`; 5,000 and 1 unless said. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { extendChain } from '#features/open/archive/server/commands-chain.ts';
import { archiveFaults } from '#features/open/archive/server/queries-faults.ts';
import { systemClock } from '#platform/server/clock.ts';
import { idSource } from '#platform/server/ids.ts';
import { openLocalDisk } from '#platform/server/ports/storage/local-disk.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { chanceFrom } from '../chance.ts';

const [wanted = '5000', seed = '1'] = process.argv.slice(2);
const chance = chanceFrom(Number(seed));
const draw = (below: number): number => Math.floor(chance() * below);
const opened = await openTestDatabase();
const { db } = opened;
const folder = await mkdtemp(join(tmpdir(), 'krogkoll-bits-'));
const storage = await openLocalDisk(folder);
const newId = idSource(systemClock);
const { organizationId, outlets } = await buildOrganization({ db, clock: systemClock, newId });
const { unitId } = outlets[0];
const documents: { readonly id: string; readonly sha256: string }[] = [];
for (let at = 0; at < 8; at += 1) {
  const { sha256 } = await storage.put(randomBytes(2_000));
  const id = newId();
  documents.push({ id, sha256 });
  await db.tenantTransaction(organizationId, (tx) =>
    tx.query(
      `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at)
       values ($1, $2, $3, $4, 2000, $5, 'application/pdf', 'upload', 'settled', now())`,
      [organizationId, unitId, id, sha256, `faktura ${at}.pdf`],
    ),
  );
}
await extendChain(db, organizationId, null);
// As somebody with the keys to the database would: no right of the application reaches that far.
const tamper = (sql: string, values: unknown[]) =>
  opened.engine.background.query<{ was: string }>(sql, values);
for (const table of ['document', 'archive_link'])
  await tamper(`alter table ${table} no force row level security`, []);
const named = async (): Promise<ReadonlySet<string>> => {
  const faults = await archiveFaults({ db, storage }, organizationId, new AbortController().signal);
  return new Set(faults.map(({ subjectId }) => subjectId));
};
if ((await named()).size > 0) throw new Error('something is wrong before anything was turned');

/** One ASCII sign of a text with one of its seven bits turned; a sign of its own, never nothing. */
const turned = (column: string): string =>
  `overlay(${column} placing chr(case ascii(substr(${column}, $2, 1)) # (1 << $3) when 0 then 1 else ascii(substr(${column}, $2, 1)) # (1 << $3) end) from $2 for 1)`;

const places: readonly {
  readonly table: string;
  readonly column: string;
  readonly set: string;
  readonly length: number;
  readonly bits: number;
}[] = [
  ...(['sha256', 'file_name', 'content_type'] as const).map((column) => ({
    table: 'document',
    column,
    set: turned(column),
    length: 9,
    bits: 7,
  })),
  { table: 'document', column: 'size', set: 'size # (1 << $3) + 0 * $2', length: 1, bits: 20 },
  {
    table: 'document',
    column: 'received_at',
    set: `received_at + (1 << $3) * interval '1 millisecond' + 0 * $2 * interval '1 second'`,
    length: 1,
    bits: 20,
  },
  { table: 'archive_link', column: 'said', set: turned('said'), length: 100, bits: 7 },
  {
    table: 'archive_link',
    column: 'hash',
    set: 'set_bit(hash, ($2 - 1) * 8 + $3, 1 - get_bit(hash, ($2 - 1) * 8 + $3))',
    length: 32,
    bits: 8,
  },
];

const pick = <Thing>(things: readonly Thing[]): Thing => {
  const thing = things[draw(things.length)];
  if (thing === undefined) throw new Error('there is nothing to pick from');
  return thing;
};

const silent: string[] = [];
const [counts, refused] = [new Map<string, number>(), new Map<string, number>()];
const count = (of: Map<string, number>, what: string) => of.set(what, (of.get(what) ?? 0) + 1);
for (let turn = 0; turn < Number(wanted); turn += 1) {
  const { id, sha256 } = pick(documents);
  const path = join(folder, sha256.slice(0, 2), sha256);
  const bytes = await readFile(path);
  const at = draw(bytes.length * 8);
  const damaged = Buffer.from(bytes);
  damaged[at >> 3] = (damaged[at >> 3] ?? 0) ^ (1 << (at & 7));
  await chmod(path, 0o600);
  await writeFile(path, damaged);
  count(counts, 'store');
  if (!(await named()).has(id)) silent.push(`store ${id} bit ${at}`);
  await writeFile(path, bytes);
}
for (let turn = 0; turn < Number(wanted); turn += 1) {
  const { id } = pick(documents);
  const { table, column, set, length, bits } = pick(places);
  const key = table === 'document' ? 'id' : 'subject_id';
  const values = [id, 1 + draw(length), draw(bits)];
  const [row] = (await tamper(`select ${column}::text as was from ${table} where ${key} = $1`, [id])).rows;
  try {
    await tamper(
      `update ${table} set ${column} = ${set.replaceAll('$2', String(values[1])).replaceAll('$3', String(values[2]))} where ${key} = $1`,
      [id],
    );
    count(counts, `${table}.${column}`);
    if (!(await named()).has(id)) silent.push(`${table}.${column} of ${id} ${values.join(' ')}`);
    await tamper(`update ${table} set ${column} = $2 where ${key} = $1`, [id, row?.was]);
  } catch (error) {
    count(refused, `${table}.${column}: ${error instanceof Error ? error.message.slice(0, 60) : 'refused'}`);
  }
}
for (const one of silent) console.log(`not named: ${one}`);
console.log(`turned: ${JSON.stringify(Object.fromEntries(counts))}`);
console.log(`that the database refuses by itself: ${JSON.stringify(Object.fromEntries(refused))}`);
console.log(
  `${silent.length} bits whose document was not named; ${(await named()).size} faults after all were turned back`,
);
await db.close();
await rm(folder, { recursive: true, force: true });
process.exitCode = silent.length === 0 ? 0 : 1;
