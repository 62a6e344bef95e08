import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { queryClient, useCall } from '#platform/web/calls/query.ts';
import { setAppState, useAppState } from '#platform/web/session/state.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { onboardingContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { ofNoUnit } from './draft.ts';
import { usePerson } from './known.ts';
import { Step } from './step.tsx';

const useFreshStatus = () => {
  const router = useRouter();
  const status = useAppState((state) => state.user?.onboardingStatus);
  // Somebody else may have moved it on, or this person in another window.
  useEffect(() => {
    const refresh = () => void router.options.context.refresh().catch(() => undefined);
    refresh();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [router]);
  // The guard knows where each status belongs.
  useEffect(() => void router.invalidate(), [status, router]);
};

const Steps = () => {
  const t = useText<typeof texts>('onboarding');
  const { data, error, refetch } = useCall(onboardingContract.readOnboarding, ofNoUnit);
  const { person, isAsked } = usePerson();
  useEffect(() => {
    if (person === undefined) return;
    const { fullName, email, companyName } = person;
    setAppState({ setupUser: { fullName, email, companyName } });
  }, [person]);
  useFreshStatus();
  if (data !== undefined && isAsked) return <Outlet />;
  return (
    <Step title={t('title')}>
      <Card>
        {error === null ? (
          <Skeleton lines={5} />
        ) : (
          <LoadFailed title={t('answersFailed')} error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    </Step>
  );
};

/** What every step stands in: the cache, and the answers given so far. */
export const OnboardingShell = () => (
  <QueryClientProvider client={queryClient}>
    <Steps />
  </QueryClientProvider>
);
