import { type FormEvent, useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { webhooksContract, type Webhook, type WebhookSecrets } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleAfterChange } from './use-webhooks.ts';

interface RotateProps {
  readonly webhook: Webhook;
  readonly onMade: (made: WebhookSecrets) => void;
  readonly onClose: () => void;
}

/** Asks for the password and has a new secret made. */
export const RotateDialog = ({ webhook, onMade, onClose }: RotateProps) => {
  const t = useText<typeof texts>('webhooks');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const rotate = useSend(webhooksContract.rotateWebhook, staleAfterChange);
  const failure = rotate.error?.failure ?? null;
  const isWrong = failure?.code === 'old_password_is_wrong';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') return;
    const onSuccess = (made: WebhookSecrets) => {
      onMade(made);
      onClose();
    };
    rotate.mutate({ params: { webhookId: webhook.id }, body: { password } }, { onSuccess });
  };
  return (
    <FormDialog title={t('rotateTitle')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{t('rotateText')}</p>
        <FormAlert failure={isWrong ? null : failure} />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isMissing ? t('passwordMissing') : isWrong ? t('passwordWrong') : undefined}
        />
        <div className="acts">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" isBusy={rotate.isPending}>
            {t('rotate')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
