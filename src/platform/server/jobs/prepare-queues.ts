import type { PgBoss, Queue } from 'pg-boss';
import type { JobDefinition } from './port.ts';

const LOST_WORKER = 10;

const KEEP_DONE = 3_600;

/** Where a job goes when every try has failed; its handler is the job's `giveUp`. */
export const failedQueue = (name: string): string => `${name}-failed`;

/** Makes or brings up to date the queue of each definition, and the one where its failed jobs go. */
export async function prepareQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const definition of definitions) {
    const failed = { retryLimit: 5, retryDelay: 5, deleteAfterSeconds: KEEP_DONE, notify: false };
    const wanted = {
      retryLimit: definition.retries,
      retryDelay: definition.retryDelay,
      retryBackoff: true,
      expireInSeconds: definition.timeout,
      heartbeatSeconds: LOST_WORKER,
      deleteAfterSeconds: KEEP_DONE,
      deadLetter: failedQueue(definition.name),
      // A notification in the transaction that enqueues would hold a lock of the whole database at its commit.
      notify: false,
    };
    await prepare(boss, known, { name: failedQueue(definition.name), ...failed });
    await prepare(boss, known, { name: definition.name, policy: 'short', ...wanted });
    // Fills the queue cache: looked up inside a transaction it would wait for the session it stands in.
    await boss.insert(definition.name, []);
  }
}

async function prepare(boss: PgBoss, known: ReadonlyMap<string, Queue>, wanted: Queue): Promise<void> {
  const { name, policy, ...changeable } = wanted;
  const before = known.get(name);
  if (before === undefined) {
    await boss.createQueue(name, policy === undefined ? changeable : { policy, ...changeable });
  } else if (Object.entries(changeable).some(([key, value]) => before[key as keyof Queue] !== value)) {
    await boss.updateQueue(name, changeable);
  }
}
