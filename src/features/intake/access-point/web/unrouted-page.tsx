import { FileCode } from 'lucide-react';
import { accessPointContract, unroutedStates } from '../contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { FilterChips } from '#platform/web/ui/tables/filter-chips.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { texts } from '../texts.en.ts';
import type { StaffParts } from '#features/staff/support/web/feature.tsx';
import { ProvidersPart } from './providers-part.tsx';
import { ReceiversPart } from './receivers-part.tsx';
import { UnroutedDrawer } from './unrouted-drawer.tsx';
import { type Unrouted, UnroutedState, useUnroutedReason } from './unrouted-parts.tsx';

/** Whose is this e-invoice? Pushed documents that no restaurant is known for. */
export const UnroutedPage = ({ StaffPage }: StaffParts) => {
  const t = useText<typeof texts>('access-point');
  const format = useFormat();
  const reasonText = useUnroutedReason();
  const { values, change, hrefWith } = useQueryString();
  const state = unroutedStates.find((one) => one === values['state']) ?? 'waiting';
  const query = { limit: 50, state };
  const list = usePages(callKey(accessPointContract.listUnrouted, { query }), (page, signal) =>
    callOrThrow(accessPointContract.listUnrouted, { query: { ...query, page } }, { signal }),
  );
  const hrefOf = ({ id }: Unrouted) => hrefWith({ doc: id });
  const opened = list.rows.find(({ id }) => id === values['doc']);
  const nameOf = ({ recipient }: Unrouted) => recipient ?? t('noRecipient');
  const columns: readonly Column<Unrouted>[] = [
    {
      id: 'recipient',
      header: t('recipient'),
      cell: (row) => (
        <Duo
          lead={<Plate icon={FileCode} />}
          title={<span className="anywhere">{nameOf(row)}</span>}
          detail={row.sender === null ? t('noSender') : t('fromSender', { sender: row.sender })}
          href={hrefOf(row)}
        />
      ),
    },
    { id: 'why', header: t('why'), cell: (row) => reasonText(row.reason), priority: 2 },
    { id: 'state', header: t('state'), cell: (row) => <UnroutedState state={row.state} /> },
    {
      id: 'received',
      header: t('received'),
      isNumeric: true,
      cell: (row) => <span className="nowrap">{format.date(row.receivedAt)}</span>,
    },
  ];
  return (
    <StaffPage
      title={t('unrouted')}
      lede={t('unroutedLede')}
      error={list.query.data === undefined ? list.query.error : null}
      onRetry={() => void list.query.refetch()}
      panel={
        opened !== undefined && (
          <UnroutedDrawer key={opened.id} document={opened} onClose={() => change({ doc: null })} />
        )
      }
    >
      <ProvidersPart />
      <ReceiversPart />
      <FilterChips>
        <Segment
          areChips
          label={t('state')}
          value={state}
          onChange={(chosen) => change({ state: chosen === 'waiting' ? null : chosen, doc: null })}
          choices={unroutedStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
      </FilterChips>
      <DataTable
        label={t('unrouted')}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        listRow={(row) => ({
          lead: <Plate icon={FileCode} />,
          title: <span className="anywhere">{nameOf(row)}</span>,
          value: <span className="muted small nowrap">{format.date(row.receivedAt)}</span>,
          detail: reasonText(row.reason),
          note: <UnroutedState state={row.state} />,
        })}
        selectedKey={values['doc'] ?? null}
        paging={list.paging}
        isLoading={list.query.isPending}
        empty={
          <EmptyState title={t(`none.${state}`)}>
            {t(state === 'waiting' ? 'noneWaitingText' : 'noneText')}
          </EmptyState>
        }
      />
    </StaffPage>
  );
};
