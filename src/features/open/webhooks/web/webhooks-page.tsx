import { useText } from '#platform/web/texts/i18n.ts';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import type { texts } from '../texts.en.ts';
import { WebhookSection } from './feature.tsx';

/** Which programs are told what happens here? */
export const WebhooksPage = () => {
  const t = useText<typeof texts>('webhooks');
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lede={t('lede')} isOwn />
      <WebhookSection />
    </Page>
  );
};
