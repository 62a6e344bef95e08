import { useState } from 'react';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { homePath } from '#platform/wire/doors.ts';
import { onboardingContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { useGoOn } from './draft.ts';
import { Step } from './step.tsx';
import styles from './onboarding.module.css';

/** A full plate between fork and knife: it has been served. */
const FullPlate = () => (
  <svg
    className={styles.fullplate}
    viewBox="0 0 200 120"
    fill="none"
    stroke="var(--cobalt)"
    aria-hidden="true"
  >
    <circle cx="100" cy="60" r="50" strokeWidth="3" />
    <circle cx="100" cy="60" r="43" strokeWidth="1" />
    <path
      d="M78 72c-8-16 4-30 20-28 4-9 22-8 24 3 12 2 14 18 4 25-10 8-40 10-48 0z"
      fill="var(--cobalt-tint)"
      strokeWidth="2.25"
      strokeLinejoin="round"
    />
    <path d="M88 58c4-5 9-6 14-4M104 66c5-1 9-4 11-8" strokeWidth="2.25" strokeLinecap="round" />
    <path
      d="M20 24v15a8 8 0 0 0 16 0V24M28 24v72M172 96V24c-9 4-12 15-12 28h12"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

const moments = [
  { when: 'today', what: 'todayText' },
  { when: 'day', what: 'dayText' },
  { when: 'week', what: 'weekText' },
] as const;

/** Everything is done; what happens by itself from here. */
export const SitBackPage = () => {
  const t = useText<typeof texts>('onboarding');
  const goOn = useGoOn();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const open = async () => {
    setBusy(true);
    const answer = await call(onboardingContract.setOnboardingStatus, { body: { status: 'ONBOARDED' } });
    setBusy(false);
    setFailure(answer.error);
    if (!answer.hasError) await goOn(homePath({ tour: 'first' }));
  };
  return (
    <Step
      title={t('doneTitle')}
      lede={t('doneLede')}
      stage={5}
      next={{ label: t('toOverview'), isBusy, onClick: () => void open() }}
    >
      <FormAlert failure={failure} />
      <Card>
        <FullPlate />
        <ol className={styles.moments}>
          {moments.map(({ when, what }) => (
            <li key={when}>
              <b>{t(when)}</b>
              <p>{t(what)}</p>
            </li>
          ))}
        </ol>
      </Card>
      <p className="muted small">{t('doneNote')}</p>
    </Step>
  );
};
