import { useNavigate } from '@tanstack/react-router';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/calls/query.ts';
import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { priceMonitoringContract } from '../contract.ts';
import { watchedArticlesPath } from '../paths.ts';
import { articlesSearch } from './feature.tsx';

/** The watched articles that the address asks for, and the addresses of other choices. */
export const useArticles = () => {
  const navigate = useNavigate();
  const shown = useRouteSearch(articlesSearch);
  const { search, supplier, alerts, sort = 'name', direction = 'asc', article } = shown;
  const query = {
    sort,
    direction,
    ...(search === undefined ? {} : { search }),
    ...(supplier === undefined ? {} : { supplierId: supplier }),
    ...(alerts === undefined ? {} : { onlyAlerts: 'true' as const }),
  };
  const list = priceMonitoringContract.listArticles;
  const articles = usePages(callKey(list, { query }), (page, signal) =>
    callOrThrow(list, { query: { ...query, page, limit: 50 } }, { signal }),
  );
  const suppliers = useCall(suppliersContract.listUnitSuppliers, {});
  type Change = { readonly [Key in keyof typeof shown]?: (typeof shown)[Key] | undefined };
  const hrefOf = (change: Change): string => {
    const { alerts: isAlerting, ...next } = { ...shown, ...change };
    return watchedArticlesPath({ ...next, alerts: isAlerting === undefined ? null : 'true' });
  };
  const go = (change: Change) => void navigate({ href: hrefOf(change) });
  const isFiltered = search !== undefined || supplier !== undefined || alerts !== undefined;
  return {
    articles,
    query,
    suppliers: suppliers.data ?? [],
    shown: { search, supplier, alerts, sort, direction, article },
    isFiltered,
    hrefOf,
    go,
    clear: () => go({ search: undefined, supplier: undefined, alerts: undefined }),
    close: () => go({ article: undefined }),
  };
};
