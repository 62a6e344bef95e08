import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { paperContract } from '../contract-paper.ts';
import { papersPath } from '../paths.ts';
import type { texts } from '../texts-paper.en.ts';
import styles from './paper.module.css';

/** How many papers wait to be gone through, and the way to those that may be destroyed. */
export const PaperCard = () => {
  const t = useText<typeof texts>('archive-paper');
  const { data } = useCall(paperContract.listPapers, { query: { limit: 1 } });
  return (
    <Card title={t('title')}>
      <p>{t('cardText')}</p>
      {data !== undefined && (
        <>
          <p className={styles.counts}>
            {data.waiting === 0 ? (
              <span>{t('waitingNone')}</span>
            ) : (
              <Badge tone="look">{t('waiting', { count: data.waiting })}</Badge>
            )}
            {data.confirmed > 0 && <Badge tone="done">{t('confirmed', { count: data.confirmed })}</Badge>}
          </p>
          <div className={styles.buttons}>
            <ButtonLink href={papersPath()}>{t('goThrough')}</ButtonLink>
            {data.confirmed > 0 && <a href={papersPath({ state: 'confirmed' })}>{t('certificates')}</a>}
          </div>
        </>
      )}
    </Card>
  );
};
