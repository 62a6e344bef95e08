import type { ReactNode } from 'react';
import type { CallFailed } from '../../calls/api.ts';
import { useErrorText } from '../../texts/error-text.ts';
import { useText } from '../../texts/i18n.ts';
import { Button } from '../button.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { texts } from '../texts.en.ts';

interface AskDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly isDestructive?: boolean;
  readonly isBusy: boolean;
  readonly error: CallFailed | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question with its own form; a refusal is told where it was asked. */
export const AskDialog = ({
  title,
  children,
  confirmLabel,
  isDestructive,
  isBusy,
  error,
  onConfirm,
  onClose,
}: AskDialogProps) => {
  const t = useText<typeof texts>('ui');
  const failure = useErrorText(error?.failure ?? null);
  return (
    <FormDialog title={title} onClose={onClose}>
      {children}
      {failure !== '' && (
        <p className="poor small" role="alert">
          {failure}
        </p>
      )}
      <div className="acts">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind={isDestructive ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </FormDialog>
  );
};
