import { Refused } from '#platform/wire/refused.ts';
import type { Db, Tx, Work } from './port.ts';

/** Ends a rehearsed transaction, which rolls back what answers it. */
const undone = new Refused('unknown.error');

/**
 * The same database, in which nothing that is done stays: each transaction does its work in full, with every check of the database,
 * answers what came of it, and is rolled back. Nothing is told, enqueued or run after a commit, for there is none.
 */
export const rehearsing = (db: Db): Db => {
  const rehearse = async <Result>(
    open: (work: Work<Tx, Refused>) => Promise<unknown>,
    work: Work<Tx, Result>,
  ): Promise<Result> => {
    const held: { result?: { readonly value: Result } } = {};
    await open(async (tx) => {
      held.result = { value: await work(tx) };
      return undone;
    });
    if (held.result === undefined) throw new Error('a rehearsed transaction has not run');
    return held.result.value;
  };
  return {
    ...db,
    tenantTransaction: (organizationId, work) =>
      rehearse((each) => db.tenantTransaction(organizationId, each), work),
    platformTransaction: (work) => rehearse((each) => db.platformTransaction(each), work),
  };
};
