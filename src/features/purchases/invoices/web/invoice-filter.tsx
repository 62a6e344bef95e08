import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import type { Sort } from '#platform/web/ui/tables/data-table.tsx';
import { ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { FormChip } from '#platform/web/ui/forms/form-chip.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { NumberRange, plainNumber } from '#platform/web/ui/forms/number-range.tsx';
import type { texts } from '../texts.en.ts';

const sorts = [
  'issueDate',
  'dueDate',
  'supplier',
  'number',
  'deviations',
  'againstWatched',
  'total',
] as const;

/** What the list is asked for, from the query string and the stored period. */
export const useInvoiceFilter = () => {
  const { values, change } = useQueryString();
  const { range } = usePeriod();
  const by = sorts.find((one) => one === values['sort']) ?? 'issueDate';
  const sort: Sort = { by, direction: values['dir'] === 'asc' ? 'asc' : 'desc' };
  const search = values['q'];
  const supplierId = values['supplier'];
  const [minTotal, maxTotal] = [plainNumber(values['min']), plainNumber(values['max'])];
  const isOnly = values['only'] === 'deviations';
  const query = {
    limit: 50,
    sort: by,
    direction: sort.direction,
    ...(search === undefined ? {} : { search }),
    ...(supplierId === undefined ? {} : { supplierId }),
    ...range,
    ...(minTotal === undefined ? {} : { minTotal }),
    ...(maxTotal === undefined ? {} : { maxTotal }),
    ...(isOnly ? { onlyDeviations: 'true' as const } : {}),
  };
  return {
    query,
    sort,
    search,
    isFiltered: [search, supplierId, minTotal, maxTotal].some(Boolean) || isOnly,
    clear: () => change({ q: null, supplier: null, min: null, max: null, only: null, states: null }),
  };
};

/** Supplier, amount, and only those with deviations. */
export const InvoiceFilterChips = () => {
  const t = useText<typeof texts>('invoices');
  const { values, change } = useQueryString();
  const suppliers = useCall(suppliersContract.listUnitSuppliers, {});
  const { supplier, min, max } = values;
  const isOnly = values['only'] === 'deviations';
  return (
    <>
      <MenuChip
        label={t('supplier')}
        options={(suppliers.data ?? []).map(({ id, displayName }) => ({ value: id, label: displayName }))}
        chosen={supplier === undefined ? [] : [supplier]}
        onChange={(chosen) => change({ supplier: chosen.find((one) => one !== supplier) ?? null })}
      />
      <FormChip label={t('amount')} isOn={[min, max].some((one) => plainNumber(one) !== undefined)}>
        <NumberRange
          fromLabel={t('amountFrom')}
          toLabel={t('amountTo')}
          from={min ?? ''}
          to={max ?? ''}
          onFrom={(value) => change({ min: value })}
          onTo={(value) => change({ max: value })}
        />
      </FormChip>
      <ToggleChip isOn={isOnly} onToggle={() => change({ only: isOnly ? null : 'deviations' })}>
        {t('onlyDeviations')}
      </ToggleChip>
    </>
  );
};
