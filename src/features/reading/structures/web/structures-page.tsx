import { Columns3Cog } from 'lucide-react';
import type { StatementParts } from '#features/reading/review/web/feature.tsx';
import type { StaffParts } from '#features/staff/support/web/feature.tsx';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { FilterChips } from '#platform/web/ui/tables/filter-chips.tsx';
import { reviewStates, type StructureReview, structuresContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { numberText, StructureDrawer } from './structure-drawer.tsx';

/** Of which layouts have restaurants taught different things? */
export const StructuresPage = ({ StaffPage, StatementWords }: StaffParts & StatementParts) => {
  const t = useText<typeof texts>('structures');
  const format = useFormat();
  const { values, change, hrefWith } = useQueryString();
  const state = reviewStates.find((one) => one === values['state']) ?? 'open';
  const query = { limit: 50, state };
  const list = usePages(callKey(structuresContract.listStructureReviews, { query }), (page, signal) =>
    callOrThrow(structuresContract.listStructureReviews, { query: { ...query, page } }, { signal }),
  );
  const hrefOf = ({ id }: StructureReview) => hrefWith({ layout: id });
  const opened = list.rows.find(({ id }) => id === values['layout']);
  const nameOf = (row: StructureReview) => row.supplierName ?? t('unknown');
  const saidOf = ({ against }: StructureReview) => t('against', { count: against.length });
  const columns: readonly Column<StructureReview>[] = [
    {
      id: 'supplier',
      header: t('supplier'),
      cell: (row) => (
        <Duo
          lead={<Plate icon={Columns3Cog} />}
          title={nameOf(row)}
          detail={numberText(row)}
          href={hrefOf(row)}
        />
      ),
    },
    { id: 'parties', header: t('parties'), cell: ({ parties }) => t('partiesOf', { count: parties }) },
    { id: 'against', header: t('againstTitle'), cell: saidOf, priority: 2 },
    {
      id: 'since',
      header: t('since'),
      isNumeric: true,
      cell: ({ openedAt }) => <span className="nowrap">{format.date(openedAt)}</span>,
    },
  ];
  return (
    <StaffPage
      title={t('title')}
      lede={t('lede')}
      error={list.query.data === undefined ? list.query.error : null}
      onRetry={() => void list.query.refetch()}
      panel={
        opened !== undefined && (
          <StructureDrawer
            key={opened.id}
            review={opened}
            StatementWords={StatementWords}
            onClose={() => change({ layout: null })}
          />
        )
      }
    >
      <FilterChips>
        <Segment
          areChips
          label={t('state')}
          value={state}
          onChange={(chosen) => change({ state: chosen === 'open' ? null : chosen, layout: null })}
          choices={reviewStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
      </FilterChips>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        listRow={(row) => ({
          lead: <Plate icon={Columns3Cog} />,
          title: nameOf(row),
          value: <span className="muted small nowrap">{format.date(row.openedAt)}</span>,
          detail: numberText(row),
          note: saidOf(row),
        })}
        selectedKey={values['layout'] ?? null}
        paging={list.paging}
        isLoading={list.query.isPending}
        empty={<EmptyState title={t(`none.${state}`)}>{state === 'open' ? t('noneText') : null}</EmptyState>}
      />
    </StaffPage>
  );
};
