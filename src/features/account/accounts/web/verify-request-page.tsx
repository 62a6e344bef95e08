import { useRouter } from '@tanstack/react-router';
import { Door } from '#platform/web/frame/door.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { loginPath } from '#platform/wire/doors.ts';
import { confirmEmailPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { rememberEmail } from './asked-email.ts';
import { EmailForm } from './email-form.tsx';

/** Asks for a new link that proves an address. */
export const VerifyRequestPage = () => {
  const t = useText<typeof texts>('accounts');
  const router = useRouter();
  const goOn = (email: string) => {
    rememberEmail(email);
    void router.navigate({ href: confirmEmailPath() });
  };
  return (
    <Door title={t('verifyRequestTitle')}>
      <EmailForm
        action="verification-email"
        title={t('verifyRequestTitle')}
        lede={t('verifyRequestLede')}
        submit={t('sendLink')}
        onSent={goOn}
      >
        <p className="muted">
          <a href={loginPath()}>{t('toLogin')}</a>
        </p>
      </EmailForm>
    </Door>
  );
};
