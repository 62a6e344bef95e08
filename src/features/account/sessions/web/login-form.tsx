import { Clock } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import type { Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { forgotPasswordPath, signUpPath, verifyRequestPath } from '#features/account/accounts/paths.ts';
import type { texts } from '../texts.en.ts';

// The contract and its schemas come when somebody begins to fill the form in.
const loading = () => import('./log-in.ts');

interface LoginFormProps {
  readonly hasExpired: boolean;
  readonly onDone: () => void;
}

const valueOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** E-mail and password. A refusal is told above the fields and takes the focus, a wrong password back to its field. */
export const LoginForm = ({ hasExpired, onDone }: LoginFormProps) => {
  const t = useText<typeof texts>('sessions');
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const wording = useErrorText(failure?.status === 0 ? null : failure);
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();

  const send = async (email: string, password: string) => {
    setBusy(true);
    const outcome = await (await loading()).logIn(email, password);
    setBusy(false);
    setFailure(outcome);
    if (outcome === null) onDone();
    else if (outcome.code === 'user.credential-error') focus('password');
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [email, password] = [valueOf(data, 'email').trim(), valueOf(data, 'password')];
    const absent = [email === '' && 'email', password === '' && 'password'].filter((name) => name !== false);
    setMissing(absent);
    setFailure(null);
    if (absent[0] === undefined) void send(email, password);
    else focus(absent[0]);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} onFocus={() => void loading()}>
      <h1>{t('title')}</h1>
      {hasExpired && failure === null && (
        <div role="status">
          <Note icon={Clock}>{t('expired')}</Note>
        </div>
      )}
      {failure !== null && (
        <Alert takesFocus={failure.code !== 'user.credential-error'}>
          {failure.status === 0 ? t('unreachable') : wording}
          {failure.code === 'email.not-verified' && <a href={verifyRequestPath()}>{t('sendLink')}</a>}
        </Alert>
      )}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...(missing.includes('email') ? { error: t('emailMissing') } : {})}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        aside={<a href={forgotPasswordPath()}>{t('forgot')}</a>}
        {...(missing.includes('password') ? { error: t('passwordMissing') } : {})}
      />
      <Button kind="primary" isBlock type="submit" isBusy={isBusy}>
        {t('signIn')}
      </Button>
      <p className="muted">
        {t('newHere')} <a href={signUpPath()}>{t('createAccount')}</a>
      </p>
    </form>
  );
};

const Alert = ({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div className="errsum" role="alert" tabIndex={-1} ref={box}>
      <p>{children}</p>
    </div>
  );
};
