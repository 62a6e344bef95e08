import { create } from 'zustand';

export interface Toast {
  readonly text: string;
  /** Errors stay until closed. */
  readonly isError?: boolean;
  /** Adds `Undo`. */
  readonly onUndo?: () => void;
  /** Called once when the toast leaves by itself or by `Close`, never after `Undo`. */
  readonly onGone?: () => void;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

const mostAtOnce = 2;

export const useToasts = create<{ readonly toasts: readonly ShownToast[]; readonly next: number }>()(() => ({
  toasts: [],
  next: 1,
}));

export const remove = (toast: ShownToast): boolean => {
  const { toasts } = useToasts.getState();
  if (!toasts.includes(toast)) return false;
  useToasts.setState({ toasts: toasts.filter((one) => one !== toast) });
  return true;
};

export const dismiss = (toast: ShownToast): void => {
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
