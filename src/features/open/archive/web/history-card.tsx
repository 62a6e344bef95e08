import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { systemDocumentationPath, treatmentHistoryPath } from '../paths.ts';
import type { texts } from '../texts-history.en.ts';
import styles from './archive.module.css';

/** What an auditor asks of the system and of what was done in it. */
export const HistoryCard = () => {
  const t = useText<typeof texts>('archive-history');
  const pages = [
    [systemDocumentationPath(), t('cardDocumentation'), t('cardDocumentationText')],
    [treatmentHistoryPath(), t('title'), t('cardHistoryText')],
  ] as const;
  return (
    <Card title={t('cardTitle')}>
      <p>{t('cardText')}</p>
      <ul className={styles.list}>
        {pages.map(([href, name, text]) => (
          <li key={href}>
            <span>
              <a href={href}>{name}</a>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
