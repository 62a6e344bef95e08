import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n.ts';
import { Icon } from './icon.tsx';
import type { texts } from './texts.en.ts';
import { dismiss, remove, type ShownToast, useToasts } from './toasts.ts';

const lifetime = 6000;

const ToastCard = ({ toast, isPaused }: { toast: ShownToast; isPaused: boolean }) => {
  const t = useText<typeof texts>('ui');
  useEffect(() => {
    if (isPaused || toast.isError) return;
    const timer = setTimeout(() => dismiss(toast), lifetime);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);
  const undo = () => {
    remove(toast);
    toast.onUndo?.();
  };
  return (
    <div className={toast.isError ? 'toast err' : 'toast'} {...(toast.isError ? { role: 'alert' } : {})}>
      <Icon of={toast.isError ? CircleAlert : Check} />
      <p>{toast.text}</p>
      {toast.onUndo && (
        <button type="button" onClick={undo}>
          {t('undo')}
        </button>
      )}
      {(toast.isError || !toast.onUndo) && (
        <button type="button" onClick={() => dismiss(toast)}>
          {t('close')}
        </button>
      )}
    </div>
  );
};

/** Top centre; waits while hovered or focused; F8 moves the focus there. */
export const ToastRegion = () => {
  const t = useText<typeof texts>('ui');
  const toasts = useToasts((state) => state.toasts);
  const [isPaused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
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
      {...pause}
      {...focusPause}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused} />
      ))}
    </section>
  );
};
