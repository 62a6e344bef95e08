import type { WatchState } from '#core/price-watch/types.ts';
import { laterOf, withinPlan } from '#core/entitlements/plan-view.ts';
import { whyOf } from '#core/price-watch/why.ts';
import { agreedDeals } from './queries-conditions.ts';
import { latestLineFirst, watchedToday, withWatched } from './queries-conditions.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { daysBefore } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { AlertGroupDetail } from '../contract-alerts.ts';
import { contactOf } from '#features/suppliers/suppliers/rules-contact.ts';
import { undoMinutes } from '../rules.ts';
import { lineBasePrice } from '../rules-base-prices.ts';
import { loadClaimable } from './queries-claimable.ts';
import type { HeldLine } from './queries-claimable.ts';
import { dealFields, endingDealsOf } from './queries-ending.ts';
import { newestFirst } from './queries-entries.ts';
import { askedOf, toldOf } from './queries-log.ts';
import { findAlertGroup } from './queries-groups.ts';
import { watchedStepsOf } from './queries-steps.ts';
import type { AlertSelection } from './queries-groups.ts';

type Article = AlertGroupDetail['article'];
interface Reached {
  /** It was last bought before what the plan shows. */
  readonly isBeforePlan: boolean;
  readonly phone: string | null;
  readonly email: string | null;
}
type Why = AlertGroupDetail['why'];
interface DecisionRecord extends Omit<DecisionRow, 'decidedAt' | 'withdrawnAt' | 'undoUntil'> {
  readonly decidedAt: Date;
  readonly withdrawnAt: Date | null;
}

type Point = AlertGroupDetail['history'][number];
type DecisionRow = AlertGroupDetail['decisions'][number];

interface PointRecord extends Omit<Point, 'perBase'> {
  readonly place: number;
  readonly name: string;
  readonly unit: string;
}

const mostPoints = 400;

/** A price is seen over a year, however short the period is whose alerts are asked for; null is all time. */
const begunBefore = (from: string | null, last: string): string | null => {
  const aYearAgo = daysBefore(last, 365);
  return from === null || from < aYearAgo ? from : aYearAgo;
};

const articleSql = `
  select a.id, a.name, a.article_number as "articleNumber", a.unit, a.currency, a.supplier_id as "supplierId",
    s.display_name as "supplierName", a.category, trim_scale(${watchedToday}) as "watchedPrice",
    trim_scale(a.last_price) as "lastPrice", coalesce(a.watch_state #>> '{newest,id}', '') as "newestLineId",
    s.contact_phone as phone, s.contact_email as email,
    coalesce(a.last_date < $5::date, false) as "isBeforePlan"
  from unit_article a
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  ${withWatched('$4')}
  where a.organization_id = $1 and a.unit_id = $2 and a.id = $3 and a.lines > 0
    and a.watched_price is not null and a.last_price is not null`;

/** Why the newest entry of a status differs, with what the article watches and was billed last. */
const whySql = `
  select a.watch_state as state, (
    select e.why from price_alert_entry e
    where e.organization_id = $1 and e.unit_id = $2 and e.article_id = $3 and e.status = $4
      and e.invoice_date >= coalesce($5::date, '-infinity')
    order by ${newestFirst} limit 1) as why
  from unit_article a where a.organization_id = $1 and a.unit_id = $2 and a.id = $3`;

/** The newest line beside the watched price, where only VAT or deposit changed: that raises no alert and is told. */
const informationOf = (state: Pick<WatchState, 'newest' | 'watched'> | null): Why => {
  if (!state?.newest || !state.watched || state.watched.dealId !== null) return null;
  const why = whyOf(state.newest, state.watched, 'no');
  const isBeside = why.vat !== '0.00' || why.deposit !== '0.00';
  return why.causes.length === 0 && isBeside ? why : null;
};

const historySql = `
  select * from (
    select l.name, l.unit, l.issue_date as date, trim_scale(l.comparable_price) as price, trim_scale(l.quantity) as quantity, l.sum,
      l.invoice_id as "invoiceId", i.number as "invoiceNumber", e.status as alert, trim_scale(e.watched_price) as watched,
      row_number() over (order by ${latestLineFirst}) as place
    from invoice_line l
    join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
    left join price_alert_entry e on e.organization_id = $1 and e.unit_id = $2 and e.article_id = $3 and e.id = l.id
    where l.organization_id = $1 and l.unit_id = $2 and l.article_id = $3 and l.monitored
      and l.comparable_price is not null and l.quantity is not null
      and l.issue_date >= coalesce($4::date, '-infinity') and l.issue_date <= coalesce($5::date, 'infinity')
    order by place limit ${mostPoints}
  ) newest order by place desc`;

const dealSql = `
  select ${dealFields}
  from unit_article a
  join deal d on ${agreedDeals}
    and d.valid_from <= a.last_date and (d.valid_to is null or d.valid_to >= a.last_date)
  where a.organization_id = $1 and a.unit_id = $2 and a.id = $3
  order by d.unit_ids is null, d.valid_from desc limit 1`;

/** The last deal that a decision on article $3 ended, with its last day. */
export const endedDealSql = `
  select ${dealFields}, coalesce(least(d.valid_to, (x.ended ->> 'lastDay')::date), d.valid_from) as "effectiveTo"
  from unit_article a
  cross join lateral jsonb_array_elements(a.watch_state -> 'endedDeals') with ordinality x(ended, place)
  join deal d on d.organization_id = $1 and d.id = (x.ended ->> 'dealId')::uuid
  where a.organization_id = $1 and a.unit_id = $2 and a.id = $3
  order by x.place desc limit 1`;

/** The deal of an article that a decision ended last, or null. */
const endedDealOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  articleId: string,
): Promise<AlertGroupDetail['endedDeal']> => {
  const key = [organizationId, unitId, articleId];
  const [ended] = await reader.query<NonNullable<AlertGroupDetail['endedDeal']>>(endedDealSql, key);
  return ended ?? null;
};

const decisionsSql = `
  select d.id, d.kind, d.decided_at as "decidedAt", coalesce(m.full_name, '') as "decidedBy", d.comment, d.until,
    coalesce(d.decision #>> '{newest,price}', '') as price,
    coalesce(jsonb_array_length(d.decision -> 'settled'), 0) as entries,
    d.withdrawn_at as "withdrawnAt", w.full_name as "withdrawnBy"
  from price_decision d
  left join member_name m on m.organization_id = d.organization_id and m.user_id = d.decided_by
  left join member_name w on w.organization_id = d.organization_id and w.user_id = d.withdrawn_by
  where d.organization_id = $1 and d.unit_id = $2 and d.article_id = $3 order by d.decided_at desc, d.sequence desc`;

/** Which entries and which stretch of history to show. */
export interface ArticleView extends AlertSelection {
  /** A reporter sees articles with active alerts alone (SECURITY matrix, row 23). */
  readonly onlyWithAlerts: boolean;
  /** Lines that stand in claims; left out or null where none are to be seen. */
  readonly held?: readonly HeldLine[] | null;
  readonly now: Date;
}

/** The newest one that stands can be taken back for some minutes. */
const decisionRows = (records: readonly DecisionRecord[], now: Date): DecisionRow[] => {
  const standing = records.find(({ withdrawnAt }) => withdrawnAt === null);
  return records.map((made) => {
    const until = new Date(made.decidedAt.getTime() + undoMinutes * 60_000);
    const canUndo = made === standing && made.kind !== 'history' && now <= until;
    return {
      ...made,
      decidedAt: made.decidedAt.toISOString(),
      withdrawnAt: made.withdrawnAt?.toISOString() ?? null,
      undoUntil: canUndo ? until.toISOString() : null,
    };
  });
};

/** One watched article with its entries of a status, price history, deal and every earlier decision. */
export const readAlertDetail = async (
  reader: Reader,
  scope: UnitScope,
  view: ArticleView,
  articleId: string,
): Promise<AlertGroupDetail | Refused<'article.not_exist' | 'plan.required'>> => {
  const { to } = withinPlan(scope.view, view);
  const since = scope.view?.since ?? null;
  const key = [scope.organizationId, scope.unitId, articleId];
  const guard = view.onlyWithAlerts ? ' and a.unresolved > 0' : '';
  const day = swedishDate(view.now);
  const [found] = await reader.query<Article & Reached>(articleSql + guard, [...key, day, since]);
  if (found === undefined) return refused('article.not_exist');
  const { phone, email, isBeforePlan, ...article } = found;
  if (isBeforePlan) return refused('plan.required');
  const group = await findAlertGroup(reader, scope, view, articleId);
  const points = await reader.query<PointRecord>(historySql, [
    ...key,
    laterOf(begunBefore(view.from, to ?? day), since),
    to,
  ]);
  const [deal] = await reader.query<NonNullable<AlertGroupDetail['deal']>>(dealSql, key);
  const ending = await endingDealsOf(reader, scope, [articleId]);
  const [told] = await reader.query<{ state: WatchState | null; why: Why }>(whySql, [
    ...key,
    view.status,
    since,
  ]);
  const { held = null } = view;
  const claimable = held === null ? null : await loadClaimable(reader, scope, [articleId], held);
  const decisions = await reader.query<DecisionRecord>(decisionsSql, key);
  return {
    article,
    group,
    claimable: claimable?.get(articleId) ?? null,
    why: group === null ? null : (told?.why ?? null),
    information: informationOf(told?.state ?? null),
    history: points.map(({ place: _order, name, unit, ...point }) => ({
      ...point,
      perBase: lineBasePrice({ name, unit, price: point.price }, group?.perBase ?? null),
    })),
    watched: await watchedStepsOf(reader, scope, articleId),
    deal: deal ?? null,
    ending: ending.get(articleId) ?? [],
    endedDeal: await endedDealOf(reader, scope, articleId),
    decisions: decisionRows(decisions, view.now),
    contact: contactOf(phone, email),
    asked: await askedOf(reader, scope, articleId),
    told: await toldOf(reader, scope, articleId),
  };
};
