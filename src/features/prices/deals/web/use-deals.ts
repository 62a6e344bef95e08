import { useNavigate } from '@tanstack/react-router';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/calls/query.ts';
import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import type { DealsPage, FollowedDeal } from '../contract-list.ts';
import { dealsContract } from '../contract.ts';
import { dealsPath } from '../paths.ts';
import { dealsSearch } from './feature.tsx';

/** What a change of a deal makes stale. */
export const staleDeals = [dealsContract.listDeals, dealsContract.readDeal, dealsContract.previewDeal];

/** The deals that the address asks for, and the addresses of other choices. */
export const useDeals = () => {
  const navigate = useNavigate();
  const shown = useRouteSearch(dealsSearch);
  const { search, supplier, broken, sort = 'over', direction = 'desc' } = shown;
  const usual = search === undefined ? ('in-force' as const) : ('all' as const);
  const show = shown.show ?? usual;
  const query = {
    sort,
    direction,
    ...(search === undefined ? {} : { search }),
    ...(supplier === undefined ? {} : { supplierId: supplier }),
    ...(show === 'all' ? {} : { show }),
    ...(broken === undefined ? {} : { broken: 'true' as const }),
  };
  const list = dealsContract.listDeals;
  const deals = usePages<FollowedDeal, DealsPage>(callKey(list, { query }), (page, signal) =>
    callOrThrow(list, { query: { ...query, page, limit: 50 } }, { signal }),
  );
  useLive(notificationsContract.liveEvents, staleDeals, ({ type }) => type !== 'document' && type !== 'news');
  const suppliers = useCall(suppliersContract.listUnitSuppliers, {});
  type Change = { readonly [Key in keyof typeof shown]?: (typeof shown)[Key] };
  const hrefOf = (change: Change): string => {
    const { broken: isBroken, ...next } = { ...shown, ...change };
    return dealsPath({ ...next, broken: isBroken === undefined ? null : 'true' });
  };
  return {
    deals,
    query,
    suppliers: suppliers.data ?? [],
    shown: { ...shown, show, sort, direction },
    isFiltered: show !== usual || [search, supplier, broken].some((one) => one !== undefined),
    hrefOf,
    go: (change: Change) => void navigate({ href: hrefOf(change) }),
    clear: () => void navigate({ href: dealsPath() }),
  };
};
