import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import type { texts } from '../texts-deviations.en.ts';
import type { Deviations } from './use-deviations.ts';
import type { PickedLines } from './use-picked-lines.ts';
import styles from './claims.module.css';

interface PartProps {
  readonly deviations: Deviations;
  readonly picked: PickedLines;
}

/** What all of it costs since when, and how much of that breaks a deal. */
export const DeviationsSum = ({ deviations, picked }: PartProps) => {
  const t = useText<typeof texts>('claims-deviations');
  const format = useFormat();
  const sums = deviations.list.first?.sums;
  if (sums === undefined || sums.firstDate === null) return null;
  const isLess = sums.sum.startsWith('-');
  const since = format.dateInFull(sums.firstDate);
  return (
    <section className={`card ${styles.say}`} aria-label={t('summary')}>
      <Figure
        value={format.number(sums.sum.replace('-', ''))}
        unit={format.currencyName(sums.currency)}
        isTotal
        isMedium
      />
      <div className={styles.saytext}>
        <RichText text={t(isLess ? 'tooLittle' : 'tooMuch', { count: sums.entries, date: since })} />
        {sums.dealEntries > 0 && (
          <>
            <br />
            {t('againstDeals', { amount: format.money(sums.dealSum, sums.currency) })}
          </>
        )}
      </div>
      {deviations.mayEdit && sums.dealEntries > 0 && deviations.claimed !== null && (
        <span className="not-s">
          <Button onClick={() => void picked.pickDeals()}>{t('pickDeals')}</Button>
        </span>
      )}
    </section>
  );
};

/** Which of them are shown, and in what order. */
export const DeviationChips = ({ deviations }: { deviations: Deviations }) => {
  const t = useText<typeof texts>('claims-deviations');
  const isWide = useIsAtLeast('sm');
  const suppliers = useCall(suppliersContract.listUnitSuppliers, {});
  const { values, change, list, isFiltered, clear, sort, status } = deviations;
  const { supplier, deals, dearer } = values;
  const sums = list.first?.sums;
  const choose = (chosen: readonly string[], now: string | undefined) =>
    chosen.find((one) => one !== now) ?? null;
  return (
    <FilterChips onClear={isFiltered ? clear : undefined} resultText={t('articles', { count: list.total })}>
      {!isWide && <ListPeriod />}
      <Segment
        areChips
        label={t('status')}
        value={status ?? 'all'}
        onChange={(value) => change({ status: value === 'UNRESOLVED' ? null : value })}
        choices={(['UNRESOLVED', 'RESOLVED', 'IGNORED', 'all'] as const).map((value) => ({
          value,
          label: t(value),
        }))}
      />
      <ToggleChip
        isOn={deals === 'true'}
        onToggle={() => change({ deals: deals === 'true' ? null : 'true' })}
      >
        {t('onlyDeals')} {sums !== undefined && <span className="muted">{sums.dealArticles}</span>}
      </ToggleChip>
      <ToggleChip
        isOn={dearer === 'true'}
        onToggle={() => change({ dearer: dearer === 'true' ? null : 'true' })}
      >
        {t('onlyDearer')}
      </ToggleChip>
      <MenuChip
        label={t('supplier')}
        options={(suppliers.data ?? []).map(({ id, displayName }) => ({ value: id, label: displayName }))}
        chosen={supplier === undefined ? [] : [supplier]}
        onChange={(chosen) => change({ supplier: choose(chosen, supplier) })}
      />
      <MenuChip
        label={t('order')}
        options={(['sum', 'yearly', 'latest', 'supplier'] as const).map((value) => ({
          value,
          label: t(`order.${value}`),
        }))}
        chosen={sort.by === 'sum' ? [] : [sort.by]}
        onChange={(chosen) => {
          const by = choose(chosen, sort.by);
          change({ sort: by === 'sum' ? null : by, dir: by === 'supplier' ? 'asc' : null });
        }}
      />
    </FilterChips>
  );
};
