import { useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { billingContract } from '../contract.ts';
import type { Billing } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleAfterChange } from './use-billing.ts';

/** The VAT number of whoever pays, and when it was checked. */
export const VatCard = ({ billing }: { readonly billing: Billing }) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const [number, setNumber] = useState(billing.vatNumber?.number ?? '');
  const send = useSend(billingContract.setVatNumber, staleAfterChange);
  const checked =
    billing.vatNumber && t('vatChecked', { date: format.dateInFull(billing.vatNumber.checkedAt) });
  return (
    <Card title={t('vat')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate({ body: { number } }, { onSuccess: () => showToast({ text: t('savedVat') }) });
        }}
      >
        <FormAlert failure={send.error?.failure ?? null} />
        <TextField
          label={t('vatNumber')}
          hint={checked ?? t('vatHint')}
          value={number}
          autoComplete="off"
          onChange={(event) => setNumber(event.target.value)}
        />
        <div className="acts">
          <Button type="submit" isSmall isBusy={send.isPending}>
            {t('saveVat')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
