import { useRouter } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { passwordFault } from '#core/access/password.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { Door } from '#platform/web/frame/door.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { PasswordRules } from '#platform/web/ui/forms/password-rules.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { loginPath } from '#platform/wire/doors.ts';
import { forgotPasswordPath } from '../paths.ts';
import { accountsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { DoorMessage } from '#platform/web/frame/door-message.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { useLinkToken } from '#platform/web/session/link-token.ts';

const ResetForm = ({ token, onExpired }: { token: string; onExpired: () => void }) => {
  const t = useText<typeof texts>('accounts');
  const router = useRouter();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { register, handleSubmit, control, formState } = useForm({
    defaultValues: { password: '', repeated: '' },
    mode: 'onTouched',
  });
  const password = useWatch({ control, name: 'password' });
  const send = handleSubmit(async (form) => {
    setFailure(null);
    const answer = await call(accountsContract.resetPassword, { body: { token, password: form.password } });
    if (answer.error?.code === 'link.expired') return onExpired();
    if (answer.hasError) return setFailure(answer.error);
    showToast({ text: t('resetDone') });
    await router.navigate({ href: loginPath() });
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <h1>{t('resetTitle')}</h1>
      <FormAlert failure={failure} />
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        {...register('password', { validate: (typed) => passwordFault(typed) === null })}
        error={errors.password && t('passwordUnfit')}
      />
      <PasswordRules password={password} />
      <PasswordField
        label={t('repeatPassword')}
        autoComplete="new-password"
        {...register('repeated', { validate: (typed, form) => typed === form.password })}
        error={errors.repeated && t('passwordsDiffer')}
      />
      <Button kind="primary" isBlock type="submit" isBusy={formState.isSubmitting}>
        {t('resetSubmit')}
      </Button>
    </form>
  );
};

/** A new password, by the link of a letter. */
export const ResetPasswordPage = () => {
  const t = useText<typeof texts>('accounts');
  const token = useLinkToken('token');
  const [isExpired, setExpired] = useState(token === null);
  return (
    <Door title={t('resetTitle')}>
      {token === null || isExpired ? (
        <DoorMessage icon={Hourglass} title={t('linkExpired')} text={t('resetExpiredText')}>
          <ButtonLink kind="primary" isBlock href={forgotPasswordPath()}>
            {t('forgotSubmit')}
          </ButtonLink>
        </DoorMessage>
      ) : (
        <ResetForm token={token} onExpired={() => setExpired(true)} />
      )}
    </Door>
  );
};
