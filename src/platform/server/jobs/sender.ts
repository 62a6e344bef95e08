import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { JobInsert, PgBoss } from 'pg-boss';
import type { Engine, EngineLog } from '../db/engine.ts';
import type { SenderFor } from '../db/transaction-scope.ts';
import type { EnqueueOptions } from './port.ts';

/** The channel on which is said which queue has new jobs. */
export const jobsChannel = 'jobs';

/** Milliseconds before a job is offered once more where the database was crowded or away; the next start of a server finds what waits after the last. */
const pauses: readonly number[] = [500, 2_000, 8_000, 30_000];

const rowOf = ({
  payload,
  options,
}: {
  payload: object;
  options: EnqueueOptions;
}): JobInsert & { id: string } => ({
  id: randomUUID(),
  data: payload,
  singletonKey: options.key ?? randomUUID(),
  ...(options.group === undefined ? {} : { group: { id: options.group } }),
  ...(options.priority === undefined ? {} : { priority: options.priority }),
  ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
  ...(options.inSeconds === undefined ? {} : { startAfter: options.inSeconds }),
});

/**
 * Stores jobs in a caller's transaction. A job that was dropped because another transaction's with its key
 * waits is offered again after the commit, until the database takes it: a worker may have taken that one before it could see this
 * transaction's rows. The embedded engine runs one transaction at a time, so there it cannot happen.
 */
export function senderOver(
  boss: Pick<PgBoss, 'insert'>,
  engine: Pick<Engine, 'kind' | 'tell'>,
  log: EngineLog,
): SenderFor {
  return (run, after) => {
    const sent = new Set<string>();
    const isFirst = (name: string, key: string | undefined): boolean => {
      if (key === undefined) return true;
      const before = sent.size;
      return sent.add(`${name} ${key}`).size > before;
    };
    return {
      async send(name, jobs) {
        const first = jobs.filter(({ options }) => isFirst(name, options.key));
        const rows = first.map(rowOf);
        const executeSql = (text: string, values?: unknown[]) => run(text, values ?? []);
        const stored = await boss.insert(name, rows, { returnId: true, db: { executeSql } });
        const now = Date.now();
        const isDue = jobs.some(
          ({ options: { startAfter, inSeconds = 0 } }) =>
            inSeconds === 0 && (startAfter === undefined || startAfter.getTime() <= now),
        );
        if (isDue && stored !== null && stored.length > 0) after.notify(jobsChannel, name);
        const dropped = rows.filter(
          ({ id }, at) => first[at]?.options.isAwaited !== true && !stored?.includes(id),
        );
        if (engine.kind === 'pglite' || dropped.length === 0) return;
        const offerAgain = async ([pause, ...others] = pauses): Promise<void> => {
          try {
            await boss.insert(name, dropped);
            // Nobody is woken for what comes due later.
            if (isDue) engine.tell([[jobsChannel, name]]);
          } catch (error) {
            if (pause === undefined) throw error;
            await delay(pause, undefined, { ref: false });
            await offerAgain(others);
          }
        };
        const report = (error: unknown): void =>
          log.warn({ err: error, name }, 'a job was not offered again');
        after.afterCommit(() => void offerAgain().catch(report));
      },
    };
  };
}
