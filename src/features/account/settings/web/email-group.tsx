import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { email as emailShape } from '#features/account/accounts/rules-email.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { type Profile, settingsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { useLeaving } from './use-leaving.tsx';
import styles from './account.module.css';

const onField = ['user.already_exists', 'old_password_is_wrong'];

const EmailForm = ({ current, onClose }: { readonly current: string; readonly onClose: () => void }) => {
  const t = useText<typeof texts>('settings');
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  });
  const send = useSend(settingsContract.changeEmail, [settingsContract.readProfile]);
  const failure = send.error?.failure ?? null;
  const dialog = useLeaving(formState.isDirty);
  const ask = handleSubmit((fields) =>
    send
      .mutateAsync({ body: fields })
      .then(({ pendingEmail }) => {
        showToast({ text: t('linkSent', { email: pendingEmail }) });
        onClose();
      })
      .catch(() => undefined),
  );
  const { email, password } = formState.errors;
  const taken = failure?.code === 'user.already_exists' ? t('emailTaken') : undefined;
  const wrong = failure?.code === 'old_password_is_wrong' ? t('passwordWrong') : undefined;
  return (
    <form className="stack" noValidate onSubmit={(event) => void ask(event)}>
      <FormAlert failure={failure !== null && onField.includes(failure.code) ? null : failure} />
      <TextField
        label={t('newEmail')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        hint={t('newEmailHint')}
        {...register('email', {
          validate: (typed) =>
            emailShape.safeParse(typed).success && typed.trim().toLowerCase() !== current.toLowerCase(),
        })}
        error={email === undefined ? taken : t('emailInvalid')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        {...register('password', { required: true })}
        error={password === undefined ? wrong : t('passwordMissing')}
      />
      <div className="acts">
        <Button kind="primary" type="submit" isBusy={send.isPending}>
          {t('sendLink')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
      {dialog}
    </form>
  );
};

/** The address as it is, the one that waits to be confirmed, and the way to another. */
export const EmailGroup = ({ profile }: { readonly profile: Profile }) => {
  const t = useText<typeof texts>('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('email')}>
      <div className="stack">
        <div className={styles.readline}>
          <span>{profile.email}</span>
          {!isOpen && <Button onClick={() => setOpen(true)}>{t('changeEmail')}</Button>}
        </div>
        {profile.pendingEmail !== null && !isOpen && (
          <Note icon={MailOpen}>{t('emailPending', { email: profile.pendingEmail })}</Note>
        )}
        {isOpen && <EmailForm current={profile.email} onClose={() => setOpen(false)} />}
      </div>
    </Card>
  );
};
