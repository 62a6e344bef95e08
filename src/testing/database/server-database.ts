import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Origin } from './test-snapshot.ts';
import { databaseAt, templateOf } from './test-template.ts';

/** Makes a database of a template on a server; answers its address. */
export async function newServerDatabase(server: string, origin: Origin): Promise<string> {
  const name = `krogkoll_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) =>
    client.query(`create database ${name} template ${await templateOf(client, server, origin)}`),
  );
  return databaseAt(server, name);
}

const OBJECT_IN_USE = '55006';
const INSUFFICIENT_PRIVILEGE = '42501';

const codeOf = (error: unknown): unknown => (error instanceof pg.DatabaseError ? error.code : undefined);

/**
 * Drops a database of `newServerDatabase`. Only a plain drop may end an autovacuum worker, which is the superuser's;
 * only force ends a session that stayed open. A database that has both at once stays with its throwaway server.
 */
export async function dropServerDatabase(server: string, url: string): Promise<void> {
  const drop = `drop database if exists ${new URL(url).pathname.slice(1)}`;
  await onServer(server, async (client) => {
    try {
      await client.query(drop);
    } catch (error) {
      if (codeOf(error) !== OBJECT_IN_USE) throw error;
      await client.query(`${drop} with (force)`).catch((forced: unknown) => {
        if (codeOf(forced) !== INSUFFICIENT_PRIVILEGE) throw forced;
      });
    }
  });
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
