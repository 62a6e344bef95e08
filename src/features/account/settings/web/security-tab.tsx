import { useForm, useWatch } from 'react-hook-form';
import { passwordFault } from '#core/access/password.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { PasswordRules } from '#platform/web/ui/forms/password-rules.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { securityContract } from '../contract-security.ts';
import type { texts } from '../texts.en.ts';
import { SessionsGroup } from './sessions-group.tsx';
import { useLeaving } from './use-leaving.tsx';

const blank = { oldPassword: '', password: '', repeated: '' };
const onField = ['old_password_is_wrong', 'password.unchanged'];

const PasswordForm = () => {
  const t = useText<typeof texts>('settings');
  const user = useAppState((state) => state.user);
  const context = [user?.email ?? '', ...(user?.fullName.split(' ') ?? [])];
  const { register, handleSubmit, control, reset, setFocus, formState } = useForm({
    defaultValues: blank,
    mode: 'onTouched',
  });
  const password = useWatch({ control, name: 'password' });
  const send = useSend(securityContract.changePassword, [securityContract.listSessions]);
  const failure = send.error?.failure ?? null;
  const dialog = useLeaving(formState.isDirty);
  const { errors } = formState;
  const save = handleSubmit((fields) =>
    send
      .mutateAsync({ body: { oldPassword: fields.oldPassword, password: fields.password } })
      .then(({ ended }) => {
        reset();
        showToast({ text: ended === 0 ? t('passwordChanged') : t('passwordChangedEnded', { count: ended }) });
      })
      .catch(() => setFocus('oldPassword')),
  );
  const wrong = failure?.code === 'old_password_is_wrong' ? t('passwordWrong') : undefined;
  const same = failure?.code === 'password.unchanged' ? t('passwordUnchanged') : undefined;
  return (
    <Card title={t('changePassword')}>
      <form className="stack" noValidate onSubmit={(event) => void save(event)}>
        <FormAlert failure={failure !== null && onField.includes(failure.code) ? null : failure} />
        <input
          className="visually-hidden"
          type="email"
          autoComplete="username"
          value={user?.email ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          {...register('oldPassword', { required: true })}
          error={errors.oldPassword === undefined ? wrong : t('passwordMissing')}
        />
        <PasswordField
          label={t('newPassword')}
          autoComplete="new-password"
          {...register('password', {
            validate: {
              fit: (typed) => passwordFault(typed, context) === null,
              other: (typed, form) => typed !== form.oldPassword,
            },
          })}
          error={
            errors.password === undefined
              ? same
              : t(errors.password.type === 'other' ? 'passwordUnchanged' : 'passwordUnfit')
          }
        />
        <PasswordRules password={password} context={context} />
        <PasswordField
          label={t('repeatPassword')}
          autoComplete="new-password"
          {...register('repeated', { validate: (typed, form) => typed === form.password })}
          error={errors.repeated && t('passwordsDiffer')}
        />
        <div className="acts">
          <Button kind="primary" type="submit" isBusy={send.isPending}>
            {t('changePassword')}
          </Button>
        </div>
      </form>
      {dialog}
    </Card>
  );
};

/** The password, and where one is signed in. */
export const SecurityTab = () => (
  <>
    <PasswordForm />
    <SessionsGroup />
  </>
);
