import { useEffect, useEffectEvent } from 'react';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { LiveEvent } from '#platform/wire/live.ts';
import { listenTogether } from './shared-live.ts';
import { useAppState } from './state.ts';

/** What a screen is told; `missed` after a gap, when anything may have happened. */
export type LiveNews = LiveEvent | { readonly type: 'missed' };

/** Tells the live events of the selected unit while the component is there; all screens share one connection. */
export const useLive = (endpoint: Endpoint, onNews: (news: LiveNews) => void): void => {
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    if (unitId === undefined) return;
    const onEvent = (event: LiveEvent) => tell(event);
    return listenTogether(endpoint, unitId, { onEvent, onReconnect: () => tell({ type: 'missed' }) });
  }, [endpoint, unitId]);
};
