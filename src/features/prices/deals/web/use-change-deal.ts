import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { DealDetail } from '../contract-list.ts';
import { dealsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { DealBody } from './deal-draft.ts';
import { goodsOf } from './deal-goods.ts';
import { rememberDeal } from './use-deal-save.ts';
import { staleDeals } from './use-deals.ts';

/** Sends a changed deal: a correction of it, or a new deal that ends it the day before. */
export const useChangeDeal = (deal: DealDetail['deal'], onDone: () => void) => {
  const t = useText<typeof texts>('deals');
  const correction = useSend(dealsContract.correctDeal, staleDeals);
  const renewal = useSend(dealsContract.createDeal, staleDeals);
  const done = () => {
    showToast({ text: t('saved') });
    onDone();
  };
  return {
    isBusy: correction.isPending || renewal.isPending,
    failure: (correction.error ?? renewal.error)?.failure ?? null,
    correct: (body: DealBody) =>
      correction.mutate({ params: { dealId: deal.id }, body }, { onSuccess: done }),
    renew: (body: DealBody) =>
      renewal.mutate(
        { body: { ...body, ...goodsOf(deal), endEarlier: true } },
        {
          onSuccess: ({ id }) => {
            rememberDeal(id);
            done();
          },
        },
      ),
  };
};
