import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { EngineLog } from '../db/engine.ts';
import type { JobQueue } from './queue.ts';
import { failedQueue } from './prepare-queues.ts';
import type { JobHandler } from './port.ts';

const LOOK_AGAIN = 2;

/**
 * Begins to work off the jobs of a database in this process. A commit wakes a worker at once, here and in other
 * processes; the poll finds retries that have come due, and what a process did not live to tell. They stop with `queue.stop()`, which lets those in flight finish.
 */
export async function startJobs(
  queue: JobQueue,
  handlers: readonly JobHandler[],
  log: EngineLog,
): Promise<void> {
  const workers = new Map<string, readonly string[]>();
  const wakeAll = (ids: readonly string[] = []): void => ids.forEach((id) => queue.boss.notifyWorker(id));
  await queue.hear((name) => wakeAll(name === null ? [...workers.values()].flat() : workers.get(name)));
  for (const handler of handlers) {
    const { name, concurrency, groupConcurrency, groupsEverywhere } = handler.definition;
    const at = { name, concurrency, groupConcurrency, groupsEverywhere };
    const ids = await work(queue.boss, at, async (job) => {
      try {
        await handler.run(job.data, { signal: job.signal, id: job.id });
      } catch (error) {
        log.warn({ err: error, job: name, jobId: job.id, attempt: job.retryCount + 1 }, 'a job failed');
        throw error;
      }
    });
    workers.set(name, ids);
    const failed = { name: failedQueue(name), concurrency: 1, groupConcurrency: 1, groupsEverywhere: false };
    await work(queue.boss, failed, (job) => handler.giveUp(job.data));
  }
}

async function work(
  boss: PgBoss,
  at: { name: string; concurrency: number; groupConcurrency: number; groupsEverywhere: boolean },
  run: (job: JobWithMetadata<object>) => Promise<void>,
): Promise<readonly string[]> {
  const options = {
    includeMetadata: true,
    localConcurrency: at.concurrency,
    ...(at.groupsEverywhere
      ? { groupConcurrency: at.groupConcurrency }
      : { localGroupConcurrency: Math.min(at.groupConcurrency, at.concurrency) }),
    pollingIntervalSeconds: LOOK_AGAIN,
  } as const;
  let workers: string[] = [];
  await boss.work<object, void, typeof options>(at.name, options, async (jobs) => {
    // One notice may stand for many jobs: who has found one has all look again without a pause.
    for (const id of workers) boss.notifyWorker(id);
    for (const job of jobs) await run(job);
  });
  workers = boss
    .getWipData()
    .filter(({ name }) => name === at.name)
    .map(({ id }) => id);
  return workers;
}
