import type pg from 'pg';
import type { Engine } from './engine.ts';
import { DatabaseUnavailable, isDiskFull, isUnavailable } from './unavailable.ts';

/**
 * The session is lost, or holds a plan that a migration of another process has made useless (0A000). One that found no disk
 * (53100) goes on: a new one of the embedded engine would be a new engine, which starts on the same full disk.
 */
export const isSpent = (error: unknown): boolean => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const { cause } = error instanceof DatabaseUnavailable ? error : {};
  if (isDiskFull(error) || isDiskFull(cause)) return false;
  return isUnavailable(error) || code === '0A000';
};

/** Undefined when the session is clean again, otherwise the reason to throw the connection away. */
async function rolledBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Ends a transaction that a fault has ended, and tells the room of a full disk. Undefined when the session is clean again,
 * otherwise the reason to throw the connection away.
 */
export async function endedBy(
  error: unknown,
  client: pg.PoolClient,
  room: Engine['room'],
): Promise<Error | undefined> {
  const broken = isSpent(error) ? new DatabaseUnavailable(error) : await rolledBack(client);
  if (error instanceof DatabaseUnavailable && isDiskFull(error.cause)) room.isShort();
  return broken;
}
