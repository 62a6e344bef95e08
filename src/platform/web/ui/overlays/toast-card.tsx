import { Check, CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';
import { dismiss, remove, type ShownToast } from './toasts.ts';

const lifetime = 6000;

/** One toast; it leaves by itself unless it tells of an error or is paused. */
export const ToastCard = ({ toast, isPaused }: { toast: ShownToast; isPaused: boolean }) => {
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
