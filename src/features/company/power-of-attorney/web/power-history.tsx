import { Download } from 'lucide-react';
import { type Power, powerOfAttorneyContract } from '../contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useDownload } from '#platform/web/calls/use-download.ts';
import type { texts } from '../texts.en.ts';
import styles from './signing.module.css';

const tones = {
  signed: 'ok',
  waiting: 'info',
  rejected: 'line',
  expired: 'line',
  withdrawn: 'line',
} as const;

/** Every power of attorney that the company was asked for, newest first. */
export const PowerHistory = ({ powers }: { readonly powers: readonly Power[] }) => {
  const t = useText<typeof texts>('power-of-attorney');
  const format = useFormat();
  const download = useDownload(powerOfAttorneyContract.downloadPower);
  return (
    <Card title={t('history')}>
      <ul className={styles.powerhistory}>
        {powers.map(({ id, state, signatoryName: name, createdAt, settledAt, comment }) => {
          const date = format.date(settledAt ?? createdAt);
          const row = t('historyRow', { date, name });
          return (
            <li key={id}>
              <div>
                <p>{row}</p>
                {comment !== null && comment !== '' && (
                  <p className="small muted">{t('reason', { comment })}</p>
                )}
              </div>
              <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
              <Button
                isSmall
                kind="quiet"
                icon={Download}
                isIconOnly
                onClick={() => void download({ params: { powerId: id } }, 'power-of-attorney.pdf')}
              >
                {`${t('openPdf')}: ${row}`}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
