import { useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { type MissingShown, radarContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { CopyLetter } from './copy-letter.tsx';
import { useAnswer } from './use-answer.ts';
import styles from './radar.module.css';

const titles = { number: 'missingNumbers', hole: 'missingHole', silence: 'missingSilence' } as const;

interface MissingProps {
  readonly one: MissingShown;
  readonly onAsk: () => void;
}

const Missing = ({ one, onAsk }: MissingProps) => {
  const t = useText<typeof texts>('radar');
  const format = useFormat();
  const answer = useAnswer();
  const { by, numbers, after, before, days, usual } = one;
  const values = {
    numbers: numbers.join(', '),
    after: after.number,
    afterDate: format.date(after.date),
    before: before?.number ?? '',
    beforeDate: before === null ? '' : format.date(before.date),
    days,
    usual,
  };
  const isOpen = one.closedAt === null && one.answer === 'open';
  const say = (value: 'refused' | 'open') =>
    answer.mutate({ params: { findingId: one.id }, body: { answer: value } });
  return (
    <li className={styles.fee}>
      <div className={styles.row}>
        <b>{t(titles[by], values)}</b>
        {one.closedAt !== null && <Badge tone="ok">{t('came')}</Badge>}
        {one.answer === 'refused' && <Badge tone="done">{t('dismissed')}</Badge>}
      </div>
      <p className="muted small">
        {t(by === 'number' ? 'missingNumbersWhy' : 'missingDaysWhy', values)}
        {one.askedAt !== null && ` ${t('asked', { date: format.date(one.askedAt), of: one.askedOf ?? '' })}`}
      </p>
      {isOpen && (
        <div className={styles.marks}>
          <Button
            isSmall
            kind={one.askedAt === null ? 'primary' : 'plain'}
            does={radarContract.sendCopyLetter}
            onClick={onAsk}
          >
            {t(one.askedAt === null ? 'ask' : 'askAgain')}
          </Button>
          <Button
            isSmall
            does={radarContract.answerFinding}
            isBusy={answer.isPending}
            onClick={() => say('refused')}
          >
            {t('nothingMissing')}
          </Button>
        </div>
      )}
      {one.answer === 'refused' && one.closedAt === null && (
        <div className={styles.marks}>
          <Button
            isSmall
            does={radarContract.answerFinding}
            isBusy={answer.isPending}
            onClick={() => say('open')}
          >
            {t('undo')}
          </Button>
        </div>
      )}
    </li>
  );
};

interface MissingCardProps {
  readonly missing: readonly MissingShown[];
  readonly supplierName: string;
}

/** Invoices of a supplier that have not come, with the letter that asks for a copy. */
export const MissingCard = ({ missing, supplierName }: MissingCardProps) => {
  const t = useText<typeof texts>('radar');
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Card title={t('missing')}>
      <ul className={styles.rows}>
        {missing.map((one) => (
          <Missing key={one.id} one={one} onAsk={() => setAsked(one.id)} />
        ))}
      </ul>
      {asked !== null && (
        <CopyLetter findingId={asked} supplierName={supplierName} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
};
