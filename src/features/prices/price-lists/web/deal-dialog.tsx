import { decimal } from '#core/values/decimal.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { priceListsContract } from '../contract.ts';
import type { PriceListLine } from '../contract-line.ts';
import type { texts } from '../texts.en.ts';
import { againstDeal } from './line-notes.tsx';
import type { ListActions } from './use-list.ts';

type Preview = ReplyOf<typeof priceListsContract.previewListDeal>;

const What = ({ preview }: { readonly preview: Preview }) => {
  const t = useText<typeof texts>('price-lists');
  const format = useFormat();
  const { earlier, lost, currency, unit } = preview;
  const unitPrice = (price: string): string => format.unitPrice(price, currency, unit || null);
  const starts = format.dateInFull(preview.startsOn);
  if (earlier === null) return <p>{t('dealNow', { price: unitPrice(preview.price), date: starts })}</p>;
  return (
    <>
      <p>
        {t('dealBefore', { price: unitPrice(earlier.price), date: format.dateInFull(earlier.validFrom) })}{' '}
        {t('dealNow', { price: unitPrice(preview.price), date: starts })}
        {earlier.difference !== null && (
          <>
            {' '}
            <b>{againstDeal(t, format, earlier, currency)}</b>
          </>
        )}
      </p>
      <p>{t(`dealEnd.${earlier.end}`)}</p>
      {decimal(lost.amount).gt('0') && lost.from !== null && (
        <p>
          <b>
            {t('dealLost', {
              count: lost.lines,
              amount: format.money(lost.amount, currency),
              date: format.dateInFull(lost.from),
            })}
          </b>{' '}
          {t('dealClaimFirst')}
        </p>
      )}
    </>
  );
};

interface DealDialogProps {
  readonly line: PriceListLine & { readonly place: NonNullable<PriceListLine['place']> };
  readonly actions: ListActions;
}

/** Before a list's price takes over from a deal: both prices, what they differ by in a year, and what can no longer be claimed. */
export const DealDialog = ({ line, actions }: DealDialogProps) => {
  const t = useText<typeof texts>('price-lists');
  const preview = useCall(priceListsContract.previewListDeal, { params: line.place });
  const { data } = preview;
  const mayAccept = data !== undefined && data.earlier?.end !== 'in-the-way';
  return (
    <FormDialog title={t('overlapsTitle', { name: line.name })} onClose={actions.forget}>
      {data === undefined ? (
        preview.isError ? (
          <LoadFailed title={t('failed')} error={preview.error} onRetry={() => void preview.refetch()} />
        ) : (
          <Skeleton lines={3} />
        )
      ) : (
        <What preview={data} />
      )}
      <div className="acts">
        <Button onClick={actions.forget}>{t('keepOld')}</Button>
        <Button
          kind="primary"
          isBusy={actions.isBusy}
          disabled={!mayAccept}
          does={priceListsContract.acceptListPrice}
          onClick={() => void actions.accept(line, true)}
        >
          {t(data?.earlier?.end === 'goes-on' ? 'takeNew' : 'endEarlier')}
        </Button>
      </div>
    </FormDialog>
  );
};
