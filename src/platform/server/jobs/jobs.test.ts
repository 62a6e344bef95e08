import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Refused } from '#platform/wire/refused.ts';
import { openDatabase, type OpenDatabase } from '../db/open-database.ts';
import { collectLog } from '#testing/collect-log.ts';
import { newTestLocation, openTestDatabase } from '#testing/database/test-database.ts';
import { defineJob, enqueue, enqueueAll, handleJob } from './port.ts';
import { startJobs } from './start-jobs.ts';

const organizationId = '018f0000-0000-7000-8000-00000000000a';
const payload = z.object({ word: z.string() });
const say = defineJob({ name: 'say', payload });
const crowd = defineJob({ name: 'crowd', payload, concurrency: 3, groupConcurrency: 2 });
const stumble = defineJob({ name: 'stumble', payload, retries: 2, retryDelay: 1 });
const slow = defineJob({ name: 'slow', payload });

const gate = defineJob({ name: 'gate', payload });
const passed: string[] = [];
let hold: Promise<void> = Promise.resolve();

let open: OpenDatabase;
const said: { word: string; at: number }[] = [];
const words = (): string[] => said.map(({ word }) => word);
const running = new Map<string, number>();
const most = { all: 0, 'greedy tenant': 0 };
const tries: string[] = [];
const givenUp: string[] = [];
let finished = false;

const handlers = [
  handleJob(
    gate,
    async ({ word }) => {
      passed.push(word);
      await hold;
    },
    async () => undefined,
  ),
  handleJob(
    say,
    async ({ word }) => void said.push({ word, at: performance.now() }),
    async () => undefined,
  ),
  handleJob(
    crowd,
    async ({ word }) => {
      running.set(word, (running.get(word) ?? 0) + 1);
      most['greedy tenant'] = Math.max(most['greedy tenant'], running.get('greedy tenant') ?? 0);
      most.all = Math.max(
        most.all,
        [...running.values()].reduce((sum, count) => sum + count, 0),
      );
      // A crowded machine is late with the third.
      await sleep(most.all < 3 ? 500 : 30);
      running.set(word, (running.get(word) ?? 0) - 1);
      said.push({ word, at: performance.now() });
    },
    async () => undefined,
  ),
  handleJob(
    stumble,
    async ({ word }) => {
      tries.push(word);
      throw new Error('cannot');
    },
    async ({ word }) => void givenUp.push(word),
  ),
  handleJob(
    slow,
    async () => {
      tries.push('slow began');
      await sleep(300);
      finished = true;
    },
    async () => undefined,
  ),
];

beforeAll(async () => {
  open = await openTestDatabase(handlers.map(({ definition }) => definition));
  await startJobs(open.queue, handlers, collectLog());
});

test('a job of a transaction that rolled back never runs, one that committed runs at once', async () => {
  await open.db.tenantTransaction(organizationId, async (tx) => {
    await enqueue(tx, say, { word: 'rolled back' });
    return new Refused('conflict');
  });
  const at = performance.now();
  await open.db.tenantTransaction(organizationId, (tx) => enqueue(tx, say, { word: 'kept' }));
  await expect.poll(words, { interval: 5 }).toContain('kept');
  expect((said.at(-1)?.at ?? 0) - at).toBeLessThan(500);
  await sleep(200);
  expect(words()).toEqual(['kept']);
});

test('one waiting job has a key; a later one is taken again', async () => {
  await open.db.tenantTransaction(organizationId, async (tx) => {
    for (let time = 0; time < 3; time += 1) await enqueue(tx, say, { word: 'once' }, { key: 'once' });
  });
  await expect.poll(words).toContain('once');
  await open.db.platformTransaction((tx) => enqueue(tx, say, { word: 'again' }, { key: 'once' }));
  await expect.poll(words).toContain('again');
  expect(words().filter((word) => word === 'once')).toEqual(['once']);
});

test('a key dropped for a job that was taken before the commit runs after it', async () => {
  if (open.db.engine === 'pglite') return;
  let release = (): void => undefined;
  hold = new Promise((resolve) => (release = resolve));
  await open.db.platformTransaction((tx) => enqueue(tx, gate, { word: 'first' }));
  await expect.poll(() => passed).toEqual(['first']);
  await open.db.platformTransaction((tx) => enqueue(tx, gate, { word: 'other' }, { key: 'unit' }));
  await open.db.platformTransaction(async (tx) => {
    await enqueue(tx, gate, { word: 'dropped' }, { key: 'unit' });
    release();
    await expect.poll(() => passed).toEqual(['first', 'other']);
  });
  await expect.poll(() => passed).toEqual(['first', 'other', 'dropped']);
});

test('a payload that does not fit the job is not stored', async () => {
  const wrong: object = { word: 7 };
  const storing = open.db.platformTransaction((tx) => enqueue(tx, say, wrong as { word: string }));
  await expect(storing).rejects.toThrow(z.ZodError);
});

test('R57: many jobs of one commit run side by side, and one tenant never holds all workers', async () => {
  said.length = 0;
  const greedy = Array.from({ length: 12 }, () => ({
    payload: { word: 'greedy tenant' },
    options: { group: 'greedy' },
  }));
  await open.db.platformTransaction(async (tx) => {
    await enqueueAll(tx, crowd, greedy);
    await enqueue(tx, crowd, { word: 'modest tenant' }, { group: 'modest' });
  });
  await expect.poll(words, { timeout: 10_000 }).toHaveLength(13);
  expect(most['greedy tenant']).toBe(2);
  expect(most.all).toBe(3);
  expect(words().indexOf('modest tenant')).toBeLessThan(4);
});

test('a job that fails is tried three times, then given up in the open', async () => {
  await open.db.platformTransaction((tx) => enqueue(tx, stumble, { word: 'poison' }));
  await expect.poll(() => givenUp, { timeout: 30_000 }).toEqual(['poison']);
  expect(tries).toEqual(['poison', 'poison', 'poison']);
}, 40_000);

test('a tenant adds jobs but reads none', async () => {
  const reading = open.db.tenantRead(organizationId, (reader) => reader.query('select data from pgboss.job'));
  await expect(reading).rejects.toThrow(/permission/);
});

test('R54: a job whose process was killed runs again after the restart', async () => {
  const given = await newTestLocation();
  const directory = join(await mkdtemp(join(tmpdir(), 'krogkoll-jobs-')), 'db');
  const location = given.kind === 'postgres' ? given : { kind: 'pglite' as const, directory };
  const holder = new URL('../../../testing/database/hold-job.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [holder, JSON.stringify(location)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
  const held = defineJob({ name: 'held', payload });
  const ran: string[] = [];
  const again = await openDatabase({ location, log: collectLog(), jobs: [held] });
  await startJobs(
    again.queue,
    [
      handleJob(
        held,
        async ({ word }) => void ran.push(word),
        async () => undefined,
      ),
    ],
    collectLog(),
  );
  const patience = location.kind === 'pglite' ? 6_000 : 30_000;
  await expect.poll(() => ran, { timeout: patience }).toEqual(['kept']);
  await again.db.close();
}, 180_000);

test('closing lets the job in flight finish', async () => {
  await open.db.platformTransaction((tx) => enqueue(tx, slow, { word: 'last' }));
  await expect.poll(() => tries).toContain('slow began');
  await open.db.close();
  expect(finished).toBe(true);
});
