import { type AnnouncedPrice, type RiseFinding, riseFindings } from '#core/price-lists/rise-checks.ts';
import type { ListedPrice } from '#core/price-lists/listed-price.ts';
import { tradeGoods } from '#core/price-lists/trade-goods.ts';
import { sameMeasure } from '#core/deal-import/unit-cell.ts';
import type { Category } from '#core/products/category.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused, type Refused } from '#platform/wire/refused.ts';

interface EntryRecord {
  readonly supplierId: string;
  readonly articleNumber: string | null;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
  readonly category: Category;
  /** Of the first entry of the newest price; all are null without an unresolved entry. */
  readonly invoiceDate: string | null;
  readonly watchedPrice: string | null;
  readonly billedPrice: string | null;
  readonly quantity: string | null;
  readonly lastSeen: string | null;
  readonly noticeDays: number | null;
  readonly beforeStart: boolean | null;
  readonly notice: boolean | null;
  readonly windows: boolean | null;
}

/** The first of the unresolved entries at the price that is billed now: that is when it rose. */
const entrySql = `
  select a.supplier_id as "supplierId", a.article_number as "articleNumber", a.name, a.unit, a.currency, a.category,
    e.invoice_date as "invoiceDate", trim_scale(e.watched_price) as "watchedPrice", trim_scale(e.billed_price) as "billedPrice",
    trim_scale(e.quantity) as quantity, (
      select max(l.issue_date) from invoice_line l
      where l.organization_id = $1 and l.unit_id = $2 and l.article_id = a.id and l.monitored
        and l.issue_date <= e.invoice_date and l.comparable_price <> e.billed_price) as "lastSeen",
    t.notice_days as "noticeDays", t.checks_start as "beforeStart", t.checks_notice as notice, t.checks_windows as windows
  from unit_article a
  left join supplier_terms t on t.organization_id = $1 and t.supplier_id = a.supplier_id
  left join lateral (
    select x.* from price_alert_entry x
    where x.organization_id = $1 and x.unit_id = $2 and x.article_id = a.id and x.status = 'UNRESOLVED' and x.kind = 'price'
      and x.billed_price = a.last_price
    order by x.invoice_date, x.id limit 1) e on true
  where a.organization_id = $1 and a.unit_id = $2 and a.id = $3`;

interface AnnouncedRecord {
  readonly listId: string;
  readonly startsOn: string | null;
  readonly receivedAt: Date;
  readonly price: ListedPrice;
}

/** What the supplier's messages say of an article number; without one nothing is told apart for sure. */
const announcedSql = `
  select l.id as "listId", l.starts_on as "startsOn", l.received_at as "receivedAt", p.price
  from price_list l
  join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = l.document_id and d.state <> 'deleted'
  cross join lateral jsonb_array_elements(l.prices) p(price)
  where l.organization_id = $1 and l.unit_id = $2 and l.supplier_id = $3 and p.price ->> 'articleNumber' = $4
    and p.price ->> 'price' is not null and p.price ->> 'fromQuantity' is null
    and coalesce(p.price ->> 'action', '') <> 'delete' and l.head ->> 'action' <> 'delete'`;

const announcedOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { supplierId, articleNumber, unit, currency }: EntryRecord,
): Promise<AnnouncedPrice[]> => {
  if (articleNumber === null) return [];
  const rows = await reader.query<AnnouncedRecord>(announcedSql, [
    organizationId,
    unitId,
    supplierId,
    articleNumber,
  ]);
  return rows.flatMap(({ listId, startsOn, receivedAt, price }) => {
    const receivedOn = swedishDate(receivedAt);
    const isAlike = price.currency === currency && (price.unit === '' || sameMeasure(price.unit, unit));
    if (price.price === null || !isAlike) return [];
    return [{ listId, price: price.price, validFrom: price.validFrom ?? startsOn ?? receivedOn, receivedOn }];
  });
};

/** What speaks against the rise that an article's alert tells of; nothing without one. */
export const riseFindingsOf = async (
  reader: Reader,
  scope: UnitScope,
  articleId: string,
): Promise<{ findings: RiseFinding[] } | Refused<'article.not_exist'>> => {
  const [entry] = await reader.query<EntryRecord>(entrySql, [scope.organizationId, scope.unitId, articleId]);
  if (entry === undefined) return refused('article.not_exist');
  const { invoiceDate, watchedPrice, billedPrice, quantity, lastSeen, noticeDays } = entry;
  if (invoiceDate === null || watchedPrice === null || billedPrice === null || quantity === null)
    return { findings: [] };
  const rise = {
    invoiceDate,
    watchedPrice,
    billedPrice,
    quantity,
    lastSeen,
    goods: tradeGoods(entry.name, entry.category),
    announced: await announcedOf(reader, scope, entry),
    noticeDays,
  };
  const { beforeStart, notice, windows } = entry;
  return {
    findings: riseFindings(rise, {
      beforeStart: beforeStart ?? true,
      notice: notice ?? true,
      windows: windows ?? true,
    }),
  };
};
