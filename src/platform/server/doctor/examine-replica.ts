import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Examine, fault, type Finding, good, note, reasonOf } from './finding.ts';

/** Milliseconds that the standby is given to come to where the server was when it was asked. */
const soon = 2_000;

interface Primary {
  readonly system: string;
  readonly position: string;
}

interface Standby {
  readonly system: string;
  readonly standby: boolean;
  readonly holds: boolean;
  readonly paused: boolean;
  readonly connections: number;
}

interface Reached {
  readonly reached: boolean;
  /** Seconds since what was replayed last was committed. */
  readonly age: number | null;
}

const system = '(select system_identifier::text from pg_control_system()) as system';
const primarySql = `select ${system}, pg_current_wal_flush_lsn()::text as position`;
const standbySql = `
  select ${system}, pg_is_in_recovery() as standby, to_regclass('krogkoll_migration') is not null as holds,
    pg_is_in_recovery() and pg_is_wal_replay_paused() as paused, current_setting('max_connections')::int as connections`;
const reachedSql = `
  select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as reached,
    extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as age`;

const rowOf = async <Row extends object>(
  client: pg.Client,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row> => {
  const [row] = (await client.query<Row>(sql, [...values])).rows;
  if (row === undefined) throw new Error('it has answered nothing');
  return row;
};

/** How far behind it is, found by waiting for where the server is now. */
const examineLag = async (
  standby: pg.Client,
  position: string,
  { mostBehind, patience }: { readonly mostBehind: number; readonly patience: number },
): Promise<Finding> => {
  const end = performance.now() + patience;
  for (;;) {
    const { reached, age } = await rowOf<Reached>(standby, reachedSql, [position]);
    if (reached) return good('replica', 'it has what the server has.');
    if (performance.now() < end) {
      await delay(50);
      continue;
    }
    const behind = age === null ? 'an unknown time' : `${Math.round(age)} s`;
    const isFar = age === null || age > mostBehind;
    return isFar
      ? fault(
          'replica',
          `it is ${behind} behind, and DATABASE_READ_LAG is ${mostBehind} s: the server answers all reads. Look at pg_stat_replication there and at pg_stat_wal_receiver here.`,
        )
      : note('replica', `it is ${behind} behind: reads of what has just changed go to the server.`);
  }
};

interface Asked {
  readonly url: string;
  readonly readUrl: string;
  readonly connections: number;
  readonly mostBehind: number;
}

const examineStandby = async (
  primary: pg.Client,
  standby: pg.Client,
  { connections, mostBehind }: Asked,
): Promise<readonly Finding[]> => {
  const there = await rowOf<Primary>(primary, primarySql);
  const here = await rowOf<Standby>(standby, standbySql);
  if (here.system !== there.system)
    return [
      fault(
        'replica',
        'it is no standby of the server of DATABASE_URL but of another, or a server of its own: nothing is read there. Make one with pg_basebackup (docs/operations.md, Replicas).',
      ),
    ];
  if (!here.standby)
    return [
      fault(
        'replica',
        'it takes writes, so it is no standby: nothing is read there. Point DATABASE_READ_URL at a standby, or leave it out.',
      ),
    ];
  if (!here.holds)
    return [fault('replica', 'its database has no tables of the product: name the one of DATABASE_URL.')];
  const found: Finding[] = [good('replica', 'it is a standby of the server.')];
  if (here.connections < connections + 5)
    found.push(
      fault(
        'replica',
        `it takes ${here.connections} connections, and DATABASE_CONNECTIONS is ${connections}.`,
      ),
    );
  if (here.paused)
    found.push(note('replica', 'what it replays is paused: select pg_wal_replay_resume() there goes on.'));
  return [
    ...found,
    await examineLag(standby, there.position, { mostBehind, patience: here.paused ? 0 : soon }),
  ];
};

const examineAt = async (asked: Asked): Promise<readonly Finding[]> => {
  const [primary, standby] = [asked.url, asked.readUrl].map(
    (connectionString) =>
      new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 10_000 }),
  );
  if (primary === undefined || standby === undefined) throw new Error('there are two');
  try {
    await standby.connect();
    await primary.connect();
    return await examineStandby(primary, standby, asked);
  } catch (error) {
    return [
      fault(
        'replica',
        `it cannot be looked at: ${reasonOf(error)}. The server answers all reads meanwhile. Look at DATABASE_READ_URL and the way to it.`,
      ),
    ];
  } finally {
    await Promise.all([primary, standby].map((client) => client.end().catch(() => undefined)));
  }
};

/** Whether DATABASE_READ_URL names a standby of the server that answers and is not too far behind. Changes nothing. */
export const examineReplica: Examine = async ({ config }) => {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl } = config;
  if (readUrl === undefined) return [];
  if (url === undefined)
    return [
      fault(
        'replica',
        'DATABASE_READ_URL needs DATABASE_URL: the embedded database has no standby. Leave it out or set both.',
      ),
    ];
  return examineAt({
    url,
    readUrl,
    connections: config.DATABASE_CONNECTIONS,
    mostBehind: config.DATABASE_READ_LAG,
  });
};
