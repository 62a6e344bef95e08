import { useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { billingContract } from '../contract.ts';
import type { Billing, PlanStanding } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './billing.module.css';
import { staleAfterChange, usePaying } from './use-billing.ts';

interface PaymentProps {
  readonly standing: PlanStanding;
  readonly billing: Billing;
}

const InvoiceDialog = ({ standing, billing, onClose }: PaymentProps & { readonly onClose: () => void }) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const language = useLanguage();
  const buy = useSend(billingContract.buyOnInvoice, staleAfterChange);
  const offer = billing.offers.find(({ plan }) => plan === 'premium-plus');
  const done = () => {
    showToast({ text: t('returned', { plan: t('plan.premium-plus') }) });
    onClose();
  };
  return (
    <AskDialog
      title={t('invoiceTitle')}
      confirmLabel={t('invoiceConfirm')}
      isBusy={buy.isPending}
      error={buy.error}
      onConfirm={() => buy.mutate({ body: { plan: 'premium-plus' } }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        {t('invoiceText', {
          units: new Intl.ListFormat(language === 'sv' ? 'sv-SE' : 'en-GB').format(standing.units),
          price: offer === undefined ? '' : format.tag(offer.total, offer.currency),
          email: billing.receiptsTo,
        })}
      </p>
    </AskDialog>
  );
};

/** By which card or invoice is paid, and how that is changed; of a card the last four digits and no more. */
export const PaymentCard = ({ standing, billing }: PaymentProps) => {
  const t = useText<typeof texts>('billing');
  const paying = usePaying();
  const [isAsking, setAsking] = useState(false);
  const { card, paid, selling, isBillable, receiptsTo } = billing;
  const receipts = t('receipts', { email: receiptsTo });
  const two = (number: number) => String(number).padStart(2, '0').slice(-2);
  return (
    <Card title={t('payment')}>
      <FormAlert failure={paying.error?.failure ?? null} />
      {paid === null || (card === null && !paid.isOnInvoice) ? (
        <p className="muted">{t('noCard')}</p>
      ) : (
        <div className={styles.paycard}>
          <span className={styles.chip} aria-hidden="true" />
          <p>
            <b className="strong">
              {paid.isOnInvoice || card === null ? t('onInvoice') : t('card', { last4: card.last4 })}
            </b>
            <br />
            <span className="small muted">
              {paid.isOnInvoice || card === null
                ? receipts
                : `${t('cardUntil', { month: two(card.expMonth), year: two(card.expYear) })} · ${receipts}`}
            </span>
          </p>
        </div>
      )}
      <div className={`acts ${styles.under}`}>
        {paid !== null && !paid.isOnInvoice && (
          <Button isSmall isBusy={paying.isBusy} disabled={selling !== 'here'} onClick={paying.manage}>
            {t('changeCard')}
          </Button>
        )}
        {paid === null && selling === 'here' && isBillable && (
          <Button isSmall onClick={() => setAsking(true)}>
            {t('buyOnInvoice')}
          </Button>
        )}
      </div>
      {isAsking && <InvoiceDialog standing={standing} billing={billing} onClose={() => setAsking(false)} />}
    </Card>
  );
};
