import { useText } from '#platform/web/texts/i18n.ts';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import type { texts } from '../texts.en.ts';
import { FirstWays } from './first-ways.tsx';

/** Where the demo's banner leads: how the first invoice gets in. */
export const FirstInvoicePage = () => {
  const t = useText<typeof texts>('showcase');
  return (
    <Page title={t('firstTitle')}>
      <PageHeader isOwn title={t('firstTitle')} lede={t('firstLede')} />
      <FirstWays />
    </Page>
  );
};
