import { publishGoods } from '#core/market-band/publish.ts';
import { monthOf } from '#core/market-band/window.ts';
import { keepHalves, type ToldHalf } from '#features/prices/market-band/server/commands-publish.ts';
import type { Db } from '#platform/server/db/port.ts';
import { derivedId } from '#platform/server/ids.ts';
import { neighboursOf, type SampleGoods } from '../rules-neighbours.ts';

/** Publishes the market bands that a sample's restaurants see: of invented neighbours, and by the goods of this sample alone. */
export const tellMarket = async (
  db: Db,
  { organizationId, today }: { readonly organizationId: string; readonly today: string },
): Promise<void> => {
  const bought = await db.tenantRead(organizationId, (reader) =>
    reader.query<SampleGoods & { readonly goods: string }>(
      `select distinct on (a.supplier_id, a.article_key) 'sample/' || a.supplier_id || '/' || a.article_key as goods,
         a.article_key as "articleKey", a.name, a.unit, trim_scale(a.last_price) as price
       from unit_article a where a.organization_id = $1 and a.currency = 'SEK' and a.last_price > 0
       order by a.supplier_id, a.article_key, a.last_date desc, a.unit_id`,
      [organizationId],
    ),
  );
  const month = monthOf(today);
  const told = bought.flatMap(({ goods, ...article }): ToldHalf[] => {
    const contributions = neighboursOf(article, (at) => derivedId('neighbour', at));
    if (contributions.length === 0) return [];
    const market = { month, contributions, organizationsOf: () => [], seats: [], published: [] };
    return publishGoods(market).halves.map((half) => ({ ...half, goods }));
  });
  await db.platformTransaction((tx) => keepHalves(tx, month, told));
};
