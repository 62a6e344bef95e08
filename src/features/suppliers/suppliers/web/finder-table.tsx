import { useDeferredValue, useMemo, useState } from 'react';
import { prepareSuppliers, searchSuppliers } from '../rules-search.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { type FinderRow, type FinderTab, isUnder, sorted } from '../rules-finder.ts';
import type { texts } from '../texts.en.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type FinderView, tabHref } from './finder-view.ts';
import { MissingRow } from './requests-table.tsx';
import { useSupplierColumns, useSupplierListRow } from './supplier-columns.tsx';
import { usePlaces } from './use-finder.ts';

const step = 50;

interface FinderTableProps {
  readonly view: FinderView;
  readonly tab: Exclude<FinderTab, 'requested'>;
  readonly rows: readonly FinderRow[];
  readonly isLoading: boolean;
}

/** What is searched for, best match first, among all suppliers whatever the tab. */
const useFound = (rows: readonly FinderRow[], search: string): readonly FinderRow[] => {
  const text = useDeferredValue(search.trim());
  const isSearching = text !== '';
  const index = useMemo(() => (isSearching ? [prepareSuppliers(rows)] : []), [rows, isSearching]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  return useMemo(
    () => (text === '' ? rows : searchSuppliers(index, text).flatMap(({ id }) => byId.get(id) ?? [])),
    [index, byId, rows, text],
  );
};

const Nothing = ({
  view,
  tab,
  elsewhere,
}: Pick<FinderTableProps, 'view' | 'tab'> & { elsewhere: number }) => {
  const t = useText<typeof texts>('suppliers');
  const format = useFormat();
  const { search, category, change, values } = view;
  if (search === '' && category === null)
    return (
      <EmptyState
        title={t(`none.${tab}`)}
        action={tab !== 'all' && <ButtonLink href={tabHref('all', {})}>{t('browse')}</ButtonLink>}
      >
        {tab === 'active' && t('noneActiveText')}
        {tab === 'pending' && t('nonePendingText')}
        {tab === 'inactive' && t('noneInactiveText')}
      </EmptyState>
    );
  const shown = format.number(String(elsewhere));
  return (
    <NoMatch
      title={search === '' ? t('noMatchTitle') : t('noMatchSearch', { search })}
      action={
        elsewhere > 0 ? (
          <ButtonLink href={tabHref('all', values)}>{t('elsewhere', { count: elsewhere, shown })}</ButtonLink>
        ) : (
          <Button onClick={() => change({ q: null, category: null })}>{t('clear')}</Button>
        )
      }
    >
      {elsewhere === 0 && t('noMatchText')}
    </NoMatch>
  );
};

/** The suppliers of a tab, fifty at a time. */
export const FinderTable = ({ view, tab, rows, isLoading }: FinderTableProps) => {
  const t = useText<typeof texts>('suppliers');
  const format = useFormat();
  const { search, category, order, direction, openedId, change, hrefWith } = view;
  const { places } = usePlaces();
  const mayEdit = useMayEdit();
  const isTable = useIsAtLeast('sm');
  const isOutletKnown = useAppState((state) => state.selectedOutlet !== null);
  const [paged, setPaged] = useState({ of: '', limit: step });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = `${search} ${category} ${order} ${direction}`;
  const limit = paged.of === list ? paged.limit : step;
  const found = useFound(rows, search);
  const inCategory = useMemo(
    () => (category === null ? found : found.filter((row) => row.category === category)),
    [found, category],
  );
  // What is searched for stands best match first until another order is asked for.
  const isBestFirst = search !== '' && order === 'name' && direction === 'asc';
  const listed = useMemo(() => {
    const under = inCategory.filter((row) => isUnder(tab, row));
    return isBestFirst ? under : sorted(under, order, direction);
  }, [inCategory, tab, isBestFirst, order, direction]);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const mayChoose = tab === 'all' && isTable && mayEdit && isOutletKnown;
  const rowHref = ({ id }: FinderRow) => hrefWith({ supplier: id });
  const columns = useSupplierColumns(places, rowHref, mayChoose ? { chosen, onToggle: toggle } : null);
  const listRow = useSupplierListRow(places);
  const numbers = { shown: format.number(String(Math.min(limit, listed.length))) };
  return (
    <>
      <span className="visually-hidden" role="status">
        {search !== '' && t('results', { count: listed.length, shown: format.number(String(listed.length)) })}
      </span>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={listed.slice(0, limit)}
        rowKey={({ id }) => id}
        rowHref={rowHref}
        listRow={listRow}
        selectedKey={openedId}
        {...(isBestFirst ? {} : { sort: { by: order, direction } })}
        onSort={({ by, direction: way }) =>
          change({ sort: by === 'name' ? null : by, direction: way === 'asc' ? null : way })
        }
        isLoading={isLoading}
        {...(listed.length > limit
          ? {
              paging: {
                total: listed.length,
                onMore: () => setPaged({ of: list, limit: limit + step }),
                text: t('showing', { ...numbers, total: format.number(String(listed.length)) }),
              },
            }
          : {})}
        empty={<Nothing view={view} tab={tab} elsewhere={tab === 'all' ? 0 : inCategory.length} />}
        foot={mayEdit && <MissingRow onAsk={() => change({ ask: '1' })} />}
      />
      {mayChoose && chosen.size > 0 && (
        <BulkBar
          rows={rows.filter(({ id }) => chosen.has(id))}
          places={places.filter((place) => place.mayEdit)}
          onDone={() => setChosen(new Set())}
        />
      )}
    </>
  );
};
