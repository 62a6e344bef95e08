import type pg from 'pg';
import { Refused } from '#platform/wire/refused.ts';
import type { JobSender } from '../jobs/port.ts';
import { kyselyOver, type Statement } from './kysely-session.ts';
import type { Tx, Work } from './port.ts';
import { preparedName } from './prepared.ts';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface TransactionKind {
  /** Null takes the platform's role. */
  readonly organizationId: string | null;
  readonly readOnly: boolean;
}

/** Opens a sender that stores jobs through the statements of one transaction. */
export type SenderFor = (
  run: (text: string, values: unknown[]) => Promise<{ rows: object[] }>,
  afterCommit: (run: () => void) => void,
) => JobSender;

/**
 * Runs `work` in a transaction with its role and tenant set in the same round trip as its start. Rolls back
 * when it throws or answers `Refused`. Throws `DatabaseUnavailable`, or what the statement threw.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  kind: TransactionKind,
  senderFor: SenderFor,
  work: Work<Tx, Result>,
): Promise<Result> {
  const client = await pool.connect().catch(unavailable);
  const done: (() => void)[] = [];
  let open = true;
  let turn: Promise<unknown> = Promise.resolve();
  const statement: Statement = (text, parameters) => {
    if (!open) return Promise.reject(new Error('this transaction has ended'));
    const name = preparedName(text);
    const query = { text, values: [...parameters], ...(name === undefined ? {} : { name }) };
    const answer = turn.then(() => client.query(query).catch(unavailable));
    turn = answer.catch(() => undefined);
    return answer;
  };
  let broken: Error | undefined;
  try {
    await client.query(opening(kind));
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
    return unavailable(error);
  } finally {
    client.release(broken);
  }
}

/** The session is lost, or holds a plan that a migration of another process has made useless (0A000). */
const isSpent = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof Error && 'code' in error && error.code === '0A000');

/**
 * A prepared read is planned for a unit of average size. For one that is far larger, an inner side kept to be read again for
 * each outer row is the one plan that grows with the square; without it the planner hashes.
 */
const begunToRead = 'begin read only; set local enable_material = off';

function opening({ organizationId, readOnly }: TransactionKind): string {
  const begin = readOnly ? begunToRead : 'begin';
  if (organizationId === null) return `${begin}; set local role krogkoll_platform`;
  if (!UUID.test(organizationId)) throw new TypeError('an organization id is a UUID');
  return `${begin}; set local role krogkoll_app; set local app.organization_id = '${organizationId}'`;
}

function scopeOver(
  statement: Statement,
  organizationId: string | null,
  senderFor: SenderFor,
  done: (() => void)[],
): Tx {
  const afterCommit = (run: () => void): void => void done.push(run);
  return {
    organizationId,
    kysely: kyselyOver(statement),
    query: async <Row extends object>(text: string, parameters: readonly unknown[] = []) =>
      (await statement(text, parameters)).rows as Row[],
    notify: async (channel, payload) => {
      await statement('select pg_notify($1, $2)', [channel, payload]);
    },
    afterCommit,
    jobs: senderFor(statement, afterCommit),
  };
}

/** Undefined when the session is clean again, otherwise the reason to throw the connection away. */
async function rolledBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function unavailable(error: unknown): never {
  if (error instanceof DatabaseUnavailable || !isUnavailable(error)) throw error;
  throw new DatabaseUnavailable(error);
}
