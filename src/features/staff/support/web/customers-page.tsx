import { useCallback } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Avatar } from '#platform/web/ui/plate.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { type Customer, supportContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { CustomerDrawer } from './customer-drawer.tsx';
import type { CustomerParts } from './feature.tsx';
import { StaffPage } from './staff-page.tsx';
import styles from './support.module.css';

const outletsOf = ({ organizations }: Customer): string =>
  organizations.flatMap(({ outlets }) => outlets.map(({ name }) => name)).join(', ');

const companiesOf = ({ organizations }: Customer): string =>
  organizations.map(({ name, organizationNumber }) => `${name} ${organizationNumber}`).join(', ');

/** Whom does somebody who called mean? People of customers, by what they say of themselves. */
export const CustomersPage = ({ parts }: { readonly parts: Partial<CustomerParts> }) => {
  const t = useText<typeof texts>('support');
  const { values, change, hrefWith } = useQueryString();
  const search = values['q'] ?? '';
  const query = { limit: 50, search };
  const list = usePages(callKey(supportContract.findCustomers, { query }), (page, signal) =>
    callOrThrow(supportContract.findCustomers, { query: { ...query, page } }, { signal }),
  );
  const hrefOf = ({ userId }: Customer) => hrefWith({ customer: userId });
  const find = useCallback((text: string) => change({ q: text.trim(), customer: null }), [change]);
  const close = () => change({ customer: null });
  const opened = list.rows.find(({ userId }) => userId === values['customer']);
  const columns: readonly Column<Customer>[] = [
    {
      id: 'name',
      header: t('person'),
      cell: (row) => (
        <Duo
          lead={<Avatar name={row.fullName} />}
          title={row.fullName}
          detail={row.email}
          href={hrefOf(row)}
        />
      ),
    },
    { id: 'outlets', header: t('restaurants'), cell: (row) => outletsOf(row) || t('none') },
    { id: 'company', header: t('company'), priority: 2, cell: (row) => companiesOf(row) || t('none') },
  ];
  return (
    <StaffPage
      title={t('customers')}
      lede={t('customersLede')}
      error={list.query.data === undefined ? list.query.error : null}
      onRetry={() => void list.query.refetch()}
      panel={
        opened !== undefined && (
          <CustomerDrawer key={opened.userId} customer={opened} parts={parts} onClose={close} />
        )
      }
    >
      <div className={styles.staffsearch}>
        <SearchField label={t('search')} placeholder={t('searchHint')} value={search} onSearch={find} />
      </div>
      <DataTable
        label={t('customers')}
        columns={columns}
        rows={list.rows}
        rowKey={({ userId }) => userId}
        rowHref={hrefOf}
        listRow={(row) => ({
          lead: <Avatar name={row.fullName} />,
          title: row.fullName,
          detail: outletsOf(row) || row.email,
        })}
        selectedKey={values['customer'] ?? null}
        paging={list.paging}
        isLoading={list.query.isPending}
        empty={
          search === '' ? (
            <EmptyState title={t('noCustomers')}>{t('noCustomersText')}</EmptyState>
          ) : (
            <NoMatch
              title={t('noMatch', { search })}
              action={<Button onClick={() => find('')}>{t('clearSearch')}</Button>}
            >
              {t('noMatchText')}
            </NoMatch>
          )
        }
      />
    </StaffPage>
  );
};
