import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '#platform/web/calls/api.ts';
import { saveBytes } from '#platform/web/calls/download.ts';
import { errorTextFor } from '#platform/web/texts/error-text.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { clearToken } from '#platform/web/session/session.ts';
import { forgetPerson, useAppState } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { loginPath, outletPath } from '#platform/wire/doors.ts';
import { securityContract } from '../contract-security.ts';
import type { texts } from '../texts.en.ts';
import styles from './account.module.css';

const ExportGroup = () => {
  const t = useText<typeof texts>('settings');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const answer = await call(securityContract.exportAccount, {});
    setBusy(false);
    if (answer.hasError)
      return showToast({ text: await errorTextFor(answer.error, language), isError: true });
    const json = JSON.stringify(answer.data, null, 2);
    saveBytes(new Blob([json], { type: 'application/json' }), t('exportFile'));
  };
  return (
    <Card title={t('export')}>
      <div className="stack">
        <p>{t('exportText')}</p>
        <div className="acts">
          <Button icon={Download} isBusy={isBusy} onClick={() => void download()}>
            {t('exportButton')}
          </Button>
        </div>
      </div>
    </Card>
  );
};

/** Takes one's data along, and leaves. */
export const DeleteTab = () => {
  const t = useText<typeof texts>('settings');
  const router = useRouter();
  const client = useQueryClient();
  const email = useAppState((state) => state.user?.email ?? '');
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const send = useSend(securityContract.deleteAccount);
  const failure = send.error?.failure ?? null;
  const isWrong = failure?.code === 'old_password_is_wrong';
  const isMatch = typed.trim().toLowerCase() === email.toLowerCase() && email !== '' && password !== '';
  const leave = async () => {
    clearToken();
    forgetPerson();
    client.clear();
    await router.navigate({ href: loginPath() });
    showToast({ text: t('deleted') });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMatch) send.mutate({ body: { email: typed.trim(), password } }, { onSuccess: () => void leave() });
  };
  return (
    <>
      <ExportGroup />
      <Card title={t('deleteTitle')}>
        <form className="stack" noValidate onSubmit={submit}>
          <ul className={styles.consequences}>
            {(['access', 'person', 'documents'] as const).map((part) => (
              <li key={part}>{t(`delete.${part}`)}</li>
            ))}
          </ul>
          <FormAlert failure={isWrong ? null : failure}>
            {failure?.code === 'user.last_owner' && (
              <>
                <p>{t('lastOwner')}</p>
                <a href={outletPath({ tab: 'team' })}>{t('toTeam')}</a>
              </>
            )}
          </FormAlert>
          <TextField
            label={t('typeEmail', { email })}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isWrong ? t('passwordWrong') : undefined}
          />
          <div className="acts">
            <Button kind="danger" type="submit" disabled={!isMatch} isBusy={send.isPending}>
              {t('deleteButton')}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
};
