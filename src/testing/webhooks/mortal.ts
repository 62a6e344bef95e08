import type { Db, Tx, Work } from '#platform/server/db/port.ts';
import { RequestRefused } from '#platform/server/http/guarded-fetch.ts';
import type { GuardedFetch } from '#platform/server/http/guarded-fetch.ts';

/** The process is gone: nothing of it happens any more. */
export class Killed extends Error {}

class Rollback extends Error {}

/** One life of a process, which ends at a moment between two of its doings: within a transaction, after it, before or after a request. */
export const lifeOf = (steps: number) => {
  let left = steps;
  const step = (): void => {
    left -= 1;
    if (left < 0) throw new Killed();
  };
  const within = async <Result>(
    work: Work<Tx, Result>,
    run: (work: Work<Tx, Result>) => Promise<Result>,
  ): Promise<Result> => {
    step();
    try {
      const result = await run(async (tx) => {
        const made = await work(tx);
        try {
          step();
        } catch {
          throw new Rollback();
        }
        return made;
      });
      step();
      return result;
    } catch (error) {
      throw error instanceof Rollback ? new Killed() : error;
    }
  };
  return {
    isOver: (): boolean => left < 0,
    db: (db: Db): Db => ({
      ...db,
      tenantTransaction: (organizationId, work) =>
        within(work, (watched) => db.tenantTransaction(organizationId, watched)),
      platformTransaction: (work) => within(work, (watched) => db.platformTransaction(watched)),
    }),
    /** A request may have been heard though nobody lives to hear the answer. */
    fetch:
      (fetch: GuardedFetch): GuardedFetch =>
      async (url, outgoing) => {
        step();
        const answer = await fetch(url, outgoing);
        step();
        return answer;
      },
  };
};

/** What a receiver that is not well does: takes a message, or not, and tells of it, or not. */
export const flakyReceiver = (
  chance: () => number,
  take: (body: string, headers: Readonly<Record<string, string>>) => void,
): { fetch: GuardedFetch; heal: () => void } => {
  let isWell = false;
  const lost = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
  return {
    heal: () => void (isWell = true),
    fetch: async (_, { body, headers }) => {
      const draw = isWell ? 1 : chance();
      const answer = (status: number, more: Record<string, string> = {}) => ({
        status,
        headers: more,
        body: Buffer.from(''),
      });
      if (draw < 0.06) throw lost();
      if (draw < 0.12) return answer(500);
      if (draw < 0.16) return answer(429, { 'retry-after': '7' });
      if (draw < 0.2) throw new RequestRefused('redirected by 302', 302);
      take(Buffer.from(body ?? []).toString(), headers as Record<string, string>);
      // Taken, and the answer is lost on its way back.
      if (draw < 0.28) throw lost();
      return answer(204);
    },
  };
};
