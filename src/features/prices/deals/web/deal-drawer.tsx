import { useEffect } from 'react';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { dealsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { DealFacts, DealSource, OtherDeals } from './deal-facts.tsx';
import { DealForm } from './deal-form.tsx';
import { forgetDeal } from './use-deal-save.ts';

interface DealDrawerProps {
  readonly dealId: string;
  readonly hrefOf: (dealId: string) => string;
  readonly onClose: () => void;
}

/** What was agreed, what it is worth, and the way to change or end it. */
export const DealDrawer = ({ dealId, hrefOf, onClose }: DealDrawerProps) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const call = useCall(dealsContract.readDeal, { params: { dealId } });
  const detail = call.data?.deal.id === dealId ? call.data : undefined;
  const isKnown = detail !== undefined;
  useEffect(() => {
    if (isKnown) forgetDeal(dealId);
  }, [dealId, isKnown]);
  if (detail === undefined)
    return (
      <Drawer title={t('tab')} onClose={onClose}>
        {call.isError ? (
          <ErrorState
            title={t(call.error.failure.status === 404 ? 'missing' : 'failed')}
            action={<Button onClick={() => void call.refetch()}>{t('retry')}</Button>}
          />
        ) : (
          <Skeleton lines={10} />
        )}
      </Drawer>
    );
  const { deal, others } = detail;
  const about = [
    deal.supplierName,
    deal.articleNumber !== '' && t('numbered', { number: deal.articleNumber }),
    t('pricedPer', { unit: format.unitName(deal.unit) }),
  ];
  const head = {
    title: deal.title,
    detail: about.filter(Boolean).join(' · '),
    lead: <Plate icon={categoryIcon(deal.category)} isLarge />,
    onClose,
  };
  const below = <OtherDeals deal={deal} others={others} hrefOf={hrefOf} />;
  return detail.mayChange ? (
    <DealForm detail={detail} head={head} onClose={onClose}>
      {below}
    </DealForm>
  ) : (
    <Drawer {...head}>
      <div className="stack">
        <DealFacts deal={deal} />
        <DealSource deal={deal} />
        {below}
        <p className="muted small">{t('readOnly')}</p>
      </div>
    </Drawer>
  );
};
