import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { passwordFault } from '#core/access/password.ts';
import type { FoundInvitation } from '../contract-invitation.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { PasswordRules } from '#platform/web/ui/forms/password-rules.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { loginPath } from '#platform/wire/doors.ts';
import { accountsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { CaptchaLine } from './captcha-line.tsx';
import { CompanyFields } from './company-fields.tsx';
import { Consents } from './consents.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { isEmail } from './is-email.ts';
import { PhoneFields } from '#platform/web/ui/forms/phone-fields.tsx';
import { blankSignUp, bodyOf, type SignUpFields } from './sign-up-fields.ts';
import { useCaptcha } from './use-captcha.ts';

interface SignUpFormProps {
  readonly invitation: FoundInvitation | null;
  readonly token: string | null;
  readonly onDone: (account: ReplyOf<typeof accountsContract.signUp>) => void;
}

/** Everything an account is made of. An invited person's address is the invitation's, and the company is known. */
export const SignUpForm = ({ invitation, token, onDone }: SignUpFormProps) => {
  const t = useText<typeof texts>('accounts');
  const language = useLanguage();
  const captcha = useCaptcha('signup');
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm<SignUpFields>({
    defaultValues: { ...blankSignUp, email: invitation?.email ?? '' },
    mode: 'onTouched',
  });
  const { register, handleSubmit, control, formState, trigger } = form;
  const { errors } = formState;
  const [firstName, lastName, email, companyName, password] = useWatch({
    control,
    name: ['firstName', 'lastName', 'email', 'companyName', 'password'],
  });
  const context = [firstName, lastName, email, companyName];
  const send = handleSubmit(async (fields) => {
    setFailure(null);
    const captchaToken = await captcha.take().catch(() => '');
    const body = bodyOf(fields, { language, captchaToken, invitationToken: token });
    const answer = await call(accountsContract.signUp, { body });
    if (answer.hasError) setFailure(answer.error);
    else onDone(answer.data);
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="long" onSubmit={(event) => void send(event)}>
        <h1>{t('signUpTitle')}</h1>
        {invitation !== null && (
          <Note icon={UserPlus}>
            {t('invitedBy', {
              inviter: invitation.inviterName ?? invitation.organizationName,
              outlets: invitation.outlets.map(({ name }) => name).join(', '),
              role: t(`role.${invitation.role}`),
            })}{' '}
            {invitation.hasAccount && <a href={loginPath()}>{t('signInInstead')}</a>}
          </Note>
        )}
        <FormAlert failure={failure}>
          {failure?.code === 'user.already_exists' && <a href={loginPath()}>{t('signInInstead')}</a>}
        </FormAlert>
        <div className="fieldpair">
          <TextField
            label={t('firstName')}
            autoComplete="given-name"
            {...register('firstName', { required: true })}
            error={errors.firstName && t('firstNameMissing')}
          />
          <TextField
            label={t('lastName')}
            autoComplete="family-name"
            {...register('lastName', { required: true })}
            error={errors.lastName && t('lastNameMissing')}
          />
        </div>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={invitation !== null}
          {...(invitation === null ? {} : { hint: t('emailFixed') })}
          {...register('email', { required: true, validate: isEmail })}
          error={errors.email && t(errors.email.type === 'required' ? 'emailMissing' : 'emailInvalid')}
        />
        <PhoneFields />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          {...register('password', {
            validate: (typed) => passwordFault(typed, context) === null,
            onChange: () => {
              if (formState.touchedFields.repeated === true) void trigger('repeated');
            },
          })}
          error={errors.password && t('passwordUnfit')}
        />
        <PasswordRules password={password} context={context} />
        <PasswordField
          label={t('confirmPassword')}
          autoComplete="new-password"
          {...register('repeated', { validate: (typed, fields) => typed === fields.password })}
          error={errors.repeated && t('passwordsDiffer')}
        />
        {invitation === null && <CompanyFields />}
        <Consents />
        <CaptchaLine {...captcha} />
        <Button kind="primary" isBlock type="submit" isBusy={formState.isSubmitting}>
          {t('signUpSubmit')}
        </Button>
        <p className="muted">
          {t('haveAccount')} <a href={loginPath()}>{t('signIn')}</a>
        </p>
      </form>
    </FormProvider>
  );
};
