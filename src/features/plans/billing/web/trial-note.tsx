import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { PlanStanding } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './billing.module.css';

/** How many days of the trial are left, and what follows. */
export const TrialNote = ({ standing }: { readonly standing: PlanStanding }) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  if (standing.standing !== 'trial' || standing.endsAt === null) return null;
  const count = standing.daysLeft ?? 0;
  return (
    <section className={styles.trial} aria-label={t('noticeLabel')}>
      <span className={styles.left} aria-hidden="true">
        {count}
      </span>
      <p>
        <b className="strong">{t('trialDays', { count })}</b>{' '}
        {t('trialText', { date: format.dateInFull(standing.endsAt) })}
      </p>
    </section>
  );
};
