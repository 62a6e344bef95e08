import pg from 'pg';
import { Refused } from '#platform/wire/refused.ts';
import type { Engine, Notice } from './engine.ts';
import type { Statement } from './kysely-session.ts';
import type { Tx, Work } from './port.ts';
import { preparedQuery } from './prepared.ts';
import { unavailable } from './unavailable.ts';
import { openingOf } from './transaction-start.ts';
import { Ending, type SenderFor, scopeOver } from './transaction-scope.ts';
import { endedBy } from './spent-session.ts';

/**
 * Whoever's answers this transaction has changed have another version, and open screens are told, with its commit and in its round
 * trip. Several statements in one text take no parameters, so the facts stand in it.
 */
const endedWith = ({ facts }: Ending): string =>
  `select krogkoll_end_transaction(${facts.length === 0 ? 'null' : pg.escapeLiteral(JSON.stringify(facts))}) as woken; commit`;

/** Whom the database's triggers want woken, as the first of the end's statements answered. */
const wokenIn = (results: unknown): Notice[] => {
  const [first] = [results].flat() as { readonly rows?: readonly { readonly woken: string | null }[] }[];
  return (first?.rows?.[0]?.woken ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
};

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
  { pool, room, tell }: Pick<Engine, 'pool' | 'room' | 'tell'>,
  organizationId: string | null,
  senderFor: SenderFor,
  work: Work<Tx, Result>,
): Promise<Result> {
  room.assert();
  const client = await pool.connect().catch(unavailable);
  const ending = new Ending();
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
    const result = await work(scopeOver(statement, organizationId, senderFor, ending));
    open = false;
    await turn;
    if (result instanceof Refused) {
      await client.query('rollback');
      return result;
    }
    const ended: unknown = await client.query(endedWith(ending)).catch(asRolledBack);
    for (const run of ending.done) run();
    tell([...ending.told(), ...wokenIn(ended)]);
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
