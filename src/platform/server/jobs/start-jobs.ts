import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { EngineLog } from '../db/engine.ts';
import type { JobQueue } from './queue.ts';
import { failedQueue } from './prepare-queues.ts';
import type { JobHandler } from './port.ts';

/** Seconds between a worker's own looks, should all that wakes it fail. */
const LOOK_AGAIN = 60;

/**
 * Begins to work off the jobs of a database in this process. A commit wakes a worker at once, here and in other
 * processes; one look at all queues finds retries that have come due, and what a process did not live to tell. They stop with `queue.stop()`, which lets those in flight finish.
 */
export async function startJobs(
  queue: JobQueue,
  handlers: readonly JobHandler[],
  log: EngineLog,
): Promise<void> {
  const wake = wakerOf(queue.boss);
  const names = handlers.map(({ definition }) => definition.name);
  await queue.hear((name) => (name === null ? names : [name]).forEach(wake));
  queue.watch([...names, ...names.map(failedQueue)], wake);
  for (const handler of handlers) {
    const { name, concurrency, groupConcurrency, groupsEverywhere } = handler.definition;
    const at = { name, concurrency, groupConcurrency, groupsEverywhere };
    await work(queue.boss, at, wake, async (job) => {
      try {
        await handler.run(job.data, { signal: job.signal, id: job.id, isRetry: job.retryCount > 0 });
      } catch (error) {
        log.warn({ err: error, job: name, jobId: job.id, attempt: job.retryCount + 1 }, 'a job failed');
        throw error;
      }
    });
    const failed = { name: failedQueue(name), concurrency: 1, groupConcurrency: 1, groupsEverywhere: false };
    await work(queue.boss, failed, wake, (job) => handler.giveUp(job.data));
  }
}

/** Has somebody look for jobs of a queue without a pause. */
type Wake = (name: string) => void;

/**
 * One look finds one job, so a notice has one idle worker look, and whoever finds a job wakes the next: as many look as there are
 * jobs, and one more. Those at work look again when they have done.
 */
const wakerOf =
  (boss: PgBoss): Wake =>
  (name) => {
    const workers = boss.getWipData().filter((worker) => worker.name === name);
    const idle = workers.find(({ count }) => count === 0);
    for (const { id } of workers.filter((worker) => worker === idle || worker.count > 0))
      boss.notifyWorker(id);
  };

async function work(
  boss: PgBoss,
  at: { name: string; concurrency: number; groupConcurrency: number; groupsEverywhere: boolean },
  wake: Wake,
  run: (job: JobWithMetadata<object>) => Promise<void>,
): Promise<void> {
  const options = {
    includeMetadata: true,
    localConcurrency: at.concurrency,
    ...(at.groupsEverywhere
      ? { groupConcurrency: at.groupConcurrency }
      : { localGroupConcurrency: Math.min(at.groupConcurrency, at.concurrency) }),
    pollingIntervalSeconds: LOOK_AGAIN,
  } as const;
  await boss.work<object, void, typeof options>(at.name, options, async (jobs) => {
    wake(at.name);
    for (const job of jobs) await run(job);
  });
}
