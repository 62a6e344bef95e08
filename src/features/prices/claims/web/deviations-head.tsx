import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import type { deviationsContract } from '#features/prices/price-monitoring/contract-deviations.ts';
import { decimal } from '#core/values/decimal.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { texts } from '../texts-deviations.en.ts';
import type { Deviations } from './use-deviations.ts';
import type { PickedLines } from './use-picked-lines.ts';
import styles from './claims.module.css';

interface PartProps {
  readonly deviations: Deviations;
  readonly picked: PickedLines;
}

type Words = TextOf<typeof texts>;
type Sums = ReplyOf<(typeof deviationsContract)['listDeviations']>['sums'];

const isMore = (amount: string | null): boolean => amount !== null && decimal(amount).gt('0');

/** How many lines the sum is of, and that some were cheaper where they are taken off it. */
const sumText = (t: Words, date: string, { sum, entries, dearerEntries, cheaperEntries }: Sums): string => {
  if (dearerEntries > 0 && cheaperEntries > 0)
    return t(sum.startsWith('-') ? 'tooLittleNet' : 'tooMuchNet', {
      date,
      dearer: t('dearerLines', { count: dearerEntries }),
      cheaper: t('cheaperLines', { count: cheaperEntries }),
    });
  if (cheaperEntries > 0) return t('tooLittle', { count: cheaperEntries, date });
  return dearerEntries > 0
    ? t('tooMuch', { count: dearerEntries, date })
    : t('noDifference', { count: entries, date });
};

/** What breaks deals, how much of that can be claimed, and how much claims have already. */
const dealText = (t: Words, format: Formats, { dealSum, dealToClaim, currency }: Sums): string => {
  const amount = format.money(dealSum, currency);
  if (dealToClaim === null) return t('againstDeals', { amount });
  const claimed = decimal(dealSum).minus(decimal(dealToClaim)).toFixed();
  if (!isMore(dealToClaim)) return t('againstDealsClaimed', { amount });
  if (!isMore(claimed)) return t('againstDealsFree', { amount });
  return t('againstDealsPartly', {
    amount,
    left: format.money(dealToClaim, currency),
    claimed: format.money(claimed, currency),
  });
};

/** What all of it costs since when, and how much of that breaks a deal. */
export const DeviationsSum = ({ deviations, picked }: PartProps) => {
  const t = useText<typeof texts>('claims-deviations');
  const format = useFormat();
  const sums = deviations.list.first?.sums;
  if (sums === undefined || sums.firstDate === null) return null;
  const canPick = deviations.mayEdit && deviations.claimed !== null && isMore(sums.dealToClaim);
  return (
    <section className={`card ${styles.say}`} aria-label={t('summary')}>
      <Figure
        value={format.number(sums.sum.replace('-', ''))}
        unit={format.currencyName(sums.currency)}
        isTotal
        isMedium
      />
      <div className={styles.saytext}>
        <RichText text={sumText(t, format.dateInFull(sums.firstDate), sums)} />
        {sums.dealEntries > 0 && (
          <>
            <br />
            {dealText(t, format, sums)}
          </>
        )}
      </div>
      {canPick && (
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
  const format = useFormat();
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
          label:
            value === (status ?? 'all') && sums !== undefined ? (
              <>
                {t(value)} <span className="muted">{format.number(String(list.total))}</span>
              </>
            ) : (
              t(value)
            ),
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
