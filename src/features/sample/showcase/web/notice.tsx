import { lazy, Suspense } from 'react';
import { useIsDemo, useIsDemoComing } from '#platform/web/session/demo-shown.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';

const DemoBanner = lazy(async () => {
  const [{ DemoBanner: loaded }] = await Promise.all([import('./demo-banner.tsx'), loadTexts('showcase')]);
  return { default: loaded };
});

const ComingBanner = lazy(async () => {
  const [{ ComingBanner: loaded }] = await Promise.all([
    import('./coming-banner.tsx'),
    loadTexts('showcase'),
  ]);
  return { default: loaded };
});

/** The demo's banner, loaded by whoever sees the demo or soon will. */
export const Notice = () => {
  const isDemo = useIsDemo();
  const isComing = useIsDemoComing();
  if (!isDemo && !isComing) return null;
  return <Suspense fallback={null}>{isComing ? <ComingBanner /> : <DemoBanner />}</Suspense>;
};
