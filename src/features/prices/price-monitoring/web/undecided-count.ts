import { notificationsContract } from '#features/account/notifications/contract.ts';
import { useLeaving } from '#platform/web/calls/undoable.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useHasUnit } from '#platform/web/session/state.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { priceMonitoringContract } from '../contract.ts';

/** Everything that a decision, an invoice, a deal or a limit changes. */
export const stale = [
  priceMonitoringContract.readSummary,
  priceMonitoringContract.listAlerts,
  priceMonitoringContract.readAlert,
  priceMonitoringContract.listArticles,
];

/** Articles that wait for a decision, whatever the period; keeps every open price monitoring screen fresh, too. */
export const useUndecidedCount = (): number | undefined => {
  const { data } = useCall(priceMonitoringContract.readSummary, { query: {} }, useHasUnit());
  const held = useLeaving((state) => state.keys.size);
  useLive(notificationsContract.liveEvents, stale, ({ type }) => type !== 'document' && type !== 'news');
  return data && Math.max(0, data.unresolved - held);
};
