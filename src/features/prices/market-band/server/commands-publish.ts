import type { Member } from '#core/market-band/difference.ts';
import type { Half, Seat } from '#core/market-band/halves.ts';
import { fewestParties } from '#core/market-band/halves.ts';
import { type Contribution, type PublishedHalf, publishGoods } from '#core/market-band/publish.ts';
import { oldestRemembered } from '#core/market-band/window.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';

/** Who counts in a month, and whom all organizations count as. */
export interface Counting {
  /** By organization that counts its party. */
  readonly counted: ReadonlyMap<string, string>;
  /** By party all organizations that count as it. */
  readonly organizations: ReadonlyMap<string, readonly string[]>;
}

/** Of a supplier's articles that have shares: which goods they are. A GTIN that two organizations or more agree on says so. */
export const nameGoods = async (tx: Tx, supplierId: string): Promise<void> => {
  // Across tenants: the market is what all bought together.
  await tx.query(
    `insert into market_goods (supplier_id, article_key, goods)
     select s.supplier_id, s.article_key,
       case when count(distinct s.gtin) = 1 and count(distinct s.organization_id) filter (where s.gtin is not null) >= 2
         then 'gtin/' || min(s.gtin) else s.supplier_id || '/' || s.article_key end
     from market_share s where s.supplier_id = $1
     group by s.supplier_id, s.article_key
     on conflict (supplier_id, article_key) do update set goods = excluded.goods
     where excluded.goods like 'gtin/%' and excluded.goods <> market_goods.goods
       and not exists (select from market_set p where p.goods = market_goods.goods)`,
    [supplierId],
  );
};

/** Goods that enough organizations have bought to be looked at, and how many shares they have. */
export const wantedGoods = (
  reader: Reader,
): Promise<readonly { readonly goods: string; readonly shares: number }[]> =>
  // Across tenants: the market is what all bought together.
  reader.query<{ goods: string; shares: number }>(
    `select g.goods, count(*)::int as shares from market_share s
     join market_goods g on g.supplier_id = s.supplier_id and g.article_key = s.article_key
     group by g.goods having count(distinct s.organization_id) >= $1 order by g.goods`,
    [fewestParties],
  );

interface ShareRecord {
  readonly goods: string;
  readonly organizationId: string;
  readonly baseUnit: Contribution['baseUnit'];
  readonly cost: string;
  readonly volume: string;
}

const sharesSql = `
  select g.goods, s.organization_id as "organizationId", s.base_unit as "baseUnit",
    trim_scale(sum(s.cost)) as cost, trim_scale(sum(s.volume)) as volume
  from market_goods g
  join market_share s on s.supplier_id = g.supplier_id and s.article_key = g.article_key
  where g.goods = any($1::text[]) and not exists (select from market_opt_out x where x.organization_id = s.organization_id)
  group by g.goods, s.organization_id, s.base_unit`;

const setsSql = `
  select p.goods, p.half, p.month, p.members, p.parties from market_set p
  where p.goods = any($1::text[]) and (p.month >= $2::date or not exists (
    select from market_set later where later.goods = p.goods and later.half = p.half and later.month > p.month))`;

interface SetRecord {
  readonly goods: string;
  readonly half: Half;
  readonly month: string;
  readonly members: readonly string[];
  readonly parties: readonly string[];
}

const membersOf = ({ members, parties }: SetRecord): readonly Member[] =>
  members.map((organizationId, at) => ({ organizationId, partyId: parties[at] ?? organizationId }));

/** Writes seats that are new or have changed. */
const keepSeats = async (tx: Tx, seats: readonly (Seat & { readonly goods: string })[]): Promise<void> => {
  // Across tenants: the market is what all bought together.
  await tx.query(
    `insert into market_seat (organization_id, goods, half)
     select n.organization_id, n.goods, n.half from unnest($1::uuid[], $2::text[], $3::smallint[]) n(organization_id, goods, half)
     on conflict (organization_id, goods) do update set half = excluded.half
     where market_seat.half is distinct from excluded.half`,
    [
      seats.map(({ organizationId }) => organizationId),
      seats.map(({ goods }) => goods),
      seats.map(({ half }) => half),
    ],
  );
};

/** What became of one half of some goods. */
export type ToldHalf = PublishedHalf & { readonly goods: string };

/** Writes figures, and who stands behind them. What the month has told already stays as it is. */
export const keepHalves = async (tx: Tx, month: string, told: readonly ToldHalf[]): Promise<void> => {
  await tx.query(
    `insert into market_band (goods, half, month, base_unit, behind, low, middle, high)
     select n.goods, n.half, $1::date, n.base_unit, n.behind, n.low, n.middle, n.high
     from unnest($2::text[], $3::smallint[], $4::text[], $5::text[], $6::numeric[], $7::numeric[], $8::numeric[])
       n(goods, half, base_unit, behind, low, middle, high)
     on conflict (goods, half, month) do nothing`,
    [
      month,
      told.map(({ goods }) => goods),
      told.map(({ half }) => half),
      told.map(({ baseUnit }) => baseUnit),
      told.map(({ behind }) => behind),
      told.map(({ figures }) => figures?.low ?? null),
      told.map(({ figures }) => figures?.middle ?? null),
      told.map(({ figures }) => figures?.high ?? null),
    ],
  );
  const sets = told
    .filter(({ figures }) => figures !== null)
    .map(({ goods, half, members }) => ({
      goods,
      half,
      members: members.map(({ organizationId }) => organizationId),
      parties: members.map(({ partyId }) => partyId),
    }));
  await tx.query(
    `insert into market_set (goods, half, month, members, parties)
     select n.goods, n.half, $1::date, n.members, n.parties
     from jsonb_to_recordset($2::jsonb) n(goods text, half smallint, members uuid[], parties uuid[])
     on conflict (goods, half, month) do nothing`,
    [month, JSON.stringify(sets)],
  );
};

/** Held by whoever publishes and whoever opts out, so that no figures appear with somebody who has just left. */
export const lockMarket = async (tx: Tx): Promise<void> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('market band', 0))`);
};

/** Publishes some goods of a month, in a platform transaction. */
export const publishBatch = async (
  tx: Tx,
  month: string,
  goods: readonly string[],
  { counted, organizations }: Counting,
): Promise<void> => {
  await lockMarket(tx);
  // Across tenants: the market is what all bought together.
  const shares = Map.groupBy(await tx.query<ShareRecord>(sharesSql, [goods]), (row) => row.goods);
  const seats = Map.groupBy(
    await tx.query<Seat & { goods: string }>(
      'select organization_id as "organizationId", goods, half from market_seat where goods = any($1::text[])',
      [goods],
    ),
    (row) => row.goods,
  );
  const sets = Map.groupBy(
    await tx.query<SetRecord>(setsSql, [goods, oldestRemembered(month)]),
    (row) => row.goods,
  );
  const took: (Seat & { goods: string })[] = [];
  const told: ToldHalf[] = [];
  for (const one of goods) {
    const contributions = (shares.get(one) ?? []).flatMap((share): Contribution[] => {
      const partyId = counted.get(share.organizationId);
      return partyId === undefined ? [] : [{ ...share, partyId }];
    });
    if (contributions.length < fewestParties) continue;
    const result = publishGoods({
      month,
      contributions,
      organizationsOf: (partyId) => organizations.get(partyId) ?? [partyId],
      seats: seats.get(one) ?? [],
      published: (sets.get(one) ?? []).map((set) => ({
        half: set.half,
        month: set.month,
        members: membersOf(set),
      })),
    });
    took.push(...result.seats.map((seat) => ({ ...seat, goods: one })));
    told.push(...result.halves.map((half) => ({ ...half, goods: one })));
  }
  await keepSeats(tx, took);
  await keepHalves(tx, month, told);
};
