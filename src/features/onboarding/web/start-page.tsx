import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Mail, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { accountsContract } from '#features/accounts/contract.ts';
import { GetStarted } from '#platform/web/get-started.tsx';
import { useText } from '#platform/web/i18n.ts';
import { queryClient, useCall } from '#platform/web/query.ts';
import { useAppState } from '#platform/web/state.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts.en.ts';
import { OwnInvitations } from './own-invitations.tsx';
import './onboarding.css';

const Contact = () => {
  const t = useText<typeof texts>('onboarding');
  const { data } = useCall(accountsContract.readSignUp, {});
  return (
    <Card title={t('nextTitle')} className="next">
      <p>{t('nextText')}</p>
      {data !== undefined && (
        <ul className="contact">
          <li>
            <Icon of={Phone} />
            <a href={`tel:${data.supportPhone.replace(/[^\d+]/g, '')}`}>{data.supportPhone}</a>
          </li>
          <li>
            <Icon of={Mail} />
            <a href={`mailto:${data.supportEmail}`}>{data.supportEmail}</a>
          </li>
        </ul>
      )}
    </Card>
  );
};

const useFreshStatus = () => {
  const router = useRouter();
  const isOnboarded = useAppState((state) => state.user?.onboardingStatus === 'ONBOARDED');
  // Somebody else may have finished it, or this person in another window.
  useEffect(() => {
    const refresh = () => void router.options.context.refresh().catch(() => undefined);
    refresh();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [router]);
  useEffect(() => {
    if (isOnboarded) void router.navigate({ href: '/', replace: true });
  }, [isOnboarded, router]);
};

const Start = () => {
  const t = useText<typeof texts>('onboarding');
  const router = useRouter();
  const firstName = useAppState((state) => state.user?.fullName.split(' ')[0] ?? '');
  useFreshStatus();
  return (
    <GetStarted title={t('title')} onLogOut={() => router.options.context.logOut()}>
      <div className="narrow">
        <div>
          <h1 tabIndex={-1}>{firstName === '' ? t('title') : t('welcome', { name: firstName })}</h1>
          <p className="lede">{t('lede')}</p>
        </div>
        <OwnInvitations empty={null} />
        <Contact />
      </div>
    </GetStarted>
  );
};

/** Where somebody stands who has an account and no restaurant: what they are invited to, and what comes next. */
export const StartPage = () => (
  <QueryClientProvider client={queryClient}>
    <Start />
  </QueryClientProvider>
);
