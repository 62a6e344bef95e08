import { useEffect, useRef, useState } from 'react';
import { useText } from '../../texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { dismiss, useToasts } from './toasts.ts';
import { ToastCard } from './toast-card.tsx';
import { useToastPlace } from './use-toast-place.ts';

/** Top centre, where it covers no tab or button of the screen; waits while hovered or focused; F8 moves the focus there. */
export const ToastRegion = () => {
  const t = useText<typeof texts>('ui');
  const toasts = useToasts((state) => state.toasts);
  const [isPaused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const top = useToastPlace(region, toasts.length);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus();
    };
    // Who leaves the page can no longer undo: what waits for the toast happens at once.
    const leave = () => useToasts.getState().toasts.forEach(dismiss);
    document.addEventListener('keydown', focus);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('keydown', focus);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  // A toast that leaves with the focus or the pointer on it tells no blur.
  useEffect(() => {
    if (region.current?.matches(':hover, :focus-within') === false) setPaused(false);
  }, [toasts]);
  const pause = { onMouseEnter: () => setPaused(true), onMouseLeave: () => setPaused(false) };
  const focusPause = { onFocus: () => setPaused(true), onBlur: () => setPaused(false) };
  return (
    <section
      ref={region}
      className="toasts"
      aria-label={t('toasts')}
      aria-live="polite"
      data-react-aria-top-layer="true"
      {...(top === undefined ? {} : { style: { top } })}
      {...pause}
      {...focusPause}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused} />
      ))}
    </section>
  );
};
