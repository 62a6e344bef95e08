import { compareText } from '#core/values/compare-text.ts';
import { addSums } from '#core/claims/claim-figures.ts';
import { recoveredByMonth } from '#core/claims/recovered.ts';
import { daysBetween } from '#core/values/calendar.ts';
import { decimal, fixed, rounded, sumOf } from '#core/values/decimal.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { QueryOf, ReplyOf } from '#platform/wire/endpoint.ts';
import type { claimsContract } from '../contract.ts';
import { claimState } from '../contract-state.ts';
import type { ClaimRow } from '../contract-claim.ts';
import { claimRowOf, isOfPeriod } from '../rules.ts';
import { loadTold } from './queries-events.ts';
import { loadFiguredClaims, type FiguredClaims } from './queries-figures.ts';

type Contract = typeof claimsContract;

/** Every claim of the unit as a row, by year and number. */
export const loadClaimRows = async (
  reader: Reader,
  scope: UnitScope,
  today: string,
): Promise<FiguredClaims & { readonly rows: ClaimRow[] }> => {
  const { claims, credits } = await loadFiguredClaims(reader, scope);
  if (claims.length === 0) return { rows: [], claims, credits };
  const told = await loadTold(reader, scope);
  const rows = claims.map(({ claim, figures }) =>
    claimRowOf({ claim, figures, credits, events: told.get(claim.id) ?? [] }, today),
  );
  return { rows, claims, credits };
};

const swedish = new Intl.Collator('sv');

const orders: Record<QueryOf<Contract['listClaims']>['sort'], (a: ClaimRow, b: ClaimRow) => number> = {
  number: () => 0,
  amount: (a, b) => decimal(a.amount).cmp(decimal(b.amount)),
  supplier: (a, b) => swedish.compare(a.supplierName, b.supplierName),
  replyBy: (a, b) => compareText(a.replyBy ?? '', b.replyBy ?? ''),
};

const holds = (row: ClaimRow, search: string): boolean =>
  [row.number, row.supplierName, ...row.goods].some((text) =>
    text.toLowerCase().includes(search.trim().toLowerCase()),
  );

/** A page of claims; those of the same rank stand by number. */
export const listClaims = async (
  reader: Reader,
  scope: UnitScope,
  query: QueryOf<Contract['listClaims']>,
  today: string,
): Promise<ReplyOf<Contract['listClaims']>> => {
  const { rows } = await loadClaimRows(reader, scope, today);
  const bounds = boundsOf(query);
  const asked = rows.filter(
    (row) =>
      isOfPeriod(row, bounds) &&
      (query.state === undefined ? row.state !== 'withdrawn' : row.state === query.state) &&
      (query.supplierId === undefined || row.supplierId === query.supplierId) &&
      (query.overdue !== true || row.isOverdue) &&
      (query.search === undefined || holds(row, query.search)),
  );
  const places = new Map(asked.map((row, place) => [row, place]));
  const sign = query.direction === 'asc' ? 1 : -1;
  const ordered = asked.toSorted(
    (a, b) => sign * (orders[query.sort](a, b) || (places.get(a) ?? 0) - (places.get(b) ?? 0)),
  );
  const offset = offsetOf(query);
  return { content: ordered.slice(offset, offset + query.limit), total: ordered.length };
};

const boardCurrency = 'SEK';

/** What a lane adds up: what waits of sent claims, what is credited of settled ones, what the letters say of the others. */
const laneSum = (row: ClaimRow): string =>
  row.state === 'sent' ? row.waiting : row.state === 'settled' ? row.credited : row.amount;

const add = (amounts: readonly string[]): string => fixed(sumOf(amounts.map(decimal)), 2);

/** The board: five lanes and the sums of a period's claims, in kronor. */
export const readClaimBoard = async (
  reader: Reader,
  scope: UnitScope,
  period: QueryOf<Contract['readClaimBoard']>,
  today: string,
): Promise<ReplyOf<Contract['readClaimBoard']>> => {
  const { rows } = await loadClaimRows(reader, scope, today);
  const all = rows.filter((row) => row.currency === boardCurrency);
  const own = all.filter((row) => isOfPeriod(row, boundsOf(period)));
  return {
    currency: boardCurrency,
    outside: all.length - own.length,
    sums: addSums(own),
    lanes: claimState.options.map((state) => {
      const lane = own.filter((row) => row.state === state);
      return {
        state,
        claims: lane.length,
        sum: add(lane.map(laneSum)),
        overdue: lane.filter((row) => row.isOverdue).length,
        undelivered: lane.filter((row) => row.isUndelivered).length,
      };
    }),
  };
};

const firstSql = `
  select c.supplier_id as "supplierId", c.currency, c.sent_on as "sentOn",
    least(
      (select min(e.at)::date from claim_event e where e.organization_id = $1 and e.unit_id = $2 and e.claim_id = c.id
        and e.kind = 'answered'),
      (select min(k.credit_date) from claim_credit k where k.organization_id = $1 and k.unit_id = $2 and k.claim_id = c.id
        and k.amount > 0 and k.credit_date >= c.sent_on)) as "answeredOn"
  from claim c where c.organization_id = $1 and c.unit_id = $2 and c.sent_on is not null and c.state <> 'withdrawn'`;

const median = (days: readonly number[]): string | null => {
  if (days.length === 0) return null;
  const sorted = days.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0];
  return rounded(sumOf(middle.map((each) => decimal(String(each)))).div('2'), 1);
};

/** What was claimed and came back by supplier and currency, most claimed first. */
export const listClaimSuppliers = async (
  reader: Reader,
  scope: UnitScope,
  period: QueryOf<Contract['listClaimSuppliers']>,
  today: string,
): Promise<ReplyOf<Contract['listClaimSuppliers']>> => {
  const all = (await loadClaimRows(reader, scope, today)).rows;
  const rows = all.filter((row) => isOfPeriod(row, boundsOf(period)));
  const firsts = await reader.query<{
    supplierId: string;
    currency: string;
    sentOn: string;
    answeredOn: string | null;
  }>(firstSql, [scope.organizationId, scope.unitId]);
  const daysOf = (supplierId: string, currency: string): number[] =>
    firsts.flatMap((each) =>
      each.answeredOn !== null && each.supplierId === supplierId && each.currency === currency
        ? [Math.max(0, daysBetween(each.sentOn, each.answeredOn))]
        : [],
    );
  const groups = Map.groupBy(rows, ({ supplierId, currency }) => `${supplierId} ${currency}`);
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const sums = addSums(own);
      const { supplierId, supplierName, currency } = first;
      const claimed = decimal(sums.claimed);
      return {
        ...sums,
        supplierId,
        supplierName,
        currency,
        claims: own.filter(({ state }) => state !== 'withdrawn').length,
        sharePercent: claimed.gt('0') ? rounded(decimal(sums.credited).times('100').div(claimed), 1) : null,
        medianDays: median(daysOf(supplierId, currency)),
      };
    })
    .toSorted(
      (a, b) => decimal(b.claimed).cmp(decimal(a.claimed)) || swedish.compare(a.supplierName, b.supplierName),
    );
};

/** Recovered kronor of a period, and what still waits. */
export const readRecovered = async (
  reader: Reader,
  scope: UnitScope,
  { from, to }: { readonly from: string | null; readonly to: string | null },
  today: string,
): Promise<ReplyOf<Contract['readRecovered']>> => {
  const { rows, claims, credits } = await loadClaimRows(reader, scope, today);
  const names = new Map(claims.map(({ claim }) => [claim.supplierId, claim.supplierName]));
  const within = credits.filter(
    ({ creditDate, currency }) =>
      currency === boardCurrency &&
      (from === null || creditDate >= from) &&
      (to === null || creditDate <= to),
  );
  const months = [...Map.groupBy(within, ({ supplierId }) => supplierId)]
    .flatMap(([supplierId, of]) =>
      recoveredByMonth(of).map((each) => ({
        ...each,
        supplierId,
        supplierName: names.get(supplierId) ?? '',
      })),
    )
    .toSorted((a, b) => compareText(a.month, b.month) || swedish.compare(a.supplierName, b.supplierName));
  const own = rows.filter((row) => row.currency === boardCurrency);
  return {
    currency: boardCurrency,
    total: add(months.map(({ amount }) => amount)),
    months,
    waiting: add(own.map(({ waiting }) => waiting)),
    overdue: own.filter((row) => row.isOverdue).length,
  };
};
