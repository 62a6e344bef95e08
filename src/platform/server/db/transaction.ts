import { Refused } from '#platform/wire/refused.ts';
import type { Engine } from './engine.ts';
import { GivenUp, isGivenUp } from './given-up.ts';
import type { Statement } from './kysely-session.ts';
import type { Tx, Work } from './port.ts';
import { preparedName } from './prepared.ts';
import { DatabaseUnavailable, isDiskFull, isUnavailable } from './unavailable.ts';
import { type TransactionKind, openingOf } from './transaction-start.ts';
import { type SenderFor, scopeOver } from './transaction-scope.ts';
import { isSpent, rolledBack } from './spent-session.ts';

/**
 * Runs `work` in a transaction with its role and tenant set in the same round trip as its start. Rolls back
 * when it throws or answers `Refused`. A read that nobody waits for any more goes no further. Throws
 * `DatabaseUnavailable`, which a change does at once where there is no room for it, or what the statement threw.
 */
export async function inTransaction<Result>(
  { pool, room }: Pick<Engine, 'pool' | 'room'>,
  kind: TransactionKind,
  senderFor: SenderFor,
  work: Work<Tx, Result>,
): Promise<Result> {
  if (!kind.readOnly) room.assert();
  const client = await pool.connect().catch(unavailable);
  const done: (() => void)[] = [];
  const limit = kind.longest === undefined ? {} : { query_timeout: kind.longest };
  let open = true;
  let turn: Promise<unknown> = Promise.resolve();
  const statement: Statement = (text, parameters) => {
    if (!open) return Promise.reject(new Error('this transaction has ended'));
    const name = preparedName(text);
    const query = { text, values: [...parameters], ...(name === undefined ? {} : { name }), ...limit };
    const answer = turn.then(() => {
      if (kind.readOnly && isGivenUp()) throw new GivenUp();
      return client.query(query).catch(unavailable);
    });
    turn = answer.catch(() => undefined);
    return answer;
  };
  let broken: Error | undefined;
  try {
    if (kind.readOnly && isGivenUp()) throw new GivenUp();
    await client.query(openingOf(kind));
    const result = await work(scopeOver(statement, kind.organizationId, senderFor, done));
    open = false;
    await turn;
    if (result instanceof Refused) {
      await client.query('rollback');
      return result;
    }
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('a statement had failed, so the transaction was rolled back');
    for (const run of done) run();
    return result;
  } catch (error) {
    open = false;
    await turn;
    broken = isSpent(error) ? new DatabaseUnavailable(error) : await rolledBack(client);
    if (error instanceof DatabaseUnavailable && isDiskFull(error.cause)) room.isShort();
    return unavailable(error);
  } finally {
    client.release(broken);
  }
}

function unavailable(error: unknown): never {
  if (error instanceof DatabaseUnavailable) throw error;
  if (!(error instanceof GivenUp) && !isUnavailable(error)) throw error;
  throw new DatabaseUnavailable(error);
}
