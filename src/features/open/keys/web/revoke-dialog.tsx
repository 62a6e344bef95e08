import { type FormEvent, useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { type ApiKey, keysContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** Asks with the key's name, and for the password, before it opens nothing any more. */
export const RevokeDialog = ({
  apiKey,
  onClose,
}: {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}) => {
  const t = useText<typeof texts>('keys');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = useSend(keysContract.revokeKey, [keysContract.listKeys]);
  const failure = send.error?.failure ?? null;
  const isWrong = failure?.code === 'old_password_is_wrong';
  const fault = isMissing ? t('passwordMissing') : isWrong ? t('passwordWrong') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') return;
    const onSuccess = () => {
      showToast({ text: t('revoked', { name: apiKey.name }) });
      onClose();
    };
    send.mutate({ params: { keyId: apiKey.id }, body: { password } }, { onSuccess });
  };
  return (
    <FormDialog title={t('revokeTitle', { name: apiKey.name })} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{t('revokeText')}</p>
        <FormAlert failure={isWrong ? null : failure} />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fault}
        />
        <div className="acts">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="danger" type="submit" isBusy={send.isPending}>
            {t('revoke')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
