/** Takes up one job and holds it until it is killed; says so when it has it. */
import { writeSync } from 'node:fs';
import { z } from 'zod';
import type { DatabaseLocation } from '#platform/server/db/engine.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { defineJob, enqueue, handleJob } from '#platform/server/jobs/port.ts';
import { startJobs } from '#platform/server/jobs/start-jobs.ts';

const log = { warn: () => undefined };
const location = JSON.parse(process.argv[2] ?? '') as DatabaseLocation;
const held = defineJob({ name: 'held', payload: z.object({ word: z.string() }) });
const { db, queue } = await openDatabase({ location, log, jobs: [held] });
const holdForever = (): Promise<void> => {
  writeSync(1, 'holding\n');
  return new Promise(() => undefined);
};
await startJobs(queue, [handleJob(held, holdForever, () => Promise.resolve())], log);
await db.platformTransaction((tx) => enqueue(tx, held, { word: 'kept' }, { key: 'kept' }));
