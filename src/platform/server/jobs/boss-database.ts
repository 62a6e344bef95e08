import type pg from 'pg';
import type { Db as BossDatabase } from 'pg-boss';
import type { Engine } from '../db/engine.ts';
import { preparedName } from '../db/prepared.ts';
import { isBlockedRestore, putBack } from './put-back.ts';

/**
 * pg-boss over an engine's background connections. Its maintenance sends several statements as one text, with
 * their own begin and commit; after an error the session is cleaned before the next one uses it.
 */
export function bossDatabase(engine: Engine): BossDatabase {
  return {
    async executeSql(text, values) {
      // Fetching a job changes it.
      engine.room.assert();
      const client = await engine.background.connect();
      let broken: Error | undefined;
      try {
        const result: pg.QueryResult<object> | pg.QueryResult<object>[] = await client.query(
          values?.length ? preparable(text, values) : text,
        );
        return { rows: [result].flat().flatMap(({ rows }) => rows) };
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => (broken = failure));
        if (broken !== undefined || !isBlockedRestore(text, error)) throw error;
        await putBack(client, values ?? []);
        return { rows: [] };
      } finally {
        client.release(broken);
      }
    },
  };
}

/** Planning what fetches a job takes longer than fetching it, so it is prepared as well. */
const preparable = (text: string, values: unknown[]): pg.QueryConfig => {
  const name = preparedName(text);
  return name === undefined ? { text, values } : { text, values, name };
};
