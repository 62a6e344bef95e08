import { decimal, fixed } from '#core/values/decimal.ts';
import { newsSource, plainFacts } from '#features/account/bell/server/queries.ts';
import type { NewsSource, NewsTold } from '#features/account/bell/server/queries.ts';
import type { NewsFacts } from '#features/account/bell/contract.ts';
import { answerTo } from '#platform/server/hooks.ts';
import type { PriceWhy } from '../contract-why.ts';
import { newestFirst } from './queries-entries.ts';
import { yearlyImpact, yearlyQuantities } from './queries-yearly.ts';

/** The newest undecided entry of each article, by when its invoice came. What a history import says is old. */
const newestSql = `
  select g.article_id as "subjectId", g.id::text as version, d.received_at as at
  from (
    select distinct on (article_id) article_id, id, invoice_id from price_alert_entry
    where organization_id = $1 and unit_id = $2 and status = 'UNRESOLVED'
      and invoice_date >= coalesce($5::date, '-infinity')
    order by article_id, ${newestFirst}
  ) g
  join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = g.invoice_id
  join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = i.document_id
  where d.received_at > $3 and d.import_id is null
  order by d.received_at desc, g.article_id limit $4`;

interface AlertRecord {
  readonly id: string;
  readonly name: string;
  readonly supplier: string;
  readonly category: string;
  readonly unit: string;
  readonly currency: string;
  readonly watched: string | null;
  readonly billed: string;
  readonly why: PriceWhy | null;
  readonly entries: number;
  readonly yearly: string | null;
  readonly isEstimated: boolean;
}

const factsSql = `
  select a.id, a.name, s.display_name as supplier, a.category, a.unit, a.currency, trim_scale(g.watched) as watched,
    trim_scale(g.billed) as billed, g.why, a.unresolved as entries, ${yearlyImpact} as yearly,
    coalesce(y.is_estimated, true) as "isEstimated"
  from (
    select distinct on (article_id) article_id, id as newest_id, watched_price as watched, billed_price as billed, item_diff, why
    from price_alert_entry
    where organization_id = $1 and unit_id = $2 and status = 'UNRESOLVED' and article_id = any ($3::uuid[])
      and invoice_date >= coalesce($4::date, '-infinity')
    order by article_id, ${newestFirst}
  ) g
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = g.article_id
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  left join (${yearlyQuantities('a.id = any ($3::uuid[])')}) y on y.article_id = a.id`;

const twoPlaces = (price: string): string => fixed(decimal(price), 2);

const factsOf = (alert: AlertRecord): NewsFacts => ({
  ...plainFacts,
  name: alert.name,
  from: alert.supplier,
  reason: alert.watched === null ? 'unit' : (alert.why?.causes[0] ?? null),
  category: alert.category,
  currency: alert.currency,
  yearly: alert.yearly,
  isEstimated: alert.isEstimated,
  price:
    alert.watched === null || alert.why === null
      ? { from: alert.watched && twoPlaces(alert.watched), to: twoPlaces(alert.billed), unit: alert.unit }
      : { from: alert.why.from, to: alert.why.to, unit: alert.why.baseUnit ?? alert.unit },
  count: alert.entries,
});

/** Prices that wait for a decision: gone from the bell as soon as somebody has decided. */
const newPrices: NewsSource = {
  kind: 'undecidedPrice',
  access: 'reporter',
  of: 'unit',
  newest: (reader, { organizationId, unitId, view }, { since, most }) =>
    reader.query<NewsTold>(newestSql, [organizationId, unitId, since, most, view?.since ?? null]),
  facts: async (reader, { organizationId, unitId, view }, articleIds) => {
    const values = [organizationId, unitId, articleIds, view?.since ?? null];
    const records = await reader.query<AlertRecord>(factsSql, values);
    return new Map(records.map((record) => [record.id, factsOf(record)]));
  },
};

/** Tells the bell of prices that wait. */
export const tellNewPrices = answerTo(newsSource, newPrices);
