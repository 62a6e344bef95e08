import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { patiently } from '../db/engine.ts';
import { tableFile, type Manifest, type Tables } from './manifest.ts';
import { plainTexts, readRows } from './read-rows.ts';
import { BackupRefused } from './refused.ts';
import { quoted, shapesOf, targetOf, type TableShape } from './table-shape.ts';

/** Characters of rows in one statement. */
const portion = 2_000_000;

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const referencesSql = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;

/** Lines end with a line feed and nothing else: `readline` would part a text at U+2028 as well. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  const text = createReadStream(path).pipe(createGunzip()).setEncoding('utf8');
  for await (const part of text as AsyncIterable<string>) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function* portionsOf(path: string): AsyncGenerator<string> {
  const lines: string[] = [];
  let size = 0;
  for await (const line of linesOf(path)) {
    lines.push(line);
    size += line.length;
    if (size < portion) continue;
    yield `[${lines.splice(0).join(',')}]`;
    size = 0;
  }
  if (lines.length > 0) yield `[${lines.join(',')}]`;
}

/** Puts rows in that are given as a JSON list of lists, as `readRows` tells them. */
export const insertingSql = (shape: TableShape): string => {
  const names = shape.columns.map(({ name }) => quoted(name)).join(', ');
  const values = shape.columns.map(({ type }, at) => `(v->>${at})::${type}`).join(', ');
  return `insert into ${targetOf(shape)} (${names}) overriding system value select ${values} from jsonb_array_elements($1::jsonb) v`;
};

const fill = async (client: pg.ClientBase, shape: TableShape, path: string): Promise<void> => {
  const text = insertingSql(shape);
  for await (const rows of portionsOf(path)) await client.query({ ...patiently(text), values: [rows] });
};

/** What migrations have put in goes: the backup has it as it was later. */
const emptied = (shapes: readonly TableShape[]): string =>
  `truncate ${shapes
    .filter(({ name }) => name.startsWith('public.'))
    .map(targetOf)
    .join(', ')}`;

const sameColumns = (shape: TableShape, table: Manifest['tables'][number]): boolean =>
  shape.columns.map(({ name }) => name).join() === table.columns.join();

/** The tables of a database with those of a backup. Throws `BackupRefused` where they are not the same. */
const pairs = (
  shapes: readonly TableShape[],
  { tables }: Tables,
): readonly (readonly [TableShape, Manifest['tables'][number]])[] => {
  const known = new Map(shapes.map((shape) => [shape.name, shape]));
  return tables.map((table) => {
    const shape = known.get(table.name);
    if (shape === undefined || !sameColumns(shape, table))
      throw new BackupRefused(`${table.name} of this backup is not as this version knows it`);
    return [shape, table] as const;
  });
};

/** Who works on a job when a backup is taken has ended with its place. */
const freed = `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`;

/**
 * Fills the empty tables of a database from a backup's files and proves it: each is read again, and its rows and their digest
 * are those of the manifest. In the caller's transaction, which stands or falls as a whole. References are taken off for it
 * and checked as they are put back; triggers are silent. Throws `BackupRefused`.
 */
export const loadTables = async (client: pg.ClientBase, folder: string, manifest: Tables): Promise<void> => {
  await client.query(plainTexts);
  const shapes = await shapesOf(client);
  const tables = pairs(shapes, manifest);
  const { rows: references } = await client.query<Constraint>(referencesSql);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  await client.query(emptied(shapes));
  const own = shapes.filter(({ name }) => name.startsWith('public.'));
  for (const shape of own) {
    await client.query(`alter table ${targetOf(shape)} disable trigger user`);
    if (shape.isForced) await client.query(`alter table ${targetOf(shape)} no force row level security`);
  }
  for (const [shape, table] of tables) {
    await fill(client, shape, join(folder, tableFile(table.name)));
    const { rows, digest } = await readRows(client, shape);
    if (rows !== table.rows || digest !== table.digest)
      throw new BackupRefused(`${table.name} did not come back as it was: ${rows} rows of ${table.rows}`);
  }
  for (const shape of own) {
    if (shape.isForced) await client.query(`alter table ${targetOf(shape)} force row level security`);
    await client.query(`alter table ${targetOf(shape)} enable trigger user`);
  }
  for (const { table, name, definition } of references)
    await client.query(patiently(`alter table ${table} add constraint ${name} ${definition}`));
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1, $2::bigint, $3)', [name, value, isCalled]);
  await client.query(freed);
};
