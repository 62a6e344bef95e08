import { useState } from 'react';
import type { Failure } from '../../calls/api.ts';
import { useErrorText } from '../../texts/error-text.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmedButtonProps {
  readonly children: string;
  /** For screen readers, where several stand beside each other. */
  readonly label?: string;
  readonly title: string;
  readonly consequence: string;
  readonly confirmLabel: string;
  readonly isDestructive?: boolean;
  /** Stands among the buttons of a form's foot: of their size, and red where it destroys. */
  readonly isInFoot?: boolean;
  readonly isBusy: boolean;
  /** Why the last try was refused. */
  readonly failure: Failure | null;
  /** Does it; `close` is called once it is done, and a refusal leaves the question open. */
  readonly onConfirm: (close: () => void) => void;
}

/** A button whose deed is asked for once more, and whose refusal is told where it was asked. */
export const ConfirmedButton = (props: ConfirmedButtonProps) => {
  const {
    children,
    label,
    title,
    consequence,
    confirmLabel,
    isDestructive = false,
    isInFoot = false,
  } = props;
  const [isAsking, setAsking] = useState(false);
  const error = useErrorText(props.failure);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        kind={isInFoot && isDestructive ? 'danger' : 'plain'}
        isSmall={!isInFoot}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          consequence={
            <>
              <p>{consequence}</p>
              {error !== '' && (
                <p className="poor" role="alert">
                  {error}
                </p>
              )}
            </>
          }
          confirmLabel={confirmLabel}
          isDestructive={isDestructive}
          isBusy={props.isBusy}
          onConfirm={() => props.onConfirm(close)}
          onCancel={close}
        />
      )}
    </>
  );
};
