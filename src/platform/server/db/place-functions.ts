import { createHash } from 'node:crypto';
import pg from 'pg';
import { type DatabaseFunction, functionsFor } from './read-functions.ts';

/** What the engine says when a function has another result or other names of parameters than the one it replaces. */
const INVALID_FUNCTION_DEFINITION = '42P13';

const checksumOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

/**
 * Puts in place those functions that a migration calls, before it runs. The tables that their bodies use may come later,
 * so bodies are not looked at. The caller's transaction.
 */
export async function placeCalled(
  client: pg.ClientBase,
  migration: string,
  functions: readonly DatabaseFunction[],
): Promise<void> {
  await client.query('set local check_function_bodies = off');
  for (const each of functionsFor(migration, functions)) await place(client, each);
  await client.query('set local check_function_bodies = on');
}

/**
 * Brings the database's functions to what the files say, in the caller's transaction: puts in place what is new or has
 * another text, and drops what has no file. Answers the names of both.
 */
export async function placeChanged(
  client: pg.ClientBase,
  functions: readonly DatabaseFunction[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from krogkoll_function',
  );
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = functions.filter(({ name, sql }) => known.get(name) !== checksumOf(sql));
  for (const each of changed) {
    await place(client, each);
    await client.query(
      `insert into krogkoll_function (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, placed_at = now()`,
      [each.name, checksumOf(each.sql)],
    );
  }
  const names = functions.map(({ name }) => name);
  await client.query('delete from krogkoll_function where name <> all ($1)', [names]);
  return [...changed.map(({ name }) => name), ...(await dropOthers(client, names))];
}

/** In `public`, everything that begins with our name is ours. */
async function dropOthers(client: pg.ClientBase, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; signature: string }>(
    `select p.proname as name, p.oid::regprocedure::text as signature from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname like 'krogkoll\\_%' and p.proname <> all ($1)`,
    [names],
  );
  for (const { signature } of rows) await client.query(`drop function ${signature}`);
  return rows.map(({ name }) => name);
}

/**
 * Puts one function in place. One with another signature is dropped first, which fails where a policy, a view or a trigger
 * needs it: that takes a migration. Rights begin anew, so that they are what the text says.
 */
async function place(client: pg.ClientBase, { name, sql }: DatabaseFunction): Promise<void> {
  const before = await signaturesOf(client, name);
  await client.query('savepoint before_function');
  try {
    for (const signature of before) await client.query(rightsAnew(signature));
    await client.query(sql);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== INVALID_FUNCTION_DEFINITION)
      throw new Error(`function ${name} could not be put in place`, { cause: error });
    await client.query('rollback to savepoint before_function');
    for (const signature of before) await client.query(`drop function ${signature}`);
    await client.query(sql);
  }
  const after = await signaturesOf(client, name);
  if (after.length === 1) return;
  for (const signature of before) await client.query(`drop function ${signature}`);
}

/** As a function that is made for the first time has them. The roles come with the first migration. */
const rightsAnew = (signature: string): string => `
  revoke all on function ${signature} from public, krogkoll_app, krogkoll_platform;
  grant execute on function ${signature} to public`;

async function signaturesOf(client: pg.ClientBase, name: string): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  return rows.map(({ signature }) => signature);
}
