import { useRouter } from '@tanstack/react-router';
import { MailOpen } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { Door } from '#platform/web/frame/door.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { homePath, loginPath } from '#platform/wire/doors.ts';
import { signUpPath } from '../paths.ts';
import { accountsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { askedEmail } from './asked-email.ts';
import { useFirstSession } from './first-session.ts';
import { CaptchaLine } from './captcha-line.tsx';
import { useLinkToken } from '#platform/web/session/link-token.ts';
import { DoorMessage } from '#platform/web/frame/door-message.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { TokenCheck } from './token-check.tsx';
import { useCaptcha } from './use-captcha.ts';

/** Seconds before the letter may be asked for again. */
const wait = 60;

const SendAgain = ({ email }: { email: string }) => {
  const t = useText<typeof texts>('accounts');
  const captcha = useCaptcha('verification-email');
  const [left, setLeft] = useState(wait);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  const send = async () => {
    setBusy(true);
    const captchaToken = await captcha.take().catch(() => '');
    const answer = await call(accountsContract.sendVerification, { body: { email, captchaToken } });
    setBusy(false);
    setFailure(answer.error);
    if (!answer.hasError) setLeft(wait);
  };
  return (
    <>
      <FormAlert failure={failure} />
      <Button isBlock isBusy={isBusy} disabled={left > 0} onClick={() => void send()}>
        {left > 0 ? t('sendAgainIn', { seconds: left }) : t('sendAgain')}
      </Button>
      {captcha.state === 'failed' && <CaptchaLine {...captcha} />}
    </>
  );
};

/** The letter is on its way: look for it. With a letter's token in the address it confirms a changed one instead. */
export const ConfirmEmailPage = () => {
  const t = useText<typeof texts>('accounts');
  const token = useLinkToken('token');
  const [email] = useState(askedEmail);
  const router = useRouter();
  const enter = useCallback(() => void router.navigate({ href: homePath(), replace: true }), [router]);
  useFirstSession(enter);
  if (token !== null)
    return (
      <TokenCheck
        endpoint={accountsContract.confirmEmail}
        token={token}
        title={t('newEmailTitle')}
        done={t('newEmailDone')}
        doneText={t('newEmailDoneText')}
        expiredText={t('newEmailExpiredText')}
        renew={{ href: loginPath(), label: t('toLogin') }}
      />
    );
  return (
    <Door title={t('inboxTitle')}>
      <DoorMessage
        icon={MailOpen}
        title={t('inboxTitle')}
        text={email === '' ? t('inboxTextPlain') : t('inboxText', { email })}
      >
        {email !== '' && <SendAgain email={email} />}
        <p className="muted">
          <a href={signUpPath()}>{t('wrongAddress')}</a> · <a href={loginPath()}>{t('toLogin')}</a>
        </p>
      </DoorMessage>
    </Door>
  );
};
