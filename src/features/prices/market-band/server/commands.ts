import { partiesOf } from '#core/access/parties.ts';
import { isStanding, whoCounts } from '#core/market-band/who-counts.ts';
import { monthOf, oldestRemembered, oldestShown, windowOf } from '#core/market-band/window.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Db } from '#platform/server/db/port.ts';
import { gatherOrganization, namesOnce } from './commands-gather.ts';
import { type Counting, nameGoods, publishBatch, wantedGoods } from './commands-publish.ts';
import { readFacts } from './queries-facts.ts';

/** Goods and shares published in one transaction: the process does nothing else for some tens of milliseconds. */
const most = { goods: 200, shares: 10_000 } as const;

type Wanted = Awaited<ReturnType<typeof wantedGoods>>;

/** Goods a few at a time; those that very many buy stand alone. */
const batchesOf = (wanted: Wanted): readonly (readonly string[])[] => {
  const batches: string[][] = [];
  let [last, shares] = [[] as string[], 0];
  for (const one of wanted) {
    if (last.length === 0 || last.length === most.goods || shares + one.shares > most.shares) {
      [last, shares] = [[], 0];
      batches.push(last);
    }
    last.push(one.goods);
    shares += one.shares;
  }
  return batches;
};

/** Organizations gathered at a time: the embedded engine does one thing at once, and what waits there makes others wait. */
const lanes = { pglite: 1, postgres: 2 } as const;

/** Shares of all organizations that may count; those of others are taken away. */
const gatherAll = async (db: Db, today: string, signal: AbortSignal): Promise<void> => {
  const facts = await db.platformRead(readFacts);
  const standing = facts.filter((each) => isStanding(each, today));
  await db.platformTransaction(async (tx) => {
    // Across tenants: the market is what all bought together.
    await tx.query('delete from market_share');
    await tx.query('delete from market_trade');
  });
  const read = namesOnce();
  const window = windowOf(monthOf(today));
  const waiting = standing.values();
  const gather = async (): Promise<void> => {
    for (const { organizationId } of waiting) {
      signal.throwIfAborted();
      await gatherOrganization(db, organizationId, window, read);
    }
  };
  await Promise.all(Array.from({ length: lanes[db.engine] }, gather));
};

const countAll = async (db: Db, today: string): Promise<Counting> => {
  const facts = await db.platformRead(readFacts);
  const parties = partiesOf(facts);
  const organizations = new Map<string, string[]>();
  for (const [organizationId, partyId] of parties)
    organizations.set(partyId, [...(organizations.get(partyId) ?? []), organizationId]);
  const counted = whoCounts(facts, today);
  await db.platformTransaction((tx) =>
    // Across tenants: the market is what all bought together.
    tx.query('delete from market_share where organization_id <> all($1::uuid[])', [[...counted.keys()]]),
  );
  return { counted, organizations };
};

const nameAllGoods = async (db: Db, signal: AbortSignal): Promise<void> => {
  const suppliers = await db.platformRead((reader) =>
    // Across tenants: the market is what all bought together.
    reader.query<{ id: string }>('select distinct supplier_id as id from market_share order by 1'),
  );
  for (const { id } of suppliers) {
    signal.throwIfAborted();
    await db.platformTransaction((tx) => nameGoods(tx, id));
  }
};

/** Takes away what was only needed to make the month, and what is neither shown nor remembered. */
const finish = (db: Db, month: string, now: Date): Promise<void> =>
  db.platformTransaction(async (tx) => {
    // Across tenants: the market is what all bought together.
    await tx.query('delete from market_share');
    await tx.query('delete from market_trade');
    await tx.query('delete from market_band where month < $1::date', [oldestShown(month)]);
    await tx.query(
      `delete from market_set p where p.month < $1::date and exists (
         select from market_set later where later.goods = p.goods and later.half = p.half and later.month > p.month)`,
      [oldestRemembered(month)],
    );
    await tx.query('update market_snapshot set finished_at = $2 where month = $1::date', [month, now]);
  });

/**
 * Makes the month's snapshot, unless it is made: organization by organization, supplier by supplier and then some goods at a time, each in
 * a transaction of its own, so that requests come in between. A run that was cut short is made again from the start, and leaves what was
 * published of the month. Throws when it cannot go on, or when the signal aborts.
 */
export const rollUpBands = async (db: Db, now: Date, signal: AbortSignal): Promise<void> => {
  const today = swedishDate(now);
  const month = monthOf(today);
  const [made] = await db.platformTransaction(async (tx) => {
    await tx.query(
      'insert into market_snapshot (month, begun_at) values ($1::date, $2) on conflict (month) do nothing',
      [month, now],
    );
    return tx.query<{ isMade: boolean }>(
      'select finished_at is not null as "isMade" from market_snapshot where month = $1::date',
      [month],
    );
  });
  if (made?.isMade === true) return;
  await gatherAll(db, today, signal);
  const counting = await countAll(db, today);
  await nameAllGoods(db, signal);
  const wanted = await db.platformRead(wantedGoods);
  for (const goods of batchesOf(wanted)) {
    signal.throwIfAborted();
    await db.platformTransaction((tx) => publishBatch(tx, month, goods, counting));
  }
  await finish(db, month, now);
};
