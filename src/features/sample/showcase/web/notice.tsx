import { useIsDemo, useIsDemoComing } from '#platform/web/session/demo-shown.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';

const texts = ['showcase'];
const DemoBanner = latePart(async () => (await import('./demo-banner.tsx')).DemoBanner, { texts });
const ComingBanner = latePart(async () => (await import('./coming-banner.tsx')).ComingBanner, { texts });

/** The demo's banner, loaded by whoever sees the demo or soon will. */
export const Notice = () => {
  const isDemo = useIsDemo();
  const isComing = useIsDemoComing();
  if (!isDemo && !isComing) return null;
  return isComing ? <ComingBanner /> : <DemoBanner />;
};
