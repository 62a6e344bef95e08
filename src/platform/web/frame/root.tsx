import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useLinkInterception } from './links.ts';
import { setLanguage } from '../texts/text-loading.ts';
import { languages } from '../texts/language.ts';
import { useRestored } from '../calls/use-restored.ts';
import { ProgressBar } from '../ui/shell/progress-bar.tsx';
import { StartScreen } from '../ui/shell/start-screen.tsx';
import { ToastRegion } from '../ui/overlays/toast.tsx';
import { rememberVisit } from '../session/visited.ts';

const useRouteChange = () => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation, fromLocation, pathChanged }) => {
        // Without what stands behind `#`: the secrets of letters come there.
        rememberVisit(toLocation.pathname + toLocation.searchStr);
        if (fromLocation === undefined || !pathChanged) return;
        const heading =
          document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
      }),
    [router],
  );
};

const useLanguageQuery = () => {
  const lang = useRouterState({
    select: (state) => new URLSearchParams(state.location.searchStr).get('lang'),
  });
  useEffect(() => {
    const language = languages.find((one) => one === lang);
    if (language !== undefined) void setLanguage(language);
  }, [lang]);
};

/** What surrounds every screen: progress on top, toasts, focus and memory of visits. */
export const Root = () => {
  const isRestored = useRestored();
  const isPending = useRouterState({ select: (state) => state.status === 'pending' });
  useRouteChange();
  useLanguageQuery();
  useLinkInterception();
  if (!isRestored) return <StartScreen />;
  return (
    <>
      <ProgressBar isOn={isPending} />
      <Suspense fallback={<StartScreen />}>
        <Outlet />
      </Suspense>
      <ToastRegion />
    </>
  );
};
