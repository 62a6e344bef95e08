import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { texts } from '../texts.en.ts';
import styles from './invoice-address.module.css';

/** Common mail programs and how many steps each takes. */
const programs = [
  { name: 'gmail', steps: 4 },
  { name: 'outlook', steps: 4 },
  { name: 'icloud', steps: 3 },
  { name: 'host', steps: 3 },
  { name: 'other', steps: 3 },
] as const;

/** How mail is forwarded by itself from the programs that restaurants have. */
export const ForwardingHelp = () => {
  const t = useText<typeof texts>('invoice-address');
  const how = useCodeText('invoice-address', 'how');
  return (
    <Card title={t('forwardTitle')}>
      <p className="muted small">{t('forwardText')}</p>
      <div className={styles.programs}>
        {programs.map(({ name, steps }) => (
          <details key={name}>
            <summary>{t(`program.${name}`)}</summary>
            <ol>
              {Array.from({ length: steps }, (_, at) => (
                <li key={at}>{how(`${name}.${at + 1}`)}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </Card>
  );
};
