import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { supplierCategories } from '#features/suppliers/suppliers/contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { ColumnChooser } from '#platform/web/ui/tables/column-chooser.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import type { ReactNode } from 'react';
import type { texts } from '../texts.en.ts';
import type { ProductColumn } from './product-columns.tsx';
import type { ProductFilters } from './product-list.ts';

export const noFilters = { search: null, supplier: null, category: null, negotiated: null, changed: null };

/** Whether anything is chosen that can be cleared. */
export const hasFilters = ({ search, supplierId, category, negotiated }: ProductFilters): boolean =>
  search !== '' || supplierId !== null || category !== null || negotiated;

interface ProductToolbarProps {
  readonly filters: ProductFilters;
  readonly isChangedOn: boolean;
  readonly changedTotal: number;
  readonly resultText: string;
  /** On phones the period stands among the chips. */
  readonly period: ReactNode;
  readonly columns: readonly ProductColumn[];
  readonly chosen: readonly string[];
  readonly onColumns: (ids: readonly string[]) => void;
  readonly hasColumns: boolean;
}

/** The search, the filters and the columns. */
export const ProductToolbar = (props: ProductToolbarProps) => {
  const { filters, isChangedOn, changedTotal } = props;
  const { change } = filters;
  const t = useText<typeof texts>('products');
  const suppliers = useCall(suppliersContract.listUnitSuppliers, {});
  const only = (ids: readonly string[]) => ids.at(-1) ?? null;
  return (
    <div className="toolbar">
      <SearchField
        label={t('searchLabel')}
        placeholder={t('search')}
        value={filters.search}
        onSearch={(search) => change({ search })}
      />
      <FilterChips
        resultText={props.resultText}
        onClear={hasFilters(filters) ? () => change(noFilters) : undefined}
      >
        {props.period}
        <ToggleChip isOn={isChangedOn} onToggle={() => change({ changed: String(!isChangedOn) })}>
          {t('changed')}
          {changedTotal > 0 && <span className="count plain">{changedTotal}</span>}
        </ToggleChip>
        <MenuChip
          label={t('supplier')}
          options={(suppliers.data ?? []).map(({ id, displayName }) => ({ value: id, label: displayName }))}
          chosen={filters.supplierId === null ? [] : [filters.supplierId]}
          onChange={(ids) => change({ supplier: only(ids) })}
        />
        <MenuChip
          label={t('category')}
          options={supplierCategories.map((one) => ({ value: one, label: t(`category.${one}`) }))}
          chosen={filters.category === null ? [] : [filters.category]}
          onChange={(ids) => change({ category: only(ids) })}
        />
        <ToggleChip
          isOn={filters.negotiated}
          onToggle={() => change({ negotiated: filters.negotiated ? null : 'true' })}
        >
          {t('withDeal')}
        </ToggleChip>
      </FilterChips>
      {props.hasColumns && (
        <>
          <span className="grow" />
          <ColumnChooser columns={props.columns} chosen={props.chosen} onChange={props.onColumns} />
        </>
      )}
    </div>
  );
};
