import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { LiveEvent } from '#platform/wire/live.ts';
import { callKey } from '../calls/query.ts';
import { listenTogether } from './shared-live.ts';
import { useAppState } from '../session/state.ts';

// A burst of events asks again once at its start and then this often, so that no answer is thrown away for the next.
const calm = 400;

/**
 * While the component is there, live events of the selected unit that `concern` it make everything read from the
 * `stale` endpoints be asked for again, as does a gap in the connection; in a burst, every `pace` milliseconds.
 */
export const useLive = (
  endpoint: Endpoint,
  stale: readonly Endpoint[],
  concerns: (event: LiveEvent) => boolean = ({ type }) => type !== 'news',
  pace = calm,
): void => {
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const client = useQueryClient();
  const latest = useRef({ stale, concerns });
  useEffect(() => {
    latest.current = { stale, concerns };
  });
  useEffect(() => {
    if (unitId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let hasMore = false;
    const ask = () => {
      for (const one of latest.current.stale) {
        const queryKey = callKey(one);
        // A first answer on its way is not asked for again, and may have been given before the event.
        const isFirst = (query: { readonly state: { readonly data: unknown } }) =>
          query.state.data === undefined;
        if (client.isFetching({ queryKey, predicate: isFirst }) > 0) hasMore = true;
        void client.invalidateQueries({ queryKey });
      }
      timer = setTimeout(() => {
        timer = null;
        const isDue = hasMore;
        hasMore = false;
        if (isDue) ask();
      }, pace);
    };
    const hear = () => {
      if (timer === null) ask();
      else hasMore = true;
    };
    const leave = listenTogether(endpoint, unitId, {
      onEvent: (event) => {
        // Another plan may show more or less of anything.
        if (event.type === 'plan') void client.invalidateQueries();
        else if (latest.current.concerns(event)) hear();
      },
      onReconnect: hear,
    });
    return () => {
      leave();
      if (timer !== null) clearTimeout(timer);
    };
  }, [endpoint, unitId, client, pace]);
};
