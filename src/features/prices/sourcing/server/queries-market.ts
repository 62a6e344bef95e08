import type { KnownGoods } from '#core/sourcing/known-goods.ts';
import type { MarketBand } from '#features/prices/market-band/contract-fields.ts';
import { bandsOf } from '#features/prices/market-band/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { ArticleRecord, Viewer } from './queries-bought.ts';

/** Bands by article, of those that are bought in kronor and by a base unit that the band tells of. */
export const marketsOf = async (
  reader: Reader,
  { scope, today }: Viewer,
  articles: readonly KnownGoods<ArticleRecord>[],
): Promise<ReadonlyMap<string, MarketBand>> => {
  const compared = articles.filter(({ goods, known }) => known !== null && goods.currency === 'SEK');
  const bands = await bandsOf(
    reader,
    scope,
    compared.map(({ goods }) => goods),
    today,
  );
  return new Map(
    compared.flatMap(({ goods, known }, at) => {
      const band = bands[at] ?? null;
      const isOther = band?.state === 'shown' && band.baseUnit !== known?.pack.baseUnit;
      return band === null || isOther ? [] : [[goods.id, band]];
    }),
  );
};
