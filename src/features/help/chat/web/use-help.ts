import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { callKey, useCall } from '#platform/web/calls/query.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useHasUnit } from '#platform/web/session/state.ts';
import { chatContract } from '../contract.ts';

/** Everything that a message changes. */
export const stale = [
  chatContract.readHelp,
  chatContract.listConversations,
  chatContract.readConversation,
] as const;

/** Milliseconds between questions where no restaurant's stream tells of answers. */
const interval = 20_000;

/** Keeps the person's conversations fresh: by the stream of their restaurant, or by asking where they have none. */
export const useFreshConversations = (): void => {
  const hasUnit = useHasUnit();
  const client = useQueryClient();
  useLive(notificationsContract.liveEvents, stale, ({ type }) => type === 'conversation');
  useEffect(() => {
    if (hasUnit) return;
    const timer = setInterval(() => {
      for (const one of stale) void client.invalidateQueries({ queryKey: callKey(one) });
    }, interval);
    return () => clearInterval(timer);
  }, [hasUnit, client]);
};

/** Whom to ask, whether somebody answers now, and what waits to be read. */
export const useHelp = () => useCall(chatContract.readHelp, {});
