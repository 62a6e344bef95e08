import { type SupplierRow, supplierCategories, suppliersContract } from '../contract.ts';
import { supplierLinksContract } from '../contract-links.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';

const stale = [
  suppliersContract.readSupplier,
  suppliersContract.listSuppliers,
  suppliersContract.listUnitSuppliers,
  supplierLinksContract.listOrganizationSuppliers,
  supplierLinksContract.listOutletSuppliers,
];

/** What the supplier is to the company here; its articles follow. */
export const SupplierCategoryField = ({ supplier }: { readonly supplier: SupplierRow }) => {
  const t = useText<typeof texts>('suppliers');
  const send = useSend(suppliersContract.setSupplierCategory, stale);
  const failure = useErrorText(send.error?.failure ?? null);
  const { id: supplierId, displayName, category } = supplier;
  return (
    <SelectField
      label={t('categoryLabel')}
      hint={t('categoryHint')}
      value={send.variables?.body.category ?? category}
      error={send.isError ? failure : undefined}
      onChange={({ target }) =>
        send.mutate(
          { params: { supplierId }, body: { category: target.value } },
          { onSuccess: () => showToast({ text: t('categorySet', { supplier: displayName }) }) },
        )
      }
    >
      {supplierCategories.map((one) => (
        <option key={one} value={one}>
          {t(`category.${one}`)}
        </option>
      ))}
    </SelectField>
  );
};
