import { yearlyImpact } from '#core/price-watch/yearly-impact.ts';
import { type Purchase, yearlyQuantity } from '#core/price-watch/yearly-quantity.ts';
import { type Role, highest } from '#core/access/roles.ts';
import type { Why } from '#core/price-watch/types.ts';
import { decimal } from '#core/values/decimal.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** When alerts are told: at once, or once a day. */
export type Pace = 'instant' | 'daily';

/** What was told how: at once on phones and, on its own, by letter; or once a day. */
export type Told = 'instant' | 'letter' | 'daily';

/** An article with alerts that nobody was told of, by its newest one. */
export interface Untold {
  readonly articleId: string;
  readonly name: string;
  readonly supplierId: string;
  readonly supplier: string;
  readonly unitOfMeasure: string;
  readonly currency: string;
  /** Null when a changed unit or pack cannot be compared. */
  readonly watchedPrice: string | null;
  readonly billedPrice: string;
  readonly itemDiff: string;
  /** Extra cost of what waits for a decision, and of how many purchases. */
  readonly extra: string;
  readonly purchases: number;
  /** The newest one's invoice, and what the article cost extra on it. */
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly invoiceExtra: string;
  /** Null on what was judged before causes were told. */
  readonly why: Why | null;
  /** The deal that the price is compared with, as ISO dates; `to` is null until further notice. */
  readonly deal: { readonly from: string; readonly to: string | null } | null;
  /** Kronor a year; null when the price is not billed any more, or cannot be compared. */
  readonly yearly: string | null;
  /** What is bought of it in a year. */
  readonly yearlyQuantity: string;
  readonly isEstimated: boolean;
}

/**
 * Articles `a` with unresolved alerts that were not told at the pace since somebody last settled them. Invoices of a history
 * import tell nobody: what they say is old.
 */
const untold = (unit: string, pace: string, named = '', since = 'null'): string => `
  from unit_article a${named}
  join lateral (
    select e.id, e.billed_price, e.watched_price, e.item_diff, e.invoice_id, e.invoice_number, e.why, e.deal_id
    from price_alert_entry e
    join invoice i on i.organization_id = e.organization_id and i.unit_id = e.unit_id and i.id = e.invoice_id
    join document d on d.organization_id = i.organization_id and d.unit_id = i.unit_id and d.id = i.document_id
    where e.organization_id = a.organization_id and e.unit_id = a.unit_id and e.article_id = a.id
      and e.status = 'UNRESOLVED' and d.import_id is null and e.invoice_date >= coalesce(${since}::date, '-infinity')
    order by e.invoice_date desc, e.invoice_number desc, e.sha256 desc, e.line_no desc limit 1
  ) newest on true
  where ${unit} a.unresolved > 0 and (${pace}::text is null or not exists (
    select from alert_notice n
    where n.organization_id = a.organization_id and n.unit_id = a.unit_id and n.article_id = a.id and n.pace = ${pace}
      and not exists (
        select from price_decision p
        where p.organization_id = a.organization_id and p.unit_id = a.unit_id and p.article_id = a.id
          and p.withdrawn_at is null and p.decided_at > n.told_at)))`;

const untoldSql = `
  select a.id as "articleId", a.name, s.id as "supplierId", s.display_name as supplier, a.unit as "unitOfMeasure", a.currency,
    newest.watched_price::text as "watchedPrice", newest.billed_price::text as "billedPrice",
    newest.item_diff::text as "itemDiff", (select coalesce(sum(e.extra), 0)::text from price_alert_entry e
      where e.organization_id = a.organization_id and e.unit_id = a.unit_id and e.article_id = a.id
        and e.status = 'UNRESOLVED' and e.invoice_date >= coalesce($4::date, '-infinity')) as extra, newest.id as "entryId",
    coalesce(a.watch_state #>> '{newest,id}', '') as "newestLineId", a.unresolved as purchases,
    newest.invoice_id as "invoiceId", newest.invoice_number as "invoiceNumber", newest.why,
    (select coalesce(sum(e.extra), 0)::text from price_alert_entry e
      where e.organization_id = a.organization_id and e.unit_id = a.unit_id and e.article_id = a.id
        and e.invoice_id = newest.invoice_id and e.status = 'UNRESOLVED') as "invoiceExtra",
    (select jsonb_build_object('from', d.valid_from, 'to', d.valid_to) from deal d
      where d.organization_id = a.organization_id and d.id = newest.deal_id) as deal
  ${untold(
    'a.organization_id = $1 and a.unit_id = $2 and',
    '$3',
    ' join organization_supplier s on s.organization_id = a.organization_id and s.id = a.supplier_id',
    '$4',
  )}
  order by abs(a.unresolved_sum) desc, a.id limit 1000`;

type UntoldRecord = Omit<Untold, 'yearly' | 'yearlyQuantity' | 'isEstimated'> & {
  readonly entryId: string;
  readonly newestLineId: string;
};

const purchasesSql = `
  select article_id as "articleId", issue_date as date, trim_scale(quantity) as quantity from invoice_line
  where organization_id = $1 and unit_id = $2 and monitored and quantity is not null
    and article_id = any($3::uuid[])`;

/** Most kronor a year first, then most extra so far; falls last. */
const worstFirst = (a: Untold, b: Untold): number =>
  decimal(b.yearly ?? '0').cmp(decimal(a.yearly ?? '0')) || decimal(b.extra).cmp(decimal(a.extra));

/**
 * The unit's articles with alerts to tell within its plan's days, those that cost most in a year first; without `pace` all
 * that wait for a decision.
 * Needs a reader that sees the unit.
 */
export const untoldArticles = async (
  reader: Reader,
  { organizationId, unitId, view }: Pick<UnitScope, 'organizationId' | 'unitId' | 'view'>,
  pace: Told | null,
): Promise<Untold[]> => {
  const records = await reader.query<UntoldRecord>(untoldSql, [
    organizationId,
    unitId,
    pace,
    view?.since ?? null,
  ]);
  const purchases = await reader.query<Purchase & { articleId: string }>(purchasesSql, [
    organizationId,
    unitId,
    records.map(({ articleId }) => articleId),
  ]);
  const bought = Map.groupBy(purchases, ({ articleId }) => articleId);
  return records
    .map(({ entryId, newestLineId, ...article }): Untold => {
      const year = yearlyQuantity(bought.get(article.articleId) ?? []);
      const billed = { ...article, entryId, newestLineId };
      return {
        ...article,
        yearly: year && yearlyImpact(billed, year.quantity),
        yearlyQuantity: year?.quantity ?? '0',
        isEstimated: year?.isEstimated ?? true,
      };
    })
    .toSorted(worstFirst);
};

/** Every unit that has alerts to tell at the pace. A platform read over all tenants. */
export const unitsToTell = async (reader: Reader, pace: Told): Promise<string[]> => {
  // Across tenants: the work of the hour looks for who is told.
  const rows = await reader.query<{ id: string }>(
    `select distinct a.unit_id as id ${untold('', '$1')} order by 1`,
    [pace],
  );
  return rows.map(({ id }) => id);
};

/** A member of a unit whom alerts may be told to. */
export interface Listener {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly language: 'sv' | 'en';
  /** The strongest in the unit. */
  readonly role: Role;
}

/** When the unit's members were last written to about suppliers since a moment, by supplier. */
export const writtenSince = async (
  reader: Reader,
  { organizationId, unitId }: { readonly organizationId: string; readonly unitId: string },
  since: Date,
): Promise<ReadonlyMap<string, Date>> => {
  const rows = await reader.query<{ supplierId: string; toldAt: Date }>(
    `select supplier_id as "supplierId", told_at as "toldAt" from supplier_notice
     where organization_id = $1 and unit_id = $2 and told_at > $3`,
    [organizationId, unitId, since],
  );
  return new Map(rows.map(({ supplierId, toldAt }) => [supplierId, toldAt]));
};

/** The unit, its name and everybody who belongs to one of its outlets; null for a unit that is gone. A platform read. */
export const unitAudience = async (
  reader: Reader,
  unitId: string,
): Promise<{ organizationId: string; name: string; outletId: string | null; members: Listener[] } | null> => {
  const [unit] = await reader.query<{ organizationId: string; name: string; outletId: string | null }>(
    `select u.organization_id as "organizationId", u.name,
       (select o.id from outlet o where o.organization_id = u.organization_id and o.main_unit_id = u.id
        order by o.created_at, o.id limit 1) as "outletId"
     from unit u where u.id = $1`,
    [unitId],
  );
  if (unit === undefined) return null;
  const members = await reader.query<Omit<Listener, 'role'> & { readonly roles: Role[] }>(
    `select a.id as "userId", a.full_name as "fullName", a.email, a.language, array_agg(m.role) as roles
     from membership m
     join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
     join user_account a on a.id = m.user_id
     where m.organization_id = $1 and o.main_unit_id = $2 and a.disabled_at is null
       and a.email_verified_at is not null and not a.staff
     group by a.id order by 1`,
    [unit.organizationId, unitId],
  );
  return {
    ...unit,
    members: members.map(({ roles, ...member }) => ({ ...member, role: highest(roles) ?? 'reporter' })),
  };
};
