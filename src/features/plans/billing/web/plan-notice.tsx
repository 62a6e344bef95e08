import { useRouterState } from '@tanstack/react-router';
import { CircleAlert, CreditCard } from 'lucide-react';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { billingContract } from '../contract.ts';
import { accountPath, subscriptionPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './billing.module.css';

/** Days before the end of a trial from which every screen says so. */
const toldDays = 14;

/** The screens of plans say it themselves, with more. */
const saysItself = (path: string, search: string): boolean =>
  path === subscriptionPath() ||
  (path === accountPath() && new URLSearchParams(search).get('tab') === 'billing');

const Notice = () => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const { data } = useCall(billingContract.readPlan, {});
  useLive(notificationsContract.liveEvents, [billingContract.readPlan], (event) => event.type === 'plan');
  const isOwner = useAppState((state) => state.selectedUnit?.role === 'owner');
  const isSaid = useRouterState({
    select: ({ location }) => saysItself(location.pathname, location.searchStr),
  });
  if (data === undefined || isSaid) return null;
  const { pastDueSince, graceUntil, standing, daysLeft, plan } = data;
  const link = (
    <ButtonLink isSmall href={subscriptionPath()}>
      {t('seePlans')}
    </ButtonLink>
  );
  if (pastDueSince !== null && graceUntil !== null)
    return (
      <section className={`${styles.notice} ${styles.overdue}`} aria-label={t('noticeLabel')}>
        <Icon of={CircleAlert} />
        <p>
          <b>{t('lateTitle', { date: format.date(pastDueSince) })}</b>{' '}
          {plan === 'starter' ? t('lateOver') : t('lateText', { date: format.date(graceUntil) })}
        </p>
        {link}
      </section>
    );
  if (standing !== 'trial' || daysLeft === null || daysLeft > toldDays) return null;
  return (
    <section className={styles.notice} aria-label={t('noticeLabel')}>
      <Icon of={CreditCard} />
      <p>
        <b>{t('trialDays', { count: daysLeft })}</b> {t('trialShort')}
      </p>
      {isOwner && link}
    </section>
  );
};

/** Above every screen: that a trial ends soon, and to its owner that a payment is late. */
export const PlanNotice = () => {
  const hasUnit = useAppState((state) => state.selectedUnit !== null);
  return hasUnit ? <Notice /> : null;
};
