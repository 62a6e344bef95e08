import { Lock, Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useShownOnce } from '#features/open/keys/web/use-shown-once.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { subscriptionPath } from '#platform/wire/doors.ts';
import type { WebhookSecrets } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { NewSecret } from './new-secret.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';
import styles from './webhooks.module.css';

/** In the place of the endpoints where the plan has none, and there are none from before. */
const Gate = () => {
  const t = useText<typeof texts>('webhooks');
  return (
    <section className={`card ${styles.gate}`}>
      <Plate icon={Lock} isLarge />
      <div>
        <h2>{t('gate')}</h2>
        <p>{t('gateText')}</p>
      </div>
      <ButtonLink href={subscriptionPath()}>{t('gateAction')}</ButtonLink>
    </section>
  );
};

/** Every endpoint with its switch and its tools, and the way to a new one; who is no owner sees that it exists. */
export const WebhookSection = () => {
  const t = useText<typeof texts>('webhooks');
  const { isOwner, list } = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useShownOnce<WebhookSecrets>('webhook');
  if (!isOwner)
    return (
      <section className="card">
        <EmptyState title={t('notForYou')}>{t('notForYouText')}</EmptyState>
      </section>
    );
  const { data, error, refetch } = list;
  if (error !== null && data === undefined)
    return (
      <section className="card">
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
      </section>
    );
  if (data === undefined) return <Skeleton lines={4} />;
  if (!data.isAllowed && data.webhooks.length === 0) return <Gate />;
  const add = data.isAllowed && (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <div className={styles.stack}>
      {made !== null && <NewSecret made={made} onDone={() => setMade(null)} />}
      {data.webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} place={data} onMade={setMade} isLinked />
      ))}
      {data.webhooks.length === 0 ? (
        <section className={`card ${styles.gate}`}>
          <Plate icon={WebhookIcon} isLarge />
          <div>
            <h2>{t('none')}</h2>
            <p>{t('noneText')}</p>
          </div>
          {add}
        </section>
      ) : (
        <div className="acts">{add}</div>
      )}
      {isAdding && <WebhookForm place={data} onMade={setMade} onClose={() => setAdding(false)} />}
    </div>
  );
};
