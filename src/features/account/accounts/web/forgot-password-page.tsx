import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Door } from '#platform/web/frame/door.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { loginPath } from '#platform/wire/doors.ts';
import type { texts } from '../texts.en.ts';
import { DoorMessage } from '#platform/web/frame/door-message.tsx';
import { EmailForm } from './email-form.tsx';

/** Asks for the link to a new password. */
export const ForgotPasswordPage = () => {
  const t = useText<typeof texts>('accounts');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Door title={t('forgotTitle')}>
      {sentTo === null ? (
        <EmailForm
          action="forgot-password"
          title={t('forgotTitle')}
          lede={t('forgotLede')}
          submit={t('forgotSubmit')}
          onSent={setSentTo}
        >
          <p className="muted">
            <a href={loginPath()}>{t('toLogin')}</a>
          </p>
        </EmailForm>
      ) : (
        <DoorMessage icon={MailCheck} title={t('sentTitle')} text={t('forgotSent', { email: sentTo })}>
          <ButtonLink kind="primary" isBlock href={loginPath()}>
            {t('toLogin')}
          </ButtonLink>
        </DoorMessage>
      )}
    </Door>
  );
};
