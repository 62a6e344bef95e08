import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { todayInSweden } from '#platform/web/formats/format.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { handoverContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './handover.module.css';

/** The vouchers of a period as files for a program that nothing connects. */
export const FilesCard = () => {
  const t = useText<typeof texts>('handover');
  const language = useLanguage();
  const today = todayInSweden();
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const sie = useDownload(handoverContract.downloadSie);
  const csv = useDownload(handoverContract.downloadPostings);
  const isOrdered = from !== '' && to !== '' && from <= to;
  const name = `krogkoll-${from}--${to}`;
  return (
    <Card title={t('files')}>
      <p>{t('filesText')}</p>
      <div className={styles.days}>
        <DateField label={t('fileFrom')} value={from} onDay={setFrom} />
        <DateField
          label={t('fileTo')}
          value={to}
          onDay={setTo}
          error={isOrdered ? undefined : t('fileOrder')}
        />
      </div>
      <div className={styles.acts}>
        <Button
          icon={Download}
          disabled={!isOrdered}
          onClick={() => void sie({ query: { from, to } }, `${name}.si`)}
        >
          {t('sie')}
        </Button>
        <Button
          icon={Download}
          disabled={!isOrdered}
          onClick={() => void csv({ query: { from, to, language } }, `${name}.csv`)}
        >
          {t('csv')}
        </Button>
      </div>
    </Card>
  );
};
