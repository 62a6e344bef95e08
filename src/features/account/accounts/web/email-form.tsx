import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { accountsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { CaptchaLine } from './captcha-line.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { isEmail } from './is-email.ts';
import { useCaptcha } from './use-captcha.ts';

interface EmailFormProps {
  readonly action: 'verification-email' | 'forgot-password';
  readonly title: string;
  readonly lede: string;
  readonly submit: string;
  readonly onSent: (email: string) => void;
  readonly children: ReactNode;
}

const endpointOf = {
  'verification-email': accountsContract.sendVerification,
  'forgot-password': accountsContract.forgotPassword,
} as const;

/** An address and the captcha: asks for a letter, and never says whether the address has an account. */
export const EmailForm = ({ action, title, lede, submit, onSent, children }: EmailFormProps) => {
  const t = useText<typeof texts>('accounts');
  const captcha = useCaptcha(action);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' }, mode: 'onTouched' });
  const send = handleSubmit(async ({ email }) => {
    setFailure(null);
    const captchaToken = await captcha.take().catch(() => '');
    const answer = await call(endpointOf[action], { body: { email, captchaToken } });
    if (answer.hasError) setFailure(answer.error);
    else onSent(email.trim());
  });
  const fault = formState.errors.email?.type;
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      <FormAlert failure={failure} />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('email', { required: true, validate: isEmail })}
        error={fault === undefined ? undefined : t(fault === 'required' ? 'emailMissing' : 'emailInvalid')}
      />
      <CaptchaLine {...captcha} />
      <Button kind="primary" isBlock type="submit" isBusy={formState.isSubmitting}>
        {submit}
      </Button>
      {children}
    </form>
  );
};
