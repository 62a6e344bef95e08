import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { OpenDatabase } from '../db/open-database.ts';
import { collectLog } from '#testing/collect-log.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { defineJob, enqueue, enqueueAll, handleJob } from './port.ts';
import { startJobs } from './start-jobs.ts';

const payload = z.object({ lane: z.string() });
const drain = defineJob({ name: 'drain', payload, concurrency: 6, groupConcurrency: 1 });

/** What waits in a lane, and what a run has taken out of it. */
const waiting = new Map<string, number>();
let drained = 0;
const complaints: string[] = [];
let open: OpenDatabase;

const handler = handleJob(
  drain,
  async ({ lane }) => {
    drained += waiting.get(lane) ?? 0;
    waiting.set(lane, 0);
    await sleep(3);
  },
  async () => undefined,
);

beforeAll(async () => {
  const log = collectLog(complaints);
  open = await openTestDatabase([drain], log);
  await startJobs(open.queue, [handler], log);
});
afterAll(() => open.db.close());

const optionsOf = (lane: string) => ({ key: lane, group: 'one organization' });

const left = async (): Promise<{ state: string }[]> => {
  const sql = `select state::text from pgboss.job where name = 'drain' and state < 'completed'`;
  return (await open.engine.background.query<{ state: string }>(sql)).rows;
};

test('R57 a lane whose group is full is never left without a job, and none stays behind in the name of a dead worker', async () => {
  const lanes = Array.from({ length: 8 }, (_, at) => `lane ${at}`);
  for (let round = 1; round <= 40; round += 1) {
    for (const lane of lanes) waiting.set(lane, (waiting.get(lane) ?? 0) + 1);
    await open.db.platformTransaction((tx) =>
      enqueueAll(
        tx,
        drain,
        lanes.map((lane) => ({ payload: { lane }, options: optionsOf(lane) })),
      ),
    );
    await open.db.platformTransaction((tx) => enqueue(tx, drain, { lane: 'lane 0' }, optionsOf('lane 0')));
  }
  await expect.poll(() => drained, { timeout: 8_000 }).toBe(40 * lanes.length);
  await expect.poll(left, { timeout: 8_000 }).toEqual([]);
  expect(complaints).toEqual([]);
}, 30_000);
