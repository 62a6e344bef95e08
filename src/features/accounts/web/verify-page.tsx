import { useRouter } from '@tanstack/react-router';
import { CircleCheck, Hourglass, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call, type Failure } from '#platform/web/api.ts';
import { Door } from '#platform/web/door.tsx';
import { useText } from '#platform/web/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { accountsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { DoorMessage } from './door-message.tsx';
import { useLinkToken } from './link-token.ts';

/** Milliseconds that checking may take, and that the good news stands before the sign-in page comes. */
const [patience, pause] = [10_000, 2_000];

type Outcome = 'checking' | 'verified' | 'expired' | 'unreachable';

const outcomeOf = ({ code }: Failure): Outcome => (code === 'link.expired' ? 'expired' : 'unreachable');

const check = async (token: string): Promise<Outcome> => {
  const late = new Promise<Outcome>((resolve) => setTimeout(() => resolve('unreachable'), patience));
  const asked = call(accountsContract.verify, { body: { token } }).then((answer): Outcome =>
    answer.hasError ? outcomeOf(answer.error) : 'verified',
  );
  return Promise.race([asked, late]);
};

/** Proves an address with the link of a letter. */
export const VerifyPage = () => {
  const t = useText<typeof texts>('accounts');
  const router = useRouter();
  const token = useLinkToken('token');
  const [outcome, setOutcome] = useState<Outcome>(token === null ? 'expired' : 'checking');
  useEffect(() => {
    if (outcome !== 'checking' || token === null) return;
    let isCurrent = true;
    void check(token).then((end) => isCurrent && setOutcome(end));
    return () => {
      isCurrent = false;
    };
  }, [outcome, token]);
  useEffect(() => {
    if (outcome !== 'verified') return;
    const timer = setTimeout(() => void router.navigate({ href: '/login' }), pause);
    return () => clearTimeout(timer);
  }, [outcome, router]);
  return (
    <Door title={t('verifyTitle')}>
      {outcome === 'checking' && (
        <div className="doorsay" role="status">
          <span className="spin" aria-hidden="true" />
          <h1>{t('verifying')}</h1>
        </div>
      )}
      {outcome === 'verified' && (
        <DoorMessage icon={CircleCheck} title={t('verified')} text={t('verifiedText')}>
          <ButtonLink kind="primary" isBlock href="/login">
            {t('toLogin')}
          </ButtonLink>
        </DoorMessage>
      )}
      {outcome === 'expired' && (
        <DoorMessage icon={Hourglass} title={t('linkExpired')} text={t('linkExpiredText')}>
          <ButtonLink kind="primary" isBlock href="/verify-request">
            {t('sendLink')}
          </ButtonLink>
        </DoorMessage>
      )}
      {outcome === 'unreachable' && (
        <DoorMessage icon={WifiOff} title={t('unreachable')} text={t('unreachableText')}>
          <Button kind="primary" isBlock onClick={() => setOutcome('checking')}>
            {t('tryAgain')}
          </Button>
        </DoorMessage>
      )}
    </Door>
  );
};
