import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { billingContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { PlanOverview } from './plan-overview.tsx';
import { Returned } from './returned.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useBilling } from './use-billing.ts';

const hasPaid = (search: Record<string, unknown>): { paid?: '1' } =>
  search['paid'] === undefined ? {} : { paid: '1' };

/** What do we pay, until when, what would more cost? */
export const PlansPage = () => {
  const t = useText<typeof texts>('billing');
  const { paid } = useRouteSearch(hasPaid);
  const { isOwner, billing } = useBilling();
  const [isSharing, setSharing] = useState(false);
  const mayShare =
    isOwner && billing.data?.selling === 'here' && billing.data.isBillable && billing.data.paid === null;
  return (
    <Page title={t('title')}>
      <PageHeader
        title={t('title')}
        tools={
          mayShare && (
            <Button icon={Share2} does={billingContract.sharePlan} onClick={() => setSharing(true)}>
              {t('share')}
            </Button>
          )
        }
      />
      <div className="stack">
        {paid !== undefined && isOwner && <Returned />}
        <PlanOverview />
      </div>
      {isSharing && billing.data !== undefined && (
        <ShareDialog billing={billing.data} onClose={() => setSharing(false)} />
      )}
    </Page>
  );
};
