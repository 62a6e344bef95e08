import { useCallback } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { directoryContract, type Proposal } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { ProposalDrawer } from './proposal-drawer.tsx';
import type { StaffParts } from '#features/staff/support/web/feature.tsx';
import { DirectoryTabs, numberText } from './staff-parts.tsx';
import styles from './directory.module.css';

/** Which companies do invoices name that the directory lacks? */
export const ProposalsPage = ({ StaffPage }: StaffParts) => {
  const t = useText<typeof texts>('directory');
  const format = useFormat();
  const { values, change, hrefWith } = useQueryString();
  const search = values['q'] ?? '';
  const query = { limit: 50, search };
  const list = usePages(callKey(directoryContract.listProposals, { query }), (page, signal) =>
    callOrThrow(directoryContract.listProposals, { query: { ...query, page } }, { signal }),
  );
  const find = useCallback((text: string) => change({ q: text.trim(), proposal: null }), [change]);
  const rowHref = ({ id }: Proposal) => hrefWith({ proposal: id });
  const numberOf = ({ organizationNumber: number }: Proposal) =>
    number === null ? t('unknown') : numberText(number);
  const opened = list.rows.find(({ id }) => id === values['proposal']);
  const columns: readonly Column<Proposal>[] = [
    {
      id: 'name',
      header: t('supplier'),
      cell: (row) => (
        <Duo
          lead={<Monogram name={row.displayName} />}
          title={row.displayName}
          detail={numberOf(row)}
          href={rowHref(row)}
        />
      ),
    },
    {
      id: 'organizations',
      header: t('organizations'),
      isNumeric: true,
      cell: ({ organizations }) => format.number(String(organizations)),
    },
    {
      id: 'seen',
      header: t('firstSeen'),
      isNumeric: true,
      priority: 2,
      cell: ({ firstSeenAt }) => <span className="nowrap">{format.date(firstSeenAt)}</span>,
    },
  ];
  return (
    <StaffPage
      title={t('nav')}
      lede={t('proposalsLede')}
      error={list.query.data === undefined ? list.query.error : null}
      onRetry={() => void list.query.refetch()}
      panel={
        opened !== undefined && (
          <ProposalDrawer key={opened.id} proposal={opened} onClose={() => change({ proposal: null })} />
        )
      }
    >
      <DirectoryTabs current="proposals" />
      <div className={styles.search}>
        <SearchField
          label={t('searchProposals')}
          placeholder={t('searchHint')}
          value={search}
          onSearch={find}
        />
      </div>
      <DataTable
        label={t('tab.proposals')}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={rowHref}
        listRow={(row) => ({
          lead: <Monogram name={row.displayName} />,
          title: row.displayName,
          value: <span className="muted small nowrap">{format.date(row.firstSeenAt)}</span>,
          detail: numberOf(row),
          note: t('customers', { count: row.organizations }),
        })}
        selectedKey={values['proposal'] ?? null}
        paging={list.paging}
        isLoading={list.query.isPending}
        empty={
          search === '' ? (
            <EmptyState title={t('noProposals')}>{t('noProposalsText')}</EmptyState>
          ) : (
            <NoMatch
              title={t('noMatch', { search })}
              action={<Button onClick={() => find('')}>{t('clear')}</Button>}
            >
              {t('noMatchText')}
            </NoMatch>
          )
        }
      />
    </StaffPage>
  );
};
