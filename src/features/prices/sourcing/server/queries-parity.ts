import { isAtOneTime, type OutletPrice, parityDays } from '#core/sourcing/article-savings.ts';
import { soldKey } from '#core/sourcing/known-goods.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { ArticleRecord } from './queries-bought.ts';

/** Newest monitored line of articles $3 of units $2 within fourteen days of days $4, one row for each that has one. */
const aroundSql = `
  select asked.place::int as place, trim_scale(l.comparable_price) as price, l.issue_date as date
  from unnest($2::uuid[], $3::uuid[], $4::date[]) with ordinality asked(unit_id, article_id, day, place)
  cross join lateral (
    select l.comparable_price, l.issue_date from invoice_line l
    where l.organization_id = $1 and l.unit_id = asked.unit_id and l.article_id = asked.article_id and l.monitored
      and l.comparable_price is not null and l.issue_date between asked.day - ${parityDays} and asked.day + ${parityDays}
    order by l.issue_date desc, l.line_no desc limit 1
  ) l`;

interface Asked {
  readonly own: ArticleRecord;
  readonly other: ArticleRecord;
}

const priceIn = ({ other }: Asked, price: string, date: string): OutletPrice => ({
  unitId: other.unitId,
  price,
  date,
});

/**
 * By own article, what other units paid the same supplier for the same article and unit of measure at the time of its newest purchase.
 * Lines are looked at only where the other unit has bought it later than that.
 */
export const outletPrices = async (
  reader: Reader,
  organizationId: string,
  own: readonly ArticleRecord[],
  others: readonly ArticleRecord[],
): Promise<ReadonlyMap<string, readonly OutletPrice[]>> => {
  const sold = Map.groupBy(others, soldKey);
  const pairs = own.flatMap((article): Asked[] =>
    (sold.get(soldKey(article)) ?? [])
      .filter(({ currency }) => currency === article.currency)
      .map((other) => ({ own: article, other })),
  );
  const prices = new Map<string, OutletPrice[]>();
  const take = (asked: Asked, price: OutletPrice): void => {
    prices.set(asked.own.id, [...(prices.get(asked.own.id) ?? []), price]);
  };
  const later: Asked[] = [];
  for (const asked of pairs) {
    const { lastDate, price } = asked.other;
    if (isAtOneTime(lastDate, asked.own.lastDate)) take(asked, priceIn(asked, price, lastDate));
    else if (lastDate > asked.own.lastDate) later.push(asked);
  }
  if (later.length === 0) return prices;
  const found = await reader.query<{ place: number; price: string; date: string }>(aroundSql, [
    organizationId,
    later.map(({ other }) => other.unitId),
    later.map(({ other }) => other.id),
    later.map(({ own: article }) => article.lastDate),
  ]);
  for (const { place, price, date } of found) {
    const asked = later[place - 1];
    if (asked !== undefined) take(asked, priceIn(asked, price, date));
  }
  return prices;
};
