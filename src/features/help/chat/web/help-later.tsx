import { lazy, Suspense, useEffect, useState } from 'react';
import { useImpersonation } from '#platform/web/session/impersonation.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { launcherDelay } from '../rules.ts';

const Launcher = lazy(async () => {
  const [{ ChatLauncher }] = await Promise.all([import('./chat-launcher.tsx'), loadTexts('chat', 'guides')]);
  return { default: ChatLauncher };
});

/** The chat, a second after the screen: nothing of it is loaded before. Not for staff, nor while they act as a customer. */
export const Help = () => {
  const isCustomer = useAppState((state) => state.user?.staff === false);
  const isVisit = useImpersonation() !== null;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), launcherDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue || !isCustomer || isVisit) return null;
  return (
    <Suspense fallback={null}>
      <Launcher />
    </Suspense>
  );
};
