import { useState } from 'react';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { priceListsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './price-lists.module.css';

/** Asks whose a list is that does not say so itself. */
export const WhoseList = ({ listId }: { readonly listId: string }) => {
  const t = useText<typeof texts>('price-lists');
  const [supplierId, setSupplier] = useState('');
  const suppliers = useCall(suppliersContract.listUnitSuppliers, {});
  const { readPriceList, listPriceLists, nameListSupplier } = priceListsContract;
  const name = useSend(nameListSupplier, [readPriceList, listPriceLists]);
  const save = () => {
    if (supplierId === '') return;
    name.mutate(
      { params: { listId }, body: { supplierId } },
      { onSuccess: ({ supplierName }) => showToast({ text: t('named', { name: supplierName }) }) },
    );
  };
  return (
    <Card title={t('whose')}>
      <div className={styles.whose}>
        <p>{t('whoseText')}</p>
        <SelectField
          label={t('supplier')}
          value={supplierId}
          onChange={({ target }) => setSupplier(target.value)}
        >
          <option value="">{t('choose')}</option>
          {(suppliers.data ?? []).map(({ id, displayName }) => (
            <option key={id} value={id}>
              {displayName}
            </option>
          ))}
        </SelectField>
        <FormAlert failure={name.error?.failure ?? null} />
        <Button kind="primary" does={nameListSupplier} isBusy={name.isPending} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </Card>
  );
};
