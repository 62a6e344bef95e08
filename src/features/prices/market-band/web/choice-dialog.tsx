import { type FormEvent, useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { marketBandContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

interface ChoiceDialogProps {
  /** What is chosen: to leave, or to take part. */
  readonly isOut: boolean;
  readonly onClose: () => void;
}

/** Asks for the password before the company leaves the market band or takes part again. */
export const ChoiceDialog = ({ isOut, onClose }: ChoiceDialogProps) => {
  const t = useText<typeof texts>('market-band');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = useSend(marketBandContract.chooseMarket, [marketBandContract.readMarketChoice]);
  const failure = send.error?.failure ?? null;
  const isWrong = failure?.code === 'old_password_is_wrong';
  const fault = isMissing ? t('passwordMissing') : isWrong ? t('passwordWrong') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') return;
    const onSuccess = () => {
      showToast({ text: t(isOut ? 'left' : 'joined') });
      onClose();
    };
    send.mutate({ body: { isOut, password } }, { onSuccess });
  };
  return (
    <FormDialog title={t(isOut ? 'leaveTitle' : 'joinTitle')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{t(isOut ? 'leaveText' : 'joinText')}</p>
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
          <Button kind={isOut ? 'danger' : 'primary'} type="submit" isBusy={send.isPending}>
            {t(isOut ? 'leave' : 'join')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
