import { useEffect, useState } from 'react';
import { useImpersonation } from '#platform/web/session/impersonation.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';
import { launcherDelay } from '../rules.ts';

const Launcher = latePart(async () => (await import('./chat-launcher.tsx')).ChatLauncher, {
  texts: ['chat', 'guides'],
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
  return <Launcher />;
};
