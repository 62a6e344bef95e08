import { useEffect } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { billingContract } from '../contract.ts';
import type { Billing, PlanStanding, ShownBill } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleAfterChange } from './use-billing.ts';

const vatKeys = { standard: 'vat25', reverse: 'vatReverse', none: 'vatNone' } as const;

const useLines = (bill: ShownBill, vat: Billing['vat']) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const money = (amount: string) => format.money(amount, bill.currency);
  const rows = bill.lines.map((line) => {
    const plan = line.plan === null ? line.description : t(`plan.${line.plan}`);
    const values = { plan, from: format.date(line.from), to: format.date(line.to), units: line.units ?? 1 };
    return [line.isProration ? t('lineRest', { plan }) : t('linePlan', values), money(line.amount)] as const;
  });
  return [
    ...rows,
    [t(vatKeys[vat]), money(bill.tax)] as const,
    [t('toPayToday'), money(bill.total)] as const,
  ];
};

const Bill = ({ bill, vat }: { readonly bill: ShownBill; readonly vat: Billing['vat'] }) => (
  <Facts facts={useLines(bill, vat)} />
);

interface UpgradeDialogProps {
  readonly standing: PlanStanding;
  readonly billing: Billing;
  readonly onClose: () => void;
}

/** What Premium+ instead of Premium is charged now, and the button that has it charged: just this, for this moment. */
export const UpgradeDialog = ({ standing, billing, onClose }: UpgradeDialogProps) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const language = useLanguage();
  const preview = useSend(billingContract.previewChange);
  const change = useSend(billingContract.changePlan, staleAfterChange);
  const { mutate } = preview;
  useEffect(() => mutate({ body: { plan: 'premium-plus' } }), [mutate]);
  const offer = billing.offers.find(({ plan }) => plan === 'premium-plus');
  const units = new Intl.ListFormat(language === 'sv' ? 'sv-SE' : 'en-GB').format(standing.units);
  const price = offer === undefined ? '' : format.tag(offer.total, offer.currency);
  const { data } = preview;
  const pay = () => {
    if (data === undefined) return;
    change.mutate(
      { body: { plan: 'premium-plus', at: data.at } },
      {
        onSuccess: () => {
          showToast({ text: t('returned', { plan: t('plan.premium-plus') }) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog title={t('upgradeTitle', { price })} onClose={onClose}>
      <p>{t('upgradeText', { units })}</p>
      <FormAlert failure={(preview.error ?? change.error)?.failure ?? null} />
      {data === undefined ? <Skeleton lines={4} /> : <Bill bill={data.bill} vat={billing.vat} />}
      <div className="acts">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" disabled={data === undefined} isBusy={change.isPending} onClick={pay}>
          {t('pay', { price: data === undefined ? '' : format.money(data.bill.total, data.bill.currency) })}
        </Button>
      </div>
      <p className="small muted">{t('stripeNote')}</p>
    </FormDialog>
  );
};
