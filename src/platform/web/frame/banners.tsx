import { useLayoutEffect, useRef } from 'react';
import { useText } from '../texts/i18n.ts';
import { useImpersonation } from '../session/impersonation.ts';
import { latePart } from '../ui/late-part.tsx';
import { StagingBanner } from './staging-banner.tsx';
import type { texts } from '../texts.en.ts';

const ImpersonationBanner = latePart(
  async () => (await import('../session/impersonation-banner.tsx')).ImpersonationBanner,
);

/** What stands above every screen. Their height is told to the layout, where things stick below them. */
export const Banners = () => {
  const t = useText<typeof texts>('web');
  const box = useRef<HTMLElement>(null);
  const impersonation = useImpersonation();
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--banners-h', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    tell();
    return () => {
      observer.disconnect();
      style.removeProperty('--banners-h');
    };
  }, []);
  return (
    <aside className="banners" aria-label={t('notices')} ref={box}>
      {impersonation !== null && <ImpersonationBanner impersonation={impersonation} />}
      <StagingBanner />
    </aside>
  );
};
