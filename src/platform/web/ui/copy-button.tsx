import { Copy } from 'lucide-react';
import type { ButtonProps } from './button.tsx';
import { Button } from './button.tsx';
import { showToast } from './overlays/toasts.ts';

interface CopyButtonProps extends Pick<ButtonProps, 'kind' | 'isSmall' | 'isBlock'> {
  /** What is put on the clipboard. */
  readonly text: string;
  /** What the toast then says. */
  readonly copiedText: string;
  /** For screen readers, where several stand beside each other. */
  readonly label?: string;
  readonly children: string;
}

/** Copies a text; the toast is the proof. */
export const CopyButton = ({ text, copiedText, label, children, ...look }: CopyButtonProps) => {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ text: copiedText }),
      () => undefined,
    );
  return (
    <Button
      {...look}
      icon={Copy}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onClick={() => void copy()}
    >
      {children}
    </Button>
  );
};
