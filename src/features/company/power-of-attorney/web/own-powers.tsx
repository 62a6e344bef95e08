import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { onboardingContract } from '#features/company/onboarding/contract.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { texts } from '../texts.en.ts';
import { OnePower } from './one-power.tsx';
import { LoneCard } from './power-frame.tsx';
import { type Asked, powerThatCounts, useCompanies, usePowers } from './use-powers.ts';

/** Milliseconds between two questions whether somebody else has signed. */
const askEvery = 10_000;

/** Everything was signed before somebody came to look: whoever has no signature to wait for goes on. */
const AllSigned = () => {
  const t = useText<typeof texts>('power-of-attorney');
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const goOn = async () => {
    setBusy(true);
    const body = { status: 'SHARE_INVOICE_EMAIL' } as const;
    const answer = await call(onboardingContract.setOnboardingStatus, { body });
    // Another owner's signature may have moved this person on already; the guard knows where to.
    await router.options.context.refresh().catch(() => setFailure(answer.error));
    await router.invalidate();
    setBusy(false);
  };
  return (
    <LoneCard isStep>
      <FormAlert failure={failure} />
      <EmptyState
        title={t('allSigned')}
        action={
          <Button kind="primary" isBusy={isBusy} onClick={() => void goOn()}>
            {t('goOn')}
          </Button>
        }
      >
        {t('allSignedText')}
      </EmptyState>
    </LoneCard>
  );
};

/** The company that comes next: one to sign, else one that somebody else was asked for. */
const nextOf = (all: readonly Asked[]): Asked | undefined => {
  const isElse = ({ powers = [] }: Asked) => {
    const power = powerThatCounts(powers);
    return power?.state === 'waiting' && !power.isYours;
  };
  const open = all.filter(({ powers = [] }) => powerThatCounts(powers)?.state !== 'signed');
  return open.find((one) => !isElse(one)) ?? open[0];
};

/** What do I agree to? One power of attorney for each company of one's own, one after the other. */
export const OwnPowers = () => {
  const t = useText<typeof texts>('power-of-attorney');
  const { values } = useQueryString();
  const { companies, hasFailed, retry } = useCompanies();
  const powers = usePowers(companies ?? [], askEvery);
  if (hasFailed || powers.hasFailed)
    return (
      <LoneCard isStep>
        <ErrorState
          title={t('failed')}
          action={
            <Button
              onClick={() => {
                retry();
                powers.retry();
              }}
            >
              {t('tryAgain')}
            </Button>
          }
        />
      </LoneCard>
    );
  const isKnown = companies !== undefined && powers.asked.every((one) => one.powers !== undefined);
  if (!isKnown)
    return (
      <LoneCard isStep>
        <Skeleton lines={8} />
      </LoneCard>
    );
  if (companies.length === 0)
    return (
      <LoneCard isStep>
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      </LoneCard>
    );
  const next = nextOf(powers.asked);
  if (next === undefined) return <AllSigned />;
  const chosen = powers.asked.find(({ company }) => company.id === values['organization']) ?? next;
  return (
    <OnePower
      key={chosen.company.id}
      all={powers.asked}
      chosen={{ ...chosen, powers: chosen.powers ?? [] }}
    />
  );
};
