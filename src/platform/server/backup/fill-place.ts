import pg from 'pg';
import type { Config } from '../config.ts';
import { closingSql } from '../db/closed-place.ts';
import { openEmbedded } from '../db/embedded.ts';
import type { Engine, EngineLog, DatabaseLocation } from '../db/engine.ts';
import { historySql, migrate } from '../db/migrate.ts';
import { readSchema, type Schema } from '../db/read-schema.ts';
import { openServer } from '../db/server.ts';
import type { JobDefinition } from '../jobs/port.ts';
import { openJobQueue } from '../jobs/queue.ts';
import { createHash } from 'node:crypto';
import { loadTables } from './load-tables.ts';
import type { Tables } from './manifest.ts';
import { BackupRefused } from './refused.ts';

/** The schema as the backup's database had it. Throws `BackupRefused` for a backup of a newer or another version. */
const schemaOf = ({ migrations, functions }: Schema, manifest: Tables): Schema => {
  const wanted = new Map(manifest.migrations.map(({ name, checksum }) => [name, checksum]));
  const known = migrations.filter(({ name }) => wanted.has(name));
  if (known.length < wanted.size)
    throw new BackupRefused('this backup is of a newer version of the product; restore it with that one');
  for (const { name, sql, formerly } of known) {
    const checksum = wanted.get(name) ?? '';
    if (createHash('sha256').update(sql).digest('hex') !== checksum && !formerly.includes(checksum))
      throw new BackupRefused(`${name} is another one in this version than in the backup`);
  }
  const gap = migrations.findIndex(({ name }) => !wanted.has(name));
  if (gap !== -1 && gap < known.length)
    throw new BackupRefused(
      `the backup lacks ${migrations[gap]?.name ?? ''}, which came before others that it has`,
    );
  return { migrations: known, functions };
};

const isEmpty = async (engine: Engine): Promise<boolean> => {
  const { rows } = await engine.background.query<{ tables: number }>(
    `select count(*)::int as tables from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  return rows[0]?.tables === 0;
};

/** Fails early where the server is away, rather than after originals have been copied. */
const openEngine = async (location: DatabaseLocation, log: EngineLog): Promise<Engine> =>
  location.kind === 'pglite' ? openEmbedded(location, log) : openServer(location.url, log, 2);

/** A client of its own: a restore takes longer than a request may. */
const withClient = async <Result>(
  engine: Engine,
  location: DatabaseLocation,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> => {
  if (location.kind === 'pglite') {
    const client = await engine.background.connect();
    return work(client).finally(() => client.release());
  }
  const client = new pg.Client({ connectionString: location.url, application_name: 'krogkoll restore' });
  await client.connect();
  return work(client).finally(() => client.end());
};

export interface Filling {
  readonly location: DatabaseLocation;
  readonly jobs: readonly JobDefinition[];
  readonly log: EngineLog;
}

/** Throws `BackupRefused` unless nothing lies in the database, and the error of a server that is away. */
export const assertEmptyDatabase = async ({ location, log }: Filling): Promise<void> => {
  if (location.kind === 'pglite') return;
  const engine = await openEngine(location, log);
  const empty = await isEmpty(engine).finally(() => engine.close());
  if (!empty) throw new BackupRefused('the database at DATABASE_URL is not empty; name an empty one');
};

/**
 * Makes the tables of a backup in an empty database, as they were when it was taken, and fills them. Until it is done the
 * database is closed to every start, and one that was cut short stays so. `meanwhile` brings what lies beside it. The next start
 * applies newer migrations. Throws `BackupRefused`.
 */
export const fillPlace = async (
  { location, jobs, log }: Filling,
  folder: string,
  manifest: Tables,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const schema = schemaOf(await readSchema(), manifest);
  const engine = await openEngine(location, log);
  try {
    if (!(await isEmpty(engine))) throw new BackupRefused('the database is not empty; name an empty one');
    await engine.background.query(historySql);
    await engine.background.query(closingSql('~restoring'));
    await meanwhile();
    await migrate(engine, schema);
    const queue = await openJobQueue(engine, log, jobs);
    await queue.stop();
    await withClient(engine, location, async (client) => {
      await client.query('begin');
      try {
        await loadTables(client, folder, manifest);
        await client.query(`delete from krogkoll_migration where name = '~restoring'`);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    });
  } finally {
    await engine.close();
  }
};

/** What the settings say of the place that is filled. */
export type FilledConfig = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SESSION_KEY'>;
