import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { product as composed } from '#app/features-server.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { type Imprint, TimestampFailed, type TimestampPort } from '#platform/server/ports/timestamps/port.ts';
import { runJob } from '#testing/run-job.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import { rootsOf } from './queries-proofs.ts';
import { sha512 } from './commands-chain.ts';
import { stampRoots } from './commands-root.ts';

const run = promisify(execFile);
const never = new AbortController().signal;
const day = 86_400_000;

let world: MonitoredProduct;
let folder: string;
let authority: TimestampPort;
/** Stamps that the authority still gives before it fails. */
let left = Infinity;
let asked: Imprint[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-restamp-'));
  world = await openMonitoredProduct({
    replace: ({ timestamps }) => {
      authority = timestamps;
      const stamp: TimestampPort['stamp'] = async (imprint, signal) => {
        asked.push(imprint);
        if (left <= 0) throw new TimestampFailed('the authority cannot be reached');
        left -= 1;
        return authority.stamp(imprint, signal);
      };
      return { timestamps: { ...timestamps, stamp } };
    },
  });
  await writeFile(join(folder, 'authority.pem'), authority.certificate ?? '');
  await world.buy({ date: '2026-10-05', prices: { '100': '50.00' } });
});
beforeEach(() => {
  left = Infinity;
  asked = [];
});
afterAll(async () => {
  await world.product.close();
  await rm(folder, { recursive: true, force: true });
});

const seal = () => runJob(jobHandlersOf(composed.features, world.product), 'seal-archives', {});
const stamp = () => stampRoots(world.product, never);

interface Stamp {
  readonly day: string;
  readonly root: Buffer;
  readonly number: number;
  readonly algorithm: 'sha256' | 'sha512';
  readonly token: Buffer;
}

const stamps = (): Promise<Stamp[]> =>
  world.product.db.platformRead((reader) =>
    reader.query<Stamp>(
      `select s.day::text as day, r.root, s.number, s.algorithm, s.token from archive_stamp s join archive_root r on r.day = s.day
       order by s.day, s.number`,
    ),
  );

/** What `openssl ts -verify` says of a stamp over a digest. */
const verified = async ({ algorithm, token }: Stamp, digest: Uint8Array): Promise<string> => {
  await writeFile(join(folder, 'stamp.tsr'), token);
  const given = ['-in', join(folder, 'stamp.tsr'), '-token_in', '-CAfile', join(folder, 'authority.pem')];
  const of = ['-digest', Buffer.from(digest).toString('hex'), `-${algorithm}`];
  const said: unknown = await run('openssl', ['ts', '-verify', ...of, ...given]).catch(
    (error: unknown) => error,
  );
  const { stdout = '', stderr = '' } = said as { stdout?: string; stderr?: string };
  return `${stdout}${stderr}`;
};

test('a root without a stamp is asked for again after its authority failed, and what else the night does is done', async () => {
  left = 0;
  const old = '2016-05-05T10:00:00Z';
  const id = world.product.newId();
  await world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
    tx.query(
      `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at)
       values ($1, $2, $3, repeat('d', 64), 10, 'gammal.pdf', 'application/pdf', 'upload', 'settled', $4)`,
      [world.built.organizationId, world.units[0], id, old],
    ),
  );
  await expect(seal()).rejects.toThrow(TimestampFailed);
  expect(await stamps()).toEqual([]);
  const removed = () =>
    world.product.db.tenantRead(world.built.organizationId, (reader) =>
      reader.query('select from document where id = $1 and removed_at is not null', [id]),
    );
  expect(await removed()).toHaveLength(1);
  left = Infinity;
  await seal();
  const [first, ...more] = await stamps();
  expect([first?.day, first?.number, first?.algorithm, more]).toEqual(['2026-11-20', 1, 'sha256', []]);
});

test('one of three years is stamped over by a longer digest, and both hold', async () => {
  const [first] = await stamps();
  if (first === undefined) throw new Error('the test before stamps a root');
  world.product.pass(3 * 365 * day);
  await stamp();
  expect(asked).toEqual([]);
  world.product.pass(2 * day);
  await stamp();
  expect(asked).toEqual([{ algorithm: 'sha512', digest: Buffer.from(sha512(first.token)) }]);
  const [kept, second, ...more] = await stamps();
  if (kept === undefined || second === undefined) throw new Error('a root has two stamps');
  expect(more).toEqual([]);
  expect(kept).toEqual(first);
  expect([second.number, second.algorithm]).toEqual([2, 'sha512']);
  // What the second is over holds the root as it is, so that it says both of the old stamp and of the root.
  expect(kept.token.includes(kept.root)).toBe(true);
  expect(await verified(kept, kept.root)).toContain('Verification: OK');
  expect(await verified(second, sha512(kept.token))).toContain('Verification: OK');
  expect(await verified(second, sha512(kept.root))).toContain('Verification: FAILED');
  asked = [];
  await stamp();
  expect(asked).toEqual([]);
  const { roots, tokens } = await rootsOf(world.product.db, world.built.organizationId);
  expect(roots.map((root) => root.stamps)).toEqual([['bevis/2026-11-20-1.tsr', 'bevis/2026-11-20-2.tsr']]);
  expect([...tokens.values()].map((token) => token.equals(kept.token))).toEqual([true, false]);
});

test('an authority that fails amid stamping over loses nothing, and only what is missing is asked for again', async () => {
  for (let days = 0; days < 2; days += 1) {
    world.product.pass(day);
    await seal();
  }
  world.product.pass(3 * 366 * day);
  const before = await stamps();
  left = 2;
  await expect(stamp()).rejects.toThrow(TimestampFailed);
  const between = await stamps();
  expect(between).toHaveLength(before.length + 2);
  for (const one of before) expect(between).toContainEqual(one);
  [left, asked] = [Infinity, []];
  await stamp();
  const after = await stamps();
  expect(asked).toHaveLength(1);
  expect(after).toHaveLength(before.length + 3);
  for (const one of between) expect(after).toContainEqual(one);
  for (const [, row] of Map.groupBy(after, (one) => one.day))
    for (const [at, one] of row.entries()) {
      const digest = at === 0 ? one.root : sha512(row[at - 1]?.token ?? new Uint8Array());
      expect(await verified(one, digest), `${one.day} ${one.number}`).toContain('Verification: OK');
    }
});

test('two that stamp at the same time leave one stamp of each turn', async () => {
  world.product.pass(3 * 366 * day);
  const before = await stamps();
  await Promise.all([stamp(), stamp()]);
  const after = await stamps();
  const days = new Set(after.map((one) => one.day));
  expect(after).toHaveLength(before.length + days.size);
});

test.each([
  'delete from archive_stamp',
  `update archive_stamp set token = ''`,
  'truncate archive_root cascade',
])('no role of the product can "%s"', async (sql) => {
  const before = await stamps();
  await expect(world.product.db.platformTransaction((tx) => tx.query(sql))).rejects.toThrow(
    'permission denied',
  );
  await expect(
    world.product.db.tenantTransaction(world.built.organizationId, (tx) => tx.query(sql)),
  ).rejects.toThrow('permission denied');
  expect(await stamps()).toEqual(before);
});
