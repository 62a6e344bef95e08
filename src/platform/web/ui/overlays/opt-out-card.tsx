import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { LoadFailed } from '../shell/load-failed.tsx';
import { Skeleton } from '../shell/skeleton.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { showToast } from './toasts.ts';

/** What the texts of a choice say, of taking part and of being out. */
type ChoiceWord =
  | 'choiceTitle'
  | 'choiceIn'
  | 'choiceOut'
  | 'failed'
  | 'join'
  | 'joined'
  | 'joinText'
  | 'joinTitle'
  | 'leave'
  | 'left'
  | 'leaveText'
  | 'leaveTitle'
  | 'password'
  | 'passwordMissing'
  | 'passwordWrong'
  | 'cancel';

interface Choice {
  readonly isOut: boolean;
}

interface OptOutCardProps {
  readonly t: (word: ChoiceWord) => string;
  readonly choice: {
    readonly data: Choice | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly send: ComponentProps<typeof PasswordDialog>['send'] & { readonly reset: () => void };
  readonly onChoose: (chosen: Choice & { readonly password: string }, onDone: () => void) => void;
  /** What stands behind the words of the choice, such as a link to how it works. */
  readonly children?: ReactNode;
}

/** Whether the company takes part in something that restaurants share, and the password before that changes. */
export const OptOutCard = ({ t, choice, send, onChoose, children }: OptOutCardProps) => {
  const { data, error, refetch } = choice;
  const [isChoosing, setChoosing] = useState(false);
  const close = () => {
    setChoosing(false);
    send.reset();
  };
  const isOut = data?.isOut !== true;
  return (
    <Card title={t('choiceTitle')}>
      {data === undefined &&
        (error === null ? (
          <Skeleton lines={2} />
        ) : (
          <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
        ))}
      {data !== undefined && (
        <div className="stack">
          <p>
            {t(data.isOut ? 'choiceOut' : 'choiceIn')} {children}
          </p>
          <div className="acts">
            <Button isSmall onClick={() => setChoosing(true)}>
              {t(data.isOut ? 'join' : 'leave')}
            </Button>
          </div>
          {isChoosing && (
            <PasswordDialog
              title={t(isOut ? 'leaveTitle' : 'joinTitle')}
              words={{
                text: t(isOut ? 'leaveText' : 'joinText'),
                password: t('password'),
                missing: t('passwordMissing'),
                wrong: t('passwordWrong'),
                cancel: t('cancel'),
                act: t(isOut ? 'leave' : 'join'),
              }}
              kind={isOut ? 'danger' : 'primary'}
              send={send}
              onConfirm={(password) =>
                onChoose({ isOut, password }, () => {
                  showToast({ text: t(isOut ? 'left' : 'joined') });
                  close();
                })
              }
              onClose={close}
            />
          )}
        </div>
      )}
    </Card>
  );
};
