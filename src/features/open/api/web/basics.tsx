import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { texts } from '../texts.en.ts';
import styles from './docs.module.css';

const parts = [
  'keys',
  'units',
  'paging',
  'updates',
  'expand',
  'writes',
  'tests',
  'assistants',
  'limits',
  'errors',
  'versions',
] as const;

/** What holds for every entry. */
export const Basics = () => {
  const t = useText<typeof texts>('api');
  return (
    <Card title={t('basics')} className={styles.basics}>
      {parts.map((part) => (
        <section key={part} id={part}>
          <h3>{t(`${part}.title`)}</h3>
          <p>{t(`${part}.text`)}</p>
        </section>
      ))}
      <p>
        <a href="/api/v1/openapi.json">{t('openApi')}</a>
      </p>
    </Card>
  );
};
