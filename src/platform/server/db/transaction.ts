import { Refused } from '#platform/wire/refused.ts';
import type { Engine } from './engine.ts';
import type { Statement } from './kysely-session.ts';
import type { Tx, Work } from './port.ts';
import { preparedQuery } from './prepared.ts';
import { unavailable } from './unavailable.ts';
import { openingOf } from './transaction-start.ts';
import { type SenderFor, scopeOver } from './transaction-scope.ts';
import { endedBy } from './spent-session.ts';

/** Whoever's answers this transaction has changed have another version with its commit, in its round trip. */
const ended = 'select krogkoll_raise_versions(); commit';

/** What PostgreSQL says to a statement after one that failed (appendix A): a commit would roll back, and say so to nobody. */
const IN_FAILED_TRANSACTION = '25P02';

const asRolledBack = (error: unknown): never => {
  const isLate = error instanceof Error && 'code' in error && error.code === IN_FAILED_TRANSACTION;
  throw isLate
    ? new Error('a statement had failed, so the transaction was rolled back', { cause: error })
    : error;
};

/**
 * Runs `work` in a transaction with its role and tenant set in the same round trip as its start. Rolls back
 * when it throws or answers `Refused`. Throws `DatabaseUnavailable`, at once where there is no room for a change, or what the
 * statement threw.
 */
export async function inTransaction<Result>(
  { pool, room }: Pick<Engine, 'pool' | 'room'>,
  organizationId: string | null,
  senderFor: SenderFor,
  work: Work<Tx, Result>,
): Promise<Result> {
  room.assert();
  const client = await pool.connect().catch(unavailable);
  const done: (() => void)[] = [];
  let open = true;
  let turn: Promise<unknown> = Promise.resolve();
  const statement: Statement = (text, parameters) => {
    if (!open) return Promise.reject(new Error('this transaction has ended'));
    const query = preparedQuery(text, parameters);
    const answer = turn.then(() => client.query(query).catch(unavailable));
    turn = answer.catch(() => undefined);
    return answer;
  };
  let broken: Error | undefined;
  try {
    await client.query(openingOf(organizationId));
    const result = await work(scopeOver(statement, organizationId, senderFor, done));
    open = false;
    await turn;
    if (result instanceof Refused) {
      await client.query('rollback');
      return result;
    }
    await client.query(ended).catch(asRolledBack);
    for (const run of done) run();
    return result;
  } catch (error) {
    open = false;
    await turn;
    broken = await endedBy(error, client, room);
    return unavailable(error);
  } finally {
    client.release(broken);
  }
}
