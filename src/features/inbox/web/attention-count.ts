import { statesUnderWay } from '#features/documents/contract.ts';
import { notificationsContract } from '#features/notifications/contract.ts';
import { useCall } from '#platform/web/query.ts';
import { useLive } from '#platform/web/use-live.ts';
import { inboxContract } from '../contract.ts';

const onTheWay: readonly string[] = statesUnderWay;

/** Arrivals that wait for a person. Steps of the machine in between change nothing for anybody and ask for nothing. */
export const useAttentionCount = (): number | undefined => {
  const { data } = useCall(inboxContract.readArrivalsSummary, {});
  useLive(
    notificationsContract.liveEvents,
    [inboxContract.readArrivalsSummary],
    (event) => event.type === 'document' && !onTheWay.includes(event.state),
  );
  return data?.attention;
};
