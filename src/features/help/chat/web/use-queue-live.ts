import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callKey } from '#platform/web/calls/query.ts';
import { listen } from '#platform/web/live/live.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { queueContract } from '../contract-queue.ts';

const stale = [queueContract.listQueue, queueContract.readQueued];

/** Keeps staff's queue fresh while it is shown: what happens in any conversation is told by a stream of its own. */
export const useQueueLive = (): void => {
  const client = useQueryClient();
  const isStaff = useAppState((state) => state.user?.staff === true);
  useEffect(() => {
    if (!isStaff) return;
    const ask = () => {
      for (const one of stale) void client.invalidateQueries({ queryKey: callKey(one) });
    };
    return listen(queueContract.queueEvents, { onEvent: ask, onReconnect: ask });
  }, [isStaff, client]);
};
