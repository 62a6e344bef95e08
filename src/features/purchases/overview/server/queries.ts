import { withinPlan } from '#core/entitlements/plan-view.ts';
import { decimal, fixed, rounded } from '#core/values/decimal.ts';
import { latestInvoices } from '#features/purchases/invoices/server/queries-list.ts';
import { moneyBackSource } from '#features/account/tasks/server/queries.ts';
import { decidedOfMonth } from '#features/prices/price-monitoring/server/queries-decided.ts';
import { gettingDearer, undecided } from '#features/prices/price-monitoring/server/queries-groups.ts';
import { hasRules } from '#features/prices/price-monitoring/server/queries-rules.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { Overview } from '../contract-overview.ts';
import { changeOf, dayCount, percentOf, totalOf } from '../rules-figures.ts';
import { type Period, days, bySupplier, inOtherCurrencies, waitingPurchases } from './queries-purchases.ts';

/** The days to compare with, and the last day of the whole period they are the beginning of. */
export interface PreviousPeriod {
  readonly from: string;
  readonly to: string;
  readonly until: string;
}

/** Who asks, and when. */
export interface OverviewViewer {
  readonly hooks: Hooks;
  readonly now: Date;
  readonly seesClaims: boolean;
}

const moneyBackOf = async (
  reader: Reader,
  scope: UnitScope,
  { hooks, now, seesClaims }: OverviewViewer,
): Promise<Overview['moneyBack']> => {
  const [source] = seesClaims ? hooks.all(moneyBackSource) : [];
  if (source === undefined) return null;
  const { claimed, drafted, unclaimed, recovered, replyBy } = await source(reader, scope, swedishDate(now));
  // Nobody has asked for a draft's money until it is sent.
  return { claimed, unclaimed: fixed(decimal(drafted).plus(decimal(unclaimed)), 2), recovered, replyBy };
};

/** Purchases of a period without VAT, compared with an earlier one, with the newest invoices and open decisions. */
export const readOverview = async (
  reader: Reader,
  scope: UnitScope,
  asked: Period,
  compared: PreviousPeriod | null,
  viewer: OverviewViewer,
): Promise<Overview> => {
  const period = withinPlan(scope.view, asked);
  const since = scope.view?.since ?? null;
  // A part of a period is nothing to compare with: it would say that more was bought since.
  const previous = compared !== null && since !== null && compared.from < since ? null : compared;
  const previousDays = previous === null ? null : { from: previous.from, to: previous.until };
  // Nothing here waits for another answer, so all of it goes to the engine together.
  const [units, current, before, suppliers, suppliersBefore, foreign, waiting, ...rest] = await Promise.all([
    reader.query<{ currency: string }>('select currency from unit where organization_id = $1 and id = $2', [
      scope.organizationId,
      scope.unitId,
    ]),
    days(reader, scope, period),
    previousDays === null ? [] : days(reader, scope, previousDays),
    bySupplier(reader, scope, period),
    previous === null ? [] : bySupplier(reader, scope, previous),
    inOtherCurrencies(reader, scope, period),
    waitingPurchases(reader, scope, period),
    latestInvoices(reader, scope),
    undecided(reader, scope),
    gettingDearer(reader, scope),
    moneyBackOf(reader, scope, viewer),
    decidedOfMonth(reader, scope, `${swedishDate(viewer.now).slice(0, 7)}-01`),
    hasRules(reader, scope),
  ]);
  const [latest, undecidedPrices, dearer, moneyBack, decided, hasOwnAlerts] = rest;
  const earlier = new Map(suppliersBefore.map((row) => [row.supplier_id, row.net] as const));
  const total = totalOf(current);
  return {
    currency: units[0]?.currency ?? 'SEK',
    shownFrom: period.from === asked.from ? null : period.from,
    total,
    previousTotal: previous === null ? null : totalOf(before.filter((day) => day.date <= previous.to)),
    foreign,
    waiting,
    invoices: suppliers.reduce((count, row) => count + row.invoices, 0),
    suppliers: suppliers.length,
    averagePerDay: rounded(decimal(total).div(decimal(String(dayCount(current, period)))), 2),
    days: current,
    previousDays: before,
    costBySupplier: suppliers.map((row) => ({
      supplierId: row.supplier_id,
      displayName: row.display_name,
      net: row.net,
      previousNet: earlier.get(row.supplier_id) ?? null,
      share: percentOf(row.net, total) ?? '0',
      change: changeOf(row.net, earlier.get(row.supplier_id)),
    })),
    latestInvoices: latest,
    undecided: undecidedPrices,
    dearer,
    moneyBack,
    decided,
    hasOwnAlerts,
  };
};
