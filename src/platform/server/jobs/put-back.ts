import type pg from 'pg';

/** What pg-boss says to put back a job that it took up for a group that turned out to be full. */
const restoring = /^\s*UPDATE \S+\s+SET state = 'created',\s+started_on = NULL,\s+heartbeat_on = NULL/;

const UNIQUE_VIOLATION = '23505';

/** Whether pg-boss could not put a job back because another one with its key has come to wait meanwhile. */
export const isBlockedRestore = (text: string, error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION && restoring.test(text);

/**
 * Puts the job back among those that are to be tried again, where a key may come twice. Left as it is, it would count as
 * taken up until its worker is missed. It is not dropped for the one that waits: documents may be leased in its name, from
 * a try that ended with its process.
 */
export const putBack = async (client: pg.ClientBase, values: unknown[]): Promise<void> => {
  await client.query(
    `update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null
     where name = $1 and id = any($2::uuid[]) and state = 'active'`,
    values,
  );
};
