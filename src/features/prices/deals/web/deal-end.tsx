import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ConfirmedButton } from '#platform/web/ui/overlays/confirmed-button.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { DealDetail } from '../contract-list.ts';
import { dealsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleDeals } from './use-deals.ts';

interface DealEndProps {
  readonly detail: DealDetail;
  readonly today: string;
  readonly onDone: () => void;
}

/** Ends a deal that is in force; one that no line was judged by can be deleted instead. */
export const DealEnd = ({ detail: { deal, isUsed }, today, onDone }: DealEndProps) => {
  const t = useText<typeof texts>('deals');
  const end = useSend(dealsContract.endDeal, staleDeals);
  const remove = useSend(dealsContract.deleteDeal, staleDeals);
  const params = { dealId: deal.id };
  const finish = (close: () => void, text: string) => {
    close();
    showToast({ text });
    onDone();
  };
  if (!isUsed)
    return (
      <ConfirmedButton
        title={t('removeTitle')}
        consequence={t('removeText')}
        confirmLabel={t('removeAct')}
        isDestructive
        isInFoot
        isBusy={remove.isPending}
        failure={remove.error?.failure ?? null}
        onConfirm={(close) => remove.mutate({ params }, { onSuccess: () => finish(close, t('removed')) })}
      >
        {t('remove')}
      </ConfirmedButton>
    );
  const isOver = deal.validTo !== null && deal.validTo <= today;
  if (isOver || deal.validFrom > today) return <span />;
  return (
    <ConfirmedButton
      title={t('endTitle')}
      consequence={t('endText')}
      confirmLabel={t('endAct')}
      isDestructive
      isInFoot
      isBusy={end.isPending}
      failure={end.error?.failure ?? null}
      onConfirm={(close) =>
        end.mutate({ params, body: { validTo: today } }, { onSuccess: () => finish(close, t('ended')) })
      }
    >
      {t('endToday')}
    </ConfirmedButton>
  );
};
