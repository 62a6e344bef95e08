import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { queueContract } from '../contract-queue.ts';

/** People who wait for an answer of support; of no concern to anybody else. */
export const useQueueCount = (): number | undefined => {
  const isStaff = useAppState((state) => state.user?.staff === true);
  const { data } = useCall(queueContract.listQueue, { query: { limit: 1 } }, isStaff);
  return data?.waiting;
};
