import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { onboardingContract } from '#features/company/onboarding/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { useLive } from '#platform/web/live/use-live.ts';
import type { texts } from '../texts.en.ts';
import styles from './invoice-address.module.css';

const askEvery = 10_000;

/** Waits for the first invoice and says when it has come: told by the stream of the selected unit, and asked for besides. */
export const FirstInvoice = () => {
  const t = useText<typeof texts>('invoice-address');
  const format = useFormat();
  const { data, refetch } = useCall(onboardingContract.readFirstInvoice, {});
  useLive(notificationsContract.liveEvents, [onboardingContract.readFirstInvoice], () => true);
  const arrivedAt = data?.arrivedAt ?? null;
  const isWaiting = arrivedAt === null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refetch(), askEvery);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  return (
    <div className={isWaiting ? styles.firstinvoice : `${styles.firstinvoice} ${styles.come}`} role="status">
      {isWaiting ? <span className="spin" aria-hidden="true" /> : <Icon of={Check} />}
      <div>
        <b>{t(isWaiting ? 'waiting' : 'arrived')}</b>
        <p className="small muted">
          {arrivedAt === null
            ? t('waitingText')
            : t('arrivedText', { date: format.date(arrivedAt), time: format.time(arrivedAt) })}
        </p>
      </div>
    </div>
  );
};
