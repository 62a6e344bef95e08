import type pg from 'pg';

/** What pg-boss says to put back a job that it took up for a group that turned out to be full. */
const restoring = /^\s*UPDATE \S+\s+SET state = 'created',\s+started_on = NULL,\s+heartbeat_on = NULL/;

const UNIQUE_VIOLATION = '23505';

/** Whether pg-boss could not put a job back because another one with its key has come to wait meanwhile. */
export const isRestore = (text: string, error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION && restoring.test(text);

/** The waiting job does what the one that was taken up would have done, as if that had been dropped when it was sent. */
const dropDoubled = `
  delete from pgboss.job j where j.name = $1 and j.id = any($2::uuid[]) and j.state = 'active' and exists (
    select from pgboss.job w where w.name = j.name and w.singleton_key = j.singleton_key and w.state = 'created' and w.id <> j.id
  )`;

const attempts = 5;

/**
 * Puts back what has no waiting job of its key, and removes what has. Left as it is, such a job would count as taken up
 * until its worker is missed, and would then be tried again. A waiting job that is taken up between the two statements
 * leaves the first one to be put back.
 */
export const standAside = async (client: pg.ClientBase, text: string, values: unknown[]): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    await client.query(dropDoubled, values);
    try {
      await client.query(text, values);
      return;
    } catch (error) {
      if (attempt === attempts || !isRestore(text, error)) throw error;
    }
  }
};
