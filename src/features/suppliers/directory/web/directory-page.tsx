import { BadgeCheck, Merge, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { supplierCategories } from '#features/suppliers/suppliers/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { FilterChips } from '#platform/web/ui/tables/filter-chips.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { directoryContract, type DirectorySupplier } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { CreateDialog } from './supplier-dialogs.tsx';
import { SupplierDrawer } from './supplier-drawer.tsx';
import type { StaffParts } from '#features/staff/support/web/feature.tsx';
import { DirectoryTabs, numberText } from './staff-parts.tsx';

/** Whether the company is certain, or which other it stands for. */
export const EntryState = ({ entry: { merged, verified } }: { readonly entry: DirectorySupplier }) => {
  const t = useText<typeof texts>('directory');
  if (merged !== null)
    return (
      <Badge tone="line" icon={Merge}>
        {t('mergedWith', { name: merged.intoName })}
      </Badge>
    );
  return verified ? (
    <Badge tone="info" icon={BadgeCheck}>
      {t('verified')}
    </Badge>
  ) : (
    <span className="muted">{t('unverified')}</span>
  );
};

/** Is the directory right? Every entry, to be changed, verified and merged. */
export const DirectoryPage = ({ StaffPage }: StaffParts) => {
  const t = useText<typeof texts>('directory');
  const categoryText = useCodeText('suppliers', 'category');
  const format = useFormat();
  const { values, change, hrefWith } = useQueryString();
  const [isCreating, setCreating] = useState(false);
  const search = values['q'] ?? '';
  const category = supplierCategories.find((one) => one === values['category']);
  const query = { limit: 50, search, ...(category === undefined ? {} : { category }) };
  const list = usePages(callKey(directoryContract.listDirectory, { query }), (page, signal) =>
    callOrThrow(directoryContract.listDirectory, { query: { ...query, page } }, { signal }),
  );
  const find = useCallback((text: string) => change({ q: text.trim(), supplier: null }), [change]);
  const clear = () => change({ q: null, category: null });
  const rowHref = ({ id }: DirectorySupplier) => hrefWith({ supplier: id });
  const opened = list.rows.find(({ id }) => id === values['supplier']);
  const detailOf = ({ organizationNumber: number, category: of }: DirectorySupplier) =>
    [categoryText(of), ...(number === null ? [] : [numberText(number)])].join(' · ');
  const columns: readonly Column<DirectorySupplier>[] = [
    {
      id: 'name',
      header: t('supplier'),
      cell: (row) => (
        <Duo
          lead={<Monogram name={row.displayName} />}
          title={row.displayName}
          detail={detailOf(row)}
          href={rowHref(row)}
        />
      ),
    },
    { id: 'legal', header: t('legalName'), priority: 2, cell: ({ legalName }) => legalName },
    { id: 'state', header: t('state'), cell: (row) => <EntryState entry={row} /> },
    {
      id: 'organizations',
      header: t('organizations'),
      isNumeric: true,
      cell: ({ organizations }) => format.number(String(organizations)),
    },
  ];
  return (
    <StaffPage
      title={t('nav')}
      lede={t('directoryLede')}
      error={list.query.data === undefined ? list.query.error : null}
      onRetry={() => void list.query.refetch()}
      panel={
        opened !== undefined && (
          <SupplierDrawer key={opened.id} entry={opened} onClose={() => change({ supplier: null })} />
        )
      }
    >
      <DirectoryTabs current="directory" />
      <div className="toolbar">
        <SearchField label={t('search')} placeholder={t('searchHint')} value={search} onSearch={find} />
        <FilterChips onClear={search !== '' || category !== undefined ? clear : undefined}>
          <MenuChip
            label={t('allCategories')}
            options={supplierCategories.map((one) => ({ value: one, label: categoryText(one) }))}
            chosen={category === undefined ? [] : [category]}
            onChange={(chosen) => change({ category: chosen.at(-1) ?? null, supplier: null })}
          />
        </FilterChips>
        <span className="grow" />
        <Button kind="primary" isSmall icon={Plus} onClick={() => setCreating(true)}>
          {t('create')}
        </Button>
      </div>
      <DataTable
        label={t('tab.directory')}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={rowHref}
        listRow={(row) => ({
          lead: <Monogram name={row.displayName} />,
          title: row.displayName,
          detail: detailOf(row),
          note: (row.verified || row.merged !== null) && <EntryState entry={row} />,
        })}
        selectedKey={values['supplier'] ?? null}
        paging={list.paging}
        isLoading={list.query.isPending}
        empty={
          search === '' && category === undefined ? (
            <EmptyState title={t('noSuppliers')} />
          ) : (
            <NoMatch
              title={t('noMatch', { search: search || categoryText(category ?? 'general') })}
              action={<Button onClick={clear}>{t('clear')}</Button>}
            >
              {t('noMatchText')}
            </NoMatch>
          )
        }
      />
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </StaffPage>
  );
};
