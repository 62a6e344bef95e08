import { withinPlan } from '#core/entitlements/plan-view.ts';
import { decimal, fixed, rounded } from '#core/values/decimal.ts';
import { latestInvoices } from '#features/purchases/invoices/server/queries-list.ts';
import { moneyBackSource } from '#features/account/tasks/server/queries.ts';
import { readDecisionCosts } from '#features/prices/price-monitoring/server/queries-costs.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { Overview } from '../contract-overview.ts';
import { changeOf, dayCount, percentOf, totalOf } from '../rules-figures.ts';
import { type Period, type PreviousPeriod, readPurchases } from './queries-purchases.ts';

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
  // Nothing here waits for another answer, so all of it goes to the engine together.
  const [bought, latest, costs, moneyBack] = await Promise.all([
    readPurchases(reader, scope, period, previous),
    latestInvoices(reader, scope),
    readDecisionCosts(reader, scope, `${swedishDate(viewer.now).slice(0, 7)}-01`),
    moneyBackOf(reader, scope, viewer),
  ]);
  const { currency, days, previousDays, suppliers, foreign } = bought;
  const total = totalOf(days);
  return {
    currency,
    shownFrom: period.from === asked.from ? null : period.from,
    total,
    previousTotal: previous === null ? null : totalOf(previousDays.filter((day) => day.date <= previous.to)),
    foreign: [...foreign],
    waiting: { net: bought.heldNet, invoices: bought.heldInvoices },
    invoices: suppliers.reduce((count, row) => count + row.invoices, 0),
    suppliers: suppliers.length,
    averagePerDay: rounded(decimal(total).div(decimal(String(dayCount(days, period)))), 2),
    days: [...days],
    previousDays: [...previousDays],
    costBySupplier: suppliers.map(({ id, displayName, net, previousNet }) => ({
      supplierId: id,
      displayName,
      net,
      previousNet,
      share: percentOf(net, total) ?? '0',
      change: changeOf(net, previousNet),
    })),
    latestInvoices: latest,
    undecided: costs.undecided,
    dearer: costs.dearer,
    moneyBack,
    decided: costs.decided,
    hasOwnAlerts: costs.hasRules,
  };
};
