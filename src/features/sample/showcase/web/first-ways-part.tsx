import { lazy, Suspense } from 'react';
import { useIsDemoHidden } from '#platform/web/session/demo-shown.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';

const Ways = lazy(async () => {
  const [{ FirstWays: loaded }] = await Promise.all([import('./first-ways.tsx'), loadTexts('showcase')]);
  return { default: loaded };
});

/** The ways to the first invoice, on the overview of whoever has hidden the demo. */
export const FirstWays = () =>
  useIsDemoHidden() && (
    <Suspense fallback={null}>
      <Ways />
    </Suspense>
  );
