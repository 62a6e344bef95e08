import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import type { WebhookSecrets } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './webhooks.module.css';

/** The secrets of an endpoint, which are shown this once; yellow until they have been taken. */
export const NewSecret = ({ made, onDone }: { made: WebhookSecrets; onDone: () => void }) => {
  const t = useText<typeof texts>('webhooks');
  return (
    <section className={styles.secret} role="status">
      <div>
        <b>{t('secret.title')}</b>
        <dl>
          <dt>{t('secret.hmac')}</dt>
          <dd className={styles.code}>{made.secret}</dd>
          <dt>{t('secret.public')}</dt>
          <dd className={styles.code}>{made.publicKey}</dd>
        </dl>
      </div>
      <div className="acts">
        <CopyButton kind="primary" text={made.secret} copiedText={t('secret.copied')}>
          {t('secret.copy')}
        </CopyButton>
        <Button onClick={onDone}>{t('secret.done')}</Button>
      </div>
    </section>
  );
};
