import { CircleAlert } from 'lucide-react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { PlanStanding } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './billing.module.css';

/** What a person is told of how the plan stands, in one sentence. */
export const useStandingText = ({ standing, startedAt, endsAt }: PlanStanding): string => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  return t(`standing.${standing}`, {
    since: startedAt === null ? '' : format.dateInFull(startedAt),
    date: endsAt === null ? '' : format.dateInFull(endsAt),
  });
};

interface StandingNoteProps {
  readonly standing: PlanStanding;
  readonly onPay: () => void;
  readonly isBusy: boolean;
}

/** A payment that is late, for the owner, with the way out. */
export const LateNote = ({ standing, onPay, isBusy }: StandingNoteProps) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const { pastDueSince, graceUntil, plan } = standing;
  if (pastDueSince === null || graceUntil === null) return null;
  const isOver = plan === 'starter';
  return (
    <Card className={styles.late}>
      <div className={styles.paycard}>
        <Icon of={CircleAlert} />
        <p>
          <b className="strong">{t('lateTitle', { date: format.dateInFull(pastDueSince) })}</b>{' '}
          {isOver ? t('lateOver') : t('lateText', { date: format.dateInFull(graceUntil) })}
        </p>
      </div>
      <Button kind="primary" isBusy={isBusy} onClick={onPay}>
        {t('payNow')}
      </Button>
    </Card>
  );
};
