import type { Db, Reader } from '../db/port.ts';
import { within } from '../http/within.ts';
import { Refused } from '#platform/wire/refused.ts';

/** Rows that a scrape looks at in each table at most: beyond that a figure says "at least". */
const most = 100_000;
/** Milliseconds that all of it may take. */
const patience = 2_000;

/** Minutes of arrivals that are told. */
export const recentMinutes = 15;

export interface Labelled {
  readonly labels: Readonly<Record<string, string>>;
  readonly count: number;
}

/** What the database knows, in counts by labels. */
export interface DatabaseFigures {
  /** By `channel` and `state`, of the last minutes. */
  readonly arrivals: readonly Labelled[];
  /** By `state`, of those that wait for a machine or a person. */
  readonly waiting: readonly Labelled[];
  /** Seconds since the oldest that waits for a machine came; 0 when none does. */
  readonly oldestWaiting: number;
  /** Seconds since the oldest came, by `state`, of those that wait for a person. */
  readonly oldestForPeople: readonly Labelled[];
  /** By `class` of the reason, of those that ended in one. */
  readonly failures: readonly Labelled[];
  /** By `state`, of pushed documents that no unit is known for. */
  readonly unrouted: readonly Labelled[];
  /** By `queue` and `state`. */
  readonly jobs: readonly Labelled[];
}

const labelled = async (
  reader: Reader,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Labelled[]> => {
  // Across tenants: figures are of the whole place.
  const rows = await reader.query<Record<string, string> & { readonly count: never }>(sql, values);
  return rows.map(({ count, ...labels }) => ({ labels, count: Number(count) }));
};

const read = async (reader: Reader, now: Date): Promise<DatabaseFigures> => {
  const since = new Date(now.getTime() - recentMinutes * 60_000);
  // Across tenants: figures are of the whole place.
  const underway = await reader.query<{ state: string; at: Date; count: number }>(
    `select state, min(received_at) as at, count(*)::int as count
     from (select state, received_at from document where state in ('stored', 'recognising') limit ${most}) d group by 1`,
  );
  const counted = (state: string): number => underway.find((row) => row.state === state)?.count ?? 0;
  const oldest = Math.min(now.getTime(), ...underway.map(({ at }) => at.getTime()));
  // Indexes of their own serve these: on waiting documents, on those for people, and on time by blocks of rows.
  const attention = `select state, reason, received_at from document
    where state in ('needs-review', 'quarantined', 'unreadable') limit ${most}`;
  return {
    arrivals: await labelled(
      reader,
      `select channel, state, count(*)::int as count
       from (select channel, state from document where received_at > $1 limit ${most}) d group by 1, 2`,
      [since],
    ),
    waiting: [
      ...['stored', 'recognising'].map((state) => ({ labels: { state }, count: counted(state) })),
      ...(await labelled(reader, `select state, count(*)::int as count from (${attention}) d group by 1`)),
    ],
    oldestWaiting: (now.getTime() - oldest) / 1000,
    oldestForPeople: await labelled(
      reader,
      `select state, greatest(0, extract(epoch from $1::timestamptz - min(received_at))) as count
       from (${attention}) d group by 1`,
      [now],
    ),
    failures: await labelled(
      reader,
      `select coalesce(split_part(reason, '.', 1), 'none') as class, count(*)::int as count
       from (${attention}) d group by 1`,
    ),
    unrouted: await labelled(
      reader,
      'select state, count(*)::int as count from unrouted_document group by 1',
    ),
    jobs: await labelled(
      reader,
      `select name as queue, w.state, w.count from pgboss.queue
       cross join lateral (values ('queued', queued_count), ('active', active_count), ('failed', failed_count)) w(state, count)`,
    ),
  };
};

/** Asks the database at the moment of a scrape; null when it does not answer in time. */
export const databaseFigures = async (db: Db, now: Date): Promise<DatabaseFigures | null> => {
  const asked = db.platformRead((reader) => read(reader, now)).catch(() => null);
  const figures = await within(patience, asked);
  return figures instanceof Refused ? null : figures;
};
