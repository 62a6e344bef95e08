import type pg from 'pg';
import { isUnavailable } from './unavailable.ts';

/** The session is lost, or holds a plan that a migration of another process has made useless (0A000). */
export const isSpent = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof Error && 'code' in error && error.code === '0A000');

/** Undefined when the session is clean again, otherwise the reason to throw the connection away. */
export async function rolledBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
