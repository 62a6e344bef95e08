import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DirectoryInUse, lockDirectory } from '../place/directory-lock.ts';
import { migrationsFolder, readMigrations } from '../db/read-migrations.ts';
import type { Clock } from '../clock.ts';
import { examineNotices, examineRights } from './examine-rights.ts';
import { type Examine, fault, type Finding, good, note, reasonOf } from './finding.ts';

/** Milliseconds that two clocks may differ by. */
const clockSlack = 5_000;

const oldest = 150_000;

/** Settings of a server without which a commit that was told can be lost. */
const durable = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

interface Told {
  readonly version: number;
  readonly at: Date;
  readonly connections: number;
  readonly fsync: string;
  readonly full_page_writes: string;
  readonly synchronous_commit: string;
  readonly migrations: boolean;
}

const toldSql = `
  select current_setting('server_version_num')::int version, clock_timestamp() at, current_setting('max_connections')::int connections,
    current_setting('fsync') fsync, current_setting('full_page_writes') full_page_writes,
    current_setting('synchronous_commit') synchronous_commit, to_regclass('krogkoll_migration') is not null migrations`;

const stateOf = async (client: pg.Client): Promise<Finding> => {
  const { rows } = await client.query<{ name: string }>('select name from krogkoll_migration');
  const applied = new Set(rows.map(({ name }) => name));
  const known = new Set((await readMigrations(migrationsFolder)).map(({ name }) => name));
  if ([...applied].some((name) => name.startsWith('~')))
    return fault('database', 'it was moved away or is half restored: a start says which, and opens none.');
  const newer = [...applied].filter((name) => !known.has(name));
  if (newer.length > 0)
    return fault(
      'database',
      `a newer version of the product has changed it (${newer[0] ?? ''}); start that one.`,
    );
  const waiting = [...known].filter((name) => !applied.has(name)).length;
  return waiting === 0
    ? good('database', `all ${applied.size} migrations are applied.`)
    : note('database', `${waiting} migrations are applied by the next start. Take a backup before it.`);
};

const judged = (told: Told, asked: number, now: Date): readonly Finding[] => {
  const found: Finding[] = [];
  if (told.version < oldest)
    found.push(fault('database', `its version is ${told.version}; it takes 15 or newer.`));
  for (const name of durable)
    if (told[name] === 'off')
      found.push(fault('database', `its ${name} is off: what was acknowledged can be lost. Set it to on.`));
  if (told.connections < asked + 10)
    found.push(
      fault('database', `it takes ${told.connections} connections, and DATABASE_CONNECTIONS is ${asked}.`),
    );
  const behind = told.at.getTime() - now.getTime();
  found.push(
    Math.abs(behind) > clockSlack
      ? fault(
          'clock',
          `it differs from the database's by ${Math.round(Math.abs(behind) / 1000)} s. Set both by NTP.`,
        )
      : good('clock', "it agrees with the database's."),
  );
  return found;
};

/** A server as the settings name it. */
interface Asked {
  readonly url: string;
  readonly directUrl: string;
  /** Connections that a process may hold. */
  readonly asked: number;
}

const examineServer = async ({ url, directUrl, asked }: Asked, clock: Clock): Promise<readonly Finding[]> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  try {
    await client.connect();
    const { rows } = await client.query<Told>(toldSql);
    const [told] = rows;
    if (told === undefined) return [fault('database', 'it does not answer.')];
    const state = told.migrations
      ? await stateOf(client)
      : note('database', 'it is empty; the first start fills it.');
    return [
      good('database', 'it answers.'),
      state,
      ...(await examineRights(client)),
      await examineNotices(url, directUrl),
      ...judged(told, asked, clock.now()),
    ];
  } catch (error) {
    return [
      fault(
        'database',
        `it does not answer: ${reasonOf(error)}. Look at DATABASE_URL, the server and the way to it.`,
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
};

const examineEmbedded = (folder: string): Finding => {
  if (!existsSync(folder)) return note('database', `${folder} is not there yet; the first start makes it.`);
  try {
    lockDirectory(`${folder}.lock`)();
    return good('database', `no server is running on ${folder}.`);
  } catch (error) {
    if (error instanceof DirectoryInUse) return good('database', `a server is running on ${folder}.`);
    return fault('database', reasonOf(error));
  }
};

/** Whether the database answers, keeps what it acknowledges and is of this version, and whether its clock is ours. Changes nothing. */
export const examineDatabase: Examine = async ({ config, clock }) =>
  config.DATABASE_URL === undefined
    ? [examineEmbedded(join(config.DATA_DIR, 'database'))]
    : examineServer(
        {
          url: config.DATABASE_URL,
          directUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
          asked: config.DATABASE_CONNECTIONS,
        },
        clock,
      );
