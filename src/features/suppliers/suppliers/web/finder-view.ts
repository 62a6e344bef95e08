import { browsePath, finderPath, supplierPath } from '../paths.ts';
import { supplierCategories } from '../contract.ts';
import { type QueryStrings, useQueryString } from '#platform/web/calls/query-string.ts';
import { useRouterState } from '@tanstack/react-router';
import { type FinderTab, finderTabs } from '../rules-finder.ts';

/** The address of a supplier's own page, at one of its tabs. */
export const supplierHref = (id: string, tab?: string): string => supplierPath({ id, tab });

/** The address of a tab; what is searched for comes along. */
export const tabHref = (tab: FinderTab, { q, category }: QueryStrings): string =>
  tab === 'all'
    ? browsePath({ q, category })
    : finderPath({ tab: tab === 'active' ? null : tab, q, category });

/** What of the suppliers is shown, as the address tells it. */
export const useFinderView = () => {
  const query = useQueryString();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { values } = query;
  const named = finderTabs.find((one) => one === values['tab'] && one !== 'all') ?? 'active';
  const tab: FinderTab = path.startsWith(browsePath()) ? 'all' : named;
  return {
    ...query,
    tab,
    search: values['q'] ?? '',
    category: supplierCategories.find((one) => one === values['category']) ?? null,
    order: values['sort'] === 'latest' ? ('latest' as const) : ('name' as const),
    direction: values['direction'] === 'desc' ? ('desc' as const) : ('asc' as const),
    /** The supplier, or the request, that is open beside the list. */
    openedId: values['supplier'] ?? null,
    requestId: values['request'] ?? null,
    isAsking: values['ask'] !== undefined,
  };
};

export type FinderView = ReturnType<typeof useFinderView>;
