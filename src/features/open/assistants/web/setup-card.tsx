import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { assistantPath } from '#platform/wire/endpoint.ts';
import { suggestionsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './assistants.module.css';

/** What many assistants read from a file of theirs. */
const exampleOf = (address: string): string =>
  JSON.stringify(
    {
      mcpServers: {
        krogkoll: { type: 'http', url: address, headers: { Authorization: 'Bearer kk_live_…' } },
      },
    },
    null,
    2,
  );

/** How is an assistant connected? */
export const SetupCard = () => {
  const t = useText<typeof texts>('assistants');
  const address = `${window.location.origin}${assistantPath}`;
  const example = exampleOf(address);
  return (
    <Card title={t('setup.title')} aside={<a href={suggestionsPath()}>{t('setup.open')}</a>}>
      <div className={styles.setup}>
        <p>{t('setup.lede')}</p>
        <div className={styles.address}>
          <div>
            <span className="muted">{t('setup.address')}</span>
            <code translate="no">{address}</code>
          </div>
          <CopyButton isSmall text={address} copiedText={t('setup.copied')}>
            {t('setup.copy')}
          </CopyButton>
        </div>
        <h3>{t('setup.steps')}</h3>
        <ol>
          <li>{t('setup.key')}</li>
          <li>{t('setup.client')}</li>
          <li>{t('setup.ask')}</li>
        </ol>
        <h3>{t('setup.example')}</h3>
        <pre className={styles.example} translate="no">
          {example}
        </pre>
      </div>
    </Card>
  );
};
