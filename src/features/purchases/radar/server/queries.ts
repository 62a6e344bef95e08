import { feeSeries } from '#core/radar/fee-series.ts';
import { laterOf } from '#core/entitlements/plan-view.ts';
import { daysBefore } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { suppliersInPlan } from '#features/suppliers/suppliers/server/queries-plan.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { FeeShown, MissingShown, radarContract, RenumberedShown } from '../contract.ts';
import { missingFacts, radarMonths, renumberedFacts } from '../rules.ts';
import { chargedInvoices, keptInvoices } from './queries-facts.ts';

/** Invoices that stand behind a fee, at most. */
const mostInvoices = 24;

/** A finding as it is kept. */
export interface FindingRecord {
  readonly id: string;
  readonly kind: 'fee' | 'renumbered' | 'missing';
  readonly supplierId: string;
  readonly supplierName: string;
  readonly facts: unknown;
  readonly foundAt: Date;
  readonly closedAt: Date | null;
  readonly answer: 'confirmed' | 'refused' | null;
  readonly askedAt: Date | null;
  readonly askedOf: string | null;
}

/** Columns of `radar_finding r` of supplier `s`, as `FindingRecord`. */
export const findingColumns = `r.id, r.kind, r.supplier_id as "supplierId", s.display_name as "supplierName", r.facts, r.found_at as "foundAt",
  r.closed_at as "closedAt", r.answer, r.asked_at as "askedAt", r.asked_of as "askedOf"`;

/** Findings of unit $2 of organization $1 with their suppliers. */
export const fromFindings = `from radar_finding r
  join organization_supplier s on s.organization_id = $1 and s.id = r.supplier_id
  where r.organization_id = $1 and r.unit_id = $2`;

const ofSupplierSql = `
  select ${findingColumns} ${fromFindings} and r.supplier_id = $3 and r.kind <> 'fee'
    and (r.closed_at is null or r.answer is not null or r.closed_at > $4)
  order by r.found_at desc, r.id`;

const feesOf = async (
  reader: Reader,
  scope: UnitScope,
  supplierId: string,
  today: string,
): Promise<FeeShown[]> => {
  const since = laterOf(daysBefore(today, radarMonths * 30), scope.view?.since ?? null) ?? today;
  const invoices = await keptInvoices(reader, scope, since, [supplierId]);
  const charged = await chargedInvoices(reader, scope, since, invoices);
  return [...charged].flatMap(([key, own]) =>
    feeSeries(own).map(({ kind, sum, count, of, first, latest, rise, oftener, months }): FeeShown => ({
      kind,
      currency: key.split(' ')[1] ?? 'SEK',
      sum,
      count,
      of,
      // Of a plan's few days the first one in them is no first one.
      first: { date: first.date, isNews: first.isNews },
      latest: { date: latest.date, amount: latest.amount },
      rise,
      oftener,
      months: [...months],
      invoices: own
        .flatMap(({ id: invoiceId, number, date, fees }) => {
          const amount = fees[kind];
          return amount === undefined ? [] : { invoiceId, number, date, amount };
        })
        .toReversed()
        .slice(0, mostInvoices),
    })),
  );
};

const renumberedOf = ({ id, facts, answer }: FindingRecord, currency: string): RenumberedShown => {
  const {
    laterId: articleId,
    from,
    to,
    name,
    newName,
    unit,
    price,
    newPrice,
    percent,
    date,
  } = renumberedFacts.parse(facts);
  const said = answer ?? 'open';
  return {
    id,
    answer: said,
    articleId,
    from,
    to,
    name,
    newName,
    unit,
    currency,
    price,
    newPrice,
    percent,
    date,
  };
};

const missingOf = ({ id, facts, answer, askedAt, askedOf, closedAt }: FindingRecord): MissingShown => ({
  id,
  ...missingFacts.parse(facts),
  answer: answer === 'refused' ? 'refused' : 'open',
  askedAt: askedAt?.toISOString() ?? null,
  askedOf,
  closedAt: closedAt?.toISOString() ?? null,
});

/** What stands beside the prices of one of the organization's suppliers. */
export const readRadar = async (
  reader: Reader,
  scope: UnitScope,
  supplierId: string,
  now: Date,
): Promise<
  ReplyOf<(typeof radarContract)['readRadar']> | Refused<'supplier.not_exist' | 'plan.required'>
> => {
  const { organizationId, unitId } = scope;
  const [supplier] = await reader.query<{ currency: string }>(
    `select u.currency from organization_supplier s join unit u on u.organization_id = $1 and u.id = $2
     where s.organization_id = $1 and s.id = $3`,
    [organizationId, unitId, supplierId],
  );
  if (supplier === undefined) return refused('supplier.not_exist');
  const shown = await suppliersInPlan(reader, organizationId, scope.view);
  if (shown !== null && !shown.has(supplierId)) return refused('plan.required');
  const month = new Date(now.getTime() - 30 * 86_400_000);
  const [findings, fees] = await Promise.all([
    reader.query<FindingRecord>(ofSupplierSql, [organizationId, unitId, supplierId, month]),
    feesOf(reader, scope, supplierId, swedishDate(now)),
  ]);
  return {
    fees,
    renumbered: findings
      .filter(({ kind }) => kind === 'renumbered')
      .map((one) => renumberedOf(one, supplier.currency)),
    missing: findings.filter(({ kind }) => kind === 'missing').map(missingOf),
  };
};

const ofArticleSql = `
  select ${findingColumns} ${fromFindings} and r.kind = 'renumbered' and r.answer is distinct from 'refused'
    and (r.closed_at is null or r.answer = 'confirmed') and r.facts ->> 'laterId' = any ($3::text[])
  order by r.found_at, r.id`;

/** What an article is said to have been before, the first number first. */
export const readRenumbered = async (
  reader: Reader,
  scope: UnitScope,
  articleId: string,
): Promise<ReplyOf<(typeof radarContract)['readRenumbered']> | Refused<'article.not_exist'>> => {
  const key = [scope.organizationId, scope.unitId];
  const [article] = await reader.query<{ supplierId: string; currency: string; ids: string[] }>(
    `select supplier_id as "supplierId", currency, coalesce(id || earlier_ids, '{}') as ids from unit_article
     where organization_id = $1 and unit_id = $2 and id = $3`,
    [...key, articleId],
  );
  if (article === undefined) return refused('article.not_exist');
  const found = await reader.query<FindingRecord>(ofArticleSql, [...key, article.ids]);
  return {
    supplierId: article.supplierId,
    renumbered: found.map((one) => renumberedOf(one, article.currency)),
  };
};

/** One finding of the unit, or null. */
export const findFinding = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  findingId: string,
): Promise<FindingRecord | null> => {
  const [found] = await reader.query<FindingRecord>(
    `select ${findingColumns} ${fromFindings} and r.id = $3`,
    [organizationId, unitId, findingId],
  );
  return found ?? null;
};
