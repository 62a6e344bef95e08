import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { durableFolder } from '../durable-folder.ts';
import { tableFile, type Manifest, type Tables } from './manifest.ts';
import { plainTexts, readRows } from './read-rows.ts';
import { shapesOf, type TableShape } from './table-shape.ts';

/** The tables of a snapshot, and every SHA-256 that a row of them names. */
export interface Dump extends Tables {
  readonly named: ReadonlySet<string>;
  /** Those that a received document names, which must be there. */
  readonly received: ReadonlySet<string>;
}

/** Tables whose rows stand for bytes that were acknowledged. */
const receiving: ReadonlySet<string> = new Set(['public.document', 'public.unrouted_document']);

const sequencesSql = `
  select schemaname || '.' || sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
  from pg_sequences where schemaname = 'public' order by sequencename collate "C"`;

/** Finds the originals that lines of a table name: the values of columns called `sha256` or `…_sha256`. */
const originalsIn = (
  { columns }: TableShape,
  lines: readonly string[],
  add: (name: string) => void,
): void => {
  const places = columns.flatMap(({ name }, at) => (/(^|_)sha256$/.test(name) ? [at] : []));
  if (places.length === 0) return;
  for (const line of lines) {
    const values = JSON.parse(line) as (string | null)[];
    for (const at of places) if (/^[0-9a-f]{64}$/.test(values[at] ?? '')) add(values[at] ?? '');
  }
};

const dumpTable = async (
  client: pg.ClientBase,
  shape: TableShape,
  folder: string,
  add: (name: string) => void,
): Promise<Manifest['tables'][number]> => {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const packed = createGzip({ level: 3 });
  const file = createWriteStream(join(folder, tableFile(shape.name)), { mode: 0o600, flush: true });
  const written = finished(packed.pipe(hashed).pipe(file));
  const told = await readRows(client, shape, async (lines) => {
    originalsIn(shape, lines, add);
    if (!packed.write(`${lines.join('\n')}\n`)) await Promise.race([once(packed, 'drain'), written]);
  });
  packed.end();
  await written;
  const columns = shape.columns.map(({ name }) => name);
  return { name: shape.name, columns, ...told, sha256: hash.digest('hex') };
};

/**
 * Writes every table into `tables/` of a folder, from one snapshot that nobody waits for: reads only, and each row as it was at
 * its beginning.
 */
export const dumpTables = async (client: pg.ClientBase, folder: string): Promise<Dump> => {
  await durableFolder(join(folder, 'tables'));
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(plainTexts);
    const shapes = await shapesOf(client);
    const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
      `select name, checksum from krogkoll_migration where name not like '~%' order by name`,
    );
    const { rows: sequences } = await client.query<Manifest['sequences'][number]>(sequencesSql);
    const named = new Set<string>();
    const received = new Set<string>();
    const tables: Manifest['tables'][number][] = [];
    for (const shape of shapes) {
      tables.push(
        await dumpTable(client, shape, folder, (name) => {
          named.add(name);
          if (receiving.has(shape.name)) received.add(name);
        }),
      );
    }
    return { migrations, tables, sequences, named, received };
  } finally {
    await client.query('rollback');
  }
};
