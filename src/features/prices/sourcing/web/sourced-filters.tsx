import { supplierCategories } from '#features/suppliers/suppliers/contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import type { texts } from '../texts.en.ts';
import type { SourcedList } from './use-sourced.ts';
import { useGoodsCategory } from './use-goods-category.ts';

const filters = ['cheaper', 'over', 'proposed', 'unknown'] as const;

/** Which of the unit's articles are listed. */
export const SourcedFilters = ({ list }: { readonly list: SourcedList }) => {
  const t = useText<typeof texts>('sourcing');
  const categoryName = useGoodsCategory();
  const { articles, search, category, show, change, clear, isFiltered } = list;
  const { first } = articles;
  const shown = filters.filter((one) => one !== 'over' || first?.bands === 'shown');
  return (
    <div className="toolbar near">
      <SearchField
        label={t('searchLabel')}
        placeholder={t('search')}
        value={search}
        onSearch={(value) => change({ search: value })}
      />
      <FilterChips
        resultText={first === undefined ? '' : t('results', { count: articles.total })}
        onClear={isFiltered ? clear : undefined}
      >
        {shown.map((one) => (
          <ToggleChip
            key={one}
            isOn={show === one}
            onToggle={() => change({ show: show === one ? null : one })}
          >
            {t(one)}
            {(first?.counts[one] ?? 0) > 0 && <span className="count plain">{first?.counts[one]}</span>}
          </ToggleChip>
        ))}
        <MenuChip
          label={t('category')}
          options={supplierCategories.map((one) => ({ value: one, label: categoryName(one) }))}
          chosen={category === null ? [] : [category]}
          onChange={(ids) => change({ category: ids.at(-1) ?? null })}
        />
      </FilterChips>
    </div>
  );
};
