import { useFormat } from '#platform/web/formats/format.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { sourcingContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { LockedSavings } from './locked-savings.tsx';
import { parityColumns, parityListRow } from './parity-columns.tsx';
import { SourcingTabs } from './sourcing-tabs.tsx';
import styles from './sourcing.module.css';

const pageSize = 25;

/** Do our restaurants pay the same for the same article? */
export const ParityPage = () => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const here = useAppState((state) => state.selectedUnit?.name ?? '');
  const { values, change } = useQueryString();
  const isDifferent = values['different'] === 'true';
  const asked = isDifferent ? { different: 'true' } : {};
  const { first, rows, total, query, paging } = usePages(
    callKey(sourcingContract.readParity, { query: asked }),
    (page, signal) =>
      callOrThrow(sourcingContract.readParity, { query: { ...asked, page, limit: pageSize } }, { signal }),
  );
  const outlets = first?.outlets ?? [];
  return (
    <Page title={t('tab.outlets')}>
      <PageHeader title={t('title')} />
      <SourcingTabs current="outlets" otherOutlets={undefined} />
      {first !== undefined && outlets.length > 0 && (
        <section className={`card ${styles.say}`} aria-label={t('summary')}>
          <Figure
            value={format.number(first.yearly)}
            unit={t('perYearIn', { currency: format.currencyName(first.currency) })}
            isTotal
          />
          <p>
            <b>{t('parityLede')}</b>
            <br />
            {first.different === 0 ? t('paritySame') : t('parityOf', { count: first.different })}
          </p>
        </section>
      )}
      <LockedSavings locked={first?.locked ?? 0} />
      <FilterChips>
        <ToggleChip isOn={isDifferent} onToggle={() => change({ different: isDifferent ? null : 'true' })}>
          {t('different')}
          {(first?.different ?? 0) > 0 && <span className="count plain">{first?.different}</span>}
        </ToggleChip>
      </FilterChips>
      {query.isError && rows.length === 0 ? (
        <div className="card">
          <LoadFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        <DataTable
          label={t('tab.outlets')}
          columns={parityColumns(t, format, here, outlets)}
          rows={rows}
          rowKey={(row) => row.articleId}
          listRow={(row) => parityListRow(row, t, format, outlets)}
          isLoading={query.isPending}
          paging={{ ...paging, text: t('showing', { shown: rows.length, total }) }}
          empty={<EmptyState title={t('parityEmpty')}>{t('parityEmptyText')}</EmptyState>}
        />
      )}
      <p className="muted small">{t('parityNote')}</p>
    </Page>
  );
};
