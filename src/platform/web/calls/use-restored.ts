import { useEffect, useState } from 'react';
import { useAppState } from '../session/state.ts';

const restoreTimeout = 5000;

/** Whether stored state is back; true after 5,000 ms at the latest. Nothing is shown before. */
export const useRestored = (): boolean => {
  const [isRestored, setRestored] = useState(() => useAppState.persist.hasHydrated());
  useEffect(() => {
    const stop = useAppState.persist.onFinishHydration(() => setRestored(true));
    const timer = setTimeout(() => setRestored(true), restoreTimeout);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return isRestored;
};
