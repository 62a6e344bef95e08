import { useText } from '#platform/web/texts/i18n.ts';
import { Count } from '#platform/web/ui/badge.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import type { texts } from '../texts.en.ts';
import type { useDeals } from './use-deals.ts';

const shows = ['in-force', 'ending', 'unused', 'ended', 'upcoming'] as const;

/** The search and the filters of the deals, each with how many it would show. */
export const DealFilters = ({ list }: { readonly list: ReturnType<typeof useDeals> }) => {
  const t = useText<typeof texts>('deals');
  const { deals, suppliers, shown, isFiltered, go, clear } = list;
  const counts = deals.first?.counts;
  return (
    <div className="toolbar near">
      <SearchField
        label={t('search')}
        value={shown.search ?? ''}
        onSearch={(value) => go({ search: value === '' ? undefined : value })}
      />
      <FilterChips onClear={isFiltered ? clear : undefined}>
        {shows
          .filter((show) => show !== 'upcoming' || (counts?.upcoming ?? 0) > 0 || shown.show === show)
          .map((show) => (
            <ToggleChip
              key={show}
              isOn={shown.show === show}
              onToggle={() => go({ show: shown.show === show ? 'all' : show })}
            >
              {t(`show.${show}`)}
              {counts !== undefined && <Count value={counts[show]} isPlain />}
            </ToggleChip>
          ))}
        <ToggleChip
          isOn={shown.broken === true}
          onToggle={() => go({ broken: shown.broken ? undefined : true })}
        >
          {t('broken')}
        </ToggleChip>
        <MenuChip
          label={t('supplier')}
          options={suppliers.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          chosen={shown.supplier === undefined ? [] : [shown.supplier]}
          onChange={(chosen) => go({ supplier: chosen.find((one) => one !== shown.supplier) })}
        />
      </FilterChips>
    </div>
  );
};
