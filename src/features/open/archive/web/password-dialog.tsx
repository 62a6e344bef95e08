import { type FormEvent, type ReactNode, useState } from 'react';
import type { Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import type { texts } from '../texts.en.ts';

interface PasswordDialogProps {
  readonly title: string;
  readonly act: string;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly onSend: (password: string) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for the password again before something of weight is done. */
export const PasswordDialog = ({
  title,
  act,
  isBusy,
  failure,
  onSend,
  onClose,
  children,
}: PasswordDialogProps) => {
  const t = useText<typeof texts>('archive');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isWrong = failure?.code === 'old_password_is_wrong';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') onSend(password);
  };
  return (
    <FormDialog title={title} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        {children}
        <FormAlert failure={isWrong ? null : failure} />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isMissing ? t('passwordMissing') : isWrong ? t('passwordWrong') : undefined}
        />
        <div className="acts">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {act}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
