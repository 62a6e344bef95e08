import { lazy, Suspense } from 'react';
import { useIsDemo } from '#platform/web/session/demo-shown.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';

const DemoBanner = lazy(async () => {
  const [{ DemoBanner: loaded }] = await Promise.all([import('./demo-banner.tsx'), loadTexts('showcase')]);
  return { default: loaded };
});

/** The demo's banner, loaded by whoever sees the demo. */
export const Notice = () =>
  useIsDemo() && (
    <Suspense fallback={null}>
      <DemoBanner />
    </Suspense>
  );
