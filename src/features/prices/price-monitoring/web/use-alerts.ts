import { useNavigate } from '@tanstack/react-router';
import { decimal, sumOf } from '#core/values/decimal.ts';
import { useLeaving } from '#platform/web/calls/undoable.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/calls/query.ts';
import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import type { Range } from '#platform/web/formats/period.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { AlertGroup } from '../contract-alerts.ts';
import { priceMonitoringContract } from '../contract.ts';
import { alertsPath } from '../paths.ts';
import { directionOf } from './direction.ts';
import { alertsSearch } from './feature.tsx';

type Summary = ReplyOf<typeof priceMonitoringContract.readSummary>;

/** What the summary says once those that are on their way out of it have left. */
const sumsOf = (data: Summary | undefined, leaving: readonly AlertGroup[]) => {
  const sum = data && decimal(data.extraCost).minus(sumOf(leaving.map((row) => decimal(row.sumDifference))));
  const dearer =
    (data?.dearer ?? 0) - leaving.filter((row) => directionOf(row.sumDifference) === 'up').length;
  const cheaper =
    (data?.cheaper ?? 0) - leaving.filter((row) => directionOf(row.sumDifference) === 'down').length;
  const waiting = (data?.unresolved ?? 0) - leaving.length;
  return { data, sum, dearer, cheaper, waiting };
};

export type AlertSums = ReturnType<typeof sumsOf>;

/** The alerts that the address asks for, what they sum up to, and the addresses of other choices. */
export const useAlerts = (range: Range) => {
  const navigate = useNavigate();
  const { status = 'UNRESOLVED', sort = 'extra', direction = 'desc', article } = useRouteSearch(alertsSearch);
  const isDocked = useIsAtLeast('lg');
  const canDecide = useMayEdit();
  const held = useLeaving((state) => state.keys);
  const query = { ...range, status, sort, direction };
  const list = priceMonitoringContract.listAlerts;
  const alerts = usePages(callKey(list, { query }), (page, signal) =>
    callOrThrow(list, { query: { ...query, page, limit: 50 } }, { signal }),
  );
  const summary = useCall(priceMonitoringContract.readSummary, { query: range });
  const isWaiting = status === 'UNRESOLVED';
  const rows = alerts.rows.filter((row) => !isWaiting || !held.has(row.id));
  const leaving = isWaiting ? alerts.rows.filter((row) => held.has(row.id)) : [];
  const isEmpty = rows.length === 0 && !alerts.query.isPending;
  const any = useCall(priceMonitoringContract.listArticles, { query: { limit: 1 } }, isEmpty && isWaiting);
  const shown = { status, sort, direction, article };
  type Change = { readonly [Key in keyof typeof shown]?: (typeof shown)[Key] | undefined };
  const hrefOf = (change: Change): string => {
    const standard = { status: 'UNRESOLVED', sort: 'extra', direction: 'desc' };
    const next = { ...shown, ...change };
    return alertsPath({
      article: next.article,
      status: next.status === standard.status ? null : next.status,
      sort: next.sort === standard.sort ? null : next.sort,
      direction: next.direction === standard.direction ? null : next.direction,
    });
  };
  const go = (change: Change, replace = false) => void navigate({ href: hrefOf(change), replace });
  // A reporter may read articles with active alerts alone.
  const rowHref = isWaiting || canDecide ? (row: AlertGroup) => hrefOf({ article: row.id }) : undefined;
  const openNext = () => {
    const at = rows.findIndex((row) => row.id === article);
    const next = rows[at + 1] ?? rows[at - 1];
    go({ article: isDocked ? next?.id : undefined }, true);
  };
  return {
    alerts,
    rows,
    sums: sumsOf(summary.data, leaving),
    shown,
    isWaiting,
    isLoading: alerts.query.isPending || (isEmpty && isWaiting && any.isPending),
    /** Nothing has been bought yet. */
    isFirst: any.data?.total === 0 && isWaiting,
    /** The article whose alerts are open, unless they are on their way out. */
    open: article !== undefined && !(isWaiting && held.has(article)) ? article : undefined,
    rowHref,
    go,
    openNext,
  };
};

export type Alerts = ReturnType<typeof useAlerts>;
