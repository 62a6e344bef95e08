import { type FormEvent, useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { todayInSweden } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { handoverContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleAfterChange } from './stale.ts';

interface DialogProps {
  readonly system: 'local' | 'fortnox' | 'spiris';
  /** The day that is proposed. */
  readonly since: string;
  readonly onClose: () => void;
}

/** From which day, and the password; then the person goes to the program, or the books here are connected. */
export const ConnectDialog = ({ system, since: proposed, onClose }: DialogProps) => {
  const t = useText<typeof texts>('handover');
  const [since, setSince] = useState(proposed);
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const send = useSend(handoverContract.connectBookkeeping, staleAfterChange);
  const failure = send.error?.failure ?? null;
  const isWrong = failure?.code === 'old_password_is_wrong';
  const where = system === 'local' ? 'local' : 'elsewhere';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (since === '' || password === '') return;
    send.mutate(
      { body: { system, since, password } },
      {
        onSuccess: ({ consent }) => {
          if (consent !== null) location.assign(consent);
          else {
            showToast({ text: t('connected', { system: t(`system.${system}`) }) });
            onClose();
          }
        },
      },
    );
  };
  return (
    <FormDialog title={t(`dialog.title.${system}`)} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{t(`dialog.text.${where}`)}</p>
        <FormAlert failure={isWrong ? null : failure} />
        <DateField
          label={t('since')}
          hint={t('sinceHint')}
          value={since}
          max={todayInSweden()}
          onDay={setSince}
          error={isChecked && since === '' ? t('sinceMissing') : undefined}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={
            isChecked && password === '' ? t('passwordMissing') : isWrong ? t('passwordWrong') : undefined
          }
        />
        <div className="acts">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" isBusy={send.isPending}>
            {t(`go.${where}`)}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
