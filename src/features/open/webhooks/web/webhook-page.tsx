import { useRouter } from '@tanstack/react-router';
import { useShownOnce } from '#features/open/keys/web/use-shown-once.ts';
import { usePathPart } from '#platform/web/frame/use-route-search.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { accountPath } from '#platform/wire/doors.ts';
import type { WebhookSecrets } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { Deliveries } from './deliveries.tsx';
import { NewSecret } from './new-secret.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookCard } from './webhook-card.tsx';
import styles from './webhooks.module.css';

const Found = ({ webhookId }: { webhookId: string }) => {
  const t = useText<typeof texts>('webhooks');
  const router = useRouter();
  const { isOwner, list } = useWebhooks();
  const [made, setMade] = useShownOnce<WebhookSecrets>('webhook');
  const { data, error, refetch } = list;
  const missing = useErrorText({ code: 'webhook.not_exist', status: 404, text: '' });
  if (!isOwner) return <EmptyState title={t('notForYou')}>{t('notForYouText')}</EmptyState>;
  if (error !== null && data === undefined)
    return <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={6} />;
  const webhook = data.webhooks.find(({ id }) => id === webhookId);
  if (webhook === undefined) return <EmptyState title={t('none')}>{missing}</EmptyState>;
  return (
    <div className={styles.stack}>
      {made !== null && <NewSecret made={made} onDone={() => setMade(null)} />}
      <WebhookCard
        webhook={webhook}
        place={data}
        onMade={setMade}
        onRemoved={() => void router.navigate({ href: accountPath({ tab: 'api' }), replace: true })}
      />
      <Deliveries webhook={webhook} />
    </div>
  );
};

/** Has everything arrived, and if not, why? */
export const WebhookPage = () => {
  const t = useText<typeof texts>('webhooks');
  const webhookId = usePathPart('webhookId');
  return (
    <Page title={t('webhook')} backHref={accountPath({ tab: 'api' })}>
      <PageHeader
        title={t('webhook')}
        crumbs={[{ label: t('title'), href: accountPath({ tab: 'api' }) }, { label: t('webhook') }]}
        isDetail
        isOwn
      />
      <Found key={webhookId} webhookId={webhookId} />
    </Page>
  );
};
