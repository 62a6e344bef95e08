import { useState } from 'react';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { CategoryPlates } from '#features/suppliers/suppliers/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { mostCompared } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { CompareTray } from './compare-tray.tsx';
import { type FoundGoods, goodsColumns, goodsListRow } from './goods-columns.tsx';
import { comparedPrice } from './saving-words.tsx';
import { SourcingTabs } from './sourcing-tabs.tsx';
import styles from './sourcing.module.css';
import { baseUnits, useGoods } from './use-goods.ts';

/** Who sells this, and for how much? */
export const GoodsPage = () => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const { goods, search, category, baseUnit, own, change, clear, isFiltered } = useGoods();
  const { first, rows, total, query, paging } = goods;
  const [compared, setCompared] = useState<readonly FoundGoods[]>([]);
  const isCompared = (row: FoundGoods) => compared.some(({ articleId }) => articleId === row.articleId);
  const remove = (row: FoundGoods) =>
    setCompared(compared.filter(({ articleId }) => articleId !== row.articleId));
  const [cheapest] = rows;
  const compareColumn = {
    id: 'compare',
    header: t('compare'),
    isHeaderHidden: true,
    cell: (row: FoundGoods) => (
      <Button
        isSmall
        kind={isCompared(row) ? 'plain' : 'quiet'}
        disabled={!isCompared(row) && compared.length >= mostCompared}
        aria-label={t('compareTick', { name: row.name })}
        aria-pressed={isCompared(row)}
        onClick={() => (isCompared(row) ? remove(row) : setCompared([...compared, row]))}
      >
        {t('compare')}
      </Button>
    ),
  };
  return (
    <Page title={t('tab.search')}>
      <PageHeader title={t('title')} />
      <SourcingTabs current="search" otherOutlets={first?.otherOutlets} />
      <div className={styles.large}>
        <SearchField
          label={t('goodsSearchLabel')}
          placeholder={t('goodsSearch')}
          value={search}
          onSearch={(value) => change({ search: value })}
        />
      </div>
      <CategoryPlates isOfGoods value={category} onChange={(chosen) => change({ category: chosen })} />
      <div className="toolbar near">
        <p className={styles.found} role="status">
          {first !== undefined && (
            <>
              <b>
                {t('found', { count: total })} {t('foundAt', { count: first.supplierCount })}
              </b>{' '}
              {search !== '' &&
                cheapest !== undefined &&
                cheapest.comparable !== null &&
                t('cheapest', { price: comparedPrice(cheapest, format) })}
            </>
          )}
        </p>
        <span className="grow" />
        <FilterChips onClear={isFiltered ? clear : undefined}>
          <ToggleChip isOn={own} onToggle={() => change({ own: own ? null : 'true' })}>
            {t('onlyOwn')}
          </ToggleChip>
          <MenuChip
            label={t('pack')}
            options={baseUnits.map((one) => ({ value: one, label: t(`base.${one}`) }))}
            chosen={baseUnit === null ? [] : [baseUnit]}
            onChange={(chosen) => change({ pack: chosen.at(-1) ?? null })}
          />
        </FilterChips>
      </div>
      {query.isError && rows.length === 0 ? (
        <div className="card">
          <LoadFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        <DataTable
          label={t('tab.search')}
          columns={[...goodsColumns(t, format), compareColumn]}
          rows={rows}
          rowKey={(row) => row.articleId}
          listRow={(row) => goodsListRow(row, t, format)}
          isLoading={query.isPending}
          paging={{ ...paging, text: t('showingGoods', { shown: rows.length, total }) }}
          empty={
            <NoMatch title={t('noGoods')} action={<Button onClick={clear}>{t('clearFilters')}</Button>}>
              {t('noGoodsText')}
            </NoMatch>
          }
        />
      )}
      {first !== undefined && first.suppliers.length > 0 && (
        <Card title={t('directory')}>
          <ul className={styles.sums}>
            {first.suppliers.map(({ id, displayName }) => (
              <li key={id}>
                <a className={styles.bare} href={supplierPath({ id })}>
                  {displayName}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="muted small">{t('goodsFrom')}</p>
      <CompareTray goods={compared} onRemove={remove} />
    </Page>
  );
};
