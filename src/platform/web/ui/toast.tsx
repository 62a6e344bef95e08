import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { useText } from '../i18n.ts';
import { Icon } from './icon.tsx';
import type { texts } from './texts.en.ts';

export interface Toast {
  readonly text: string;
  /** Errors stay until closed. */
  readonly isError?: boolean;
  /** Adds `Undo`. */
  readonly onUndo?: () => void;
  /** Called once when the toast leaves by itself or by `Close`, never after `Undo`. */
  readonly onGone?: () => void;
}

interface ShownToast extends Toast {
  readonly id: number;
}

const mostAtOnce = 2;
const lifetime = 6000;

const useToasts = create<{ readonly toasts: readonly ShownToast[]; readonly next: number }>()(() => ({
  toasts: [],
  next: 1,
}));

const remove = (toast: ShownToast): boolean => {
  const { toasts } = useToasts.getState();
  if (!toasts.includes(toast)) return false;
  useToasts.setState({ toasts: toasts.filter((one) => one !== toast) });
  return true;
};

const dismiss = (toast: ShownToast): void => {
  if (remove(toast)) toast.onGone?.();
};

/** Shows a toast; the oldest leaves when there would be more than two. Answers how to let it leave at once. */
export const showToast = (toast: Toast): (() => void) => {
  const { toasts, next } = useToasts.getState();
  const oldest = toasts.length >= mostAtOnce ? toasts[0] : undefined;
  if (oldest !== undefined) dismiss(oldest);
  const kept = useToasts.getState().toasts;
  const shown: ShownToast = { ...toast, id: next };
  useToasts.setState({ toasts: [...kept, shown], next: next + 1 });
  return () => dismiss(shown);
};

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
