import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query';
import { supplierCategories } from '#features/suppliers/suppliers/contract.ts';
import type { CallFailed } from '#platform/web/calls/api.ts';
import type { Range } from '#platform/web/formats/period.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import type { Sort } from '#platform/web/ui/tables/data-table.tsx';
import { productsContract, productSort } from '../contract.ts';

const pageSize = 25;
/** A register's rows are lower. */
const registerSize = 50;

/** The filters and the order of the list as the address tells them; unknown values are left out. */
export const useProductFilters = () => {
  const { values, change } = useQueryString();
  const category = supplierCategories.find((one) => one === values['category']);
  const sort = productSort.find((one) => one === values['sort']);
  return {
    search: values['search'] ?? '',
    supplierId: values['supplier'] ?? null,
    category: category ?? null,
    /** Null: on when anything has changed. */
    changed: values['changed'] === undefined ? null : values['changed'] === 'true',
    negotiated: values['negotiated'] === 'true',
    sort: sort ?? null,
    direction: values['direction'] === 'asc' ? ('asc' as const) : ('desc' as const),
    change,
  };
};

export type ProductFilters = ReturnType<typeof useProductFilters>;

const useList = (filters: ProductFilters, range: Range, changed: boolean, isEnabled: boolean) => {
  const { search, supplierId, category, negotiated, direction } = filters;
  const sort = filters.sort ?? (changed ? 'change' : 'sum');
  const query = {
    ...range,
    sort,
    direction,
    limit: pageSize,
    ...(search === '' ? {} : { search }),
    ...(supplierId === null ? {} : { supplierId }),
    ...(category === null ? {} : { category }),
    ...(changed ? { changed: 'true' } : {}),
    ...(negotiated ? { negotiated: 'true' } : {}),
  };
  const list = useInfiniteQuery({
    queryKey: callKey(productsContract.listProducts, { query }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(productsContract.listProducts, { query: { ...query, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * pageSize < last.total ? pages.length + 1 : null),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  const error: CallFailed | Error | null = list.error;
  const shown: Sort = { by: sort, direction };
  return { list, error, query, sort: shown };
};

/** The products of a range. Those with a changed price alone unless told otherwise, as long as there are any. */
export const useProducts = (filters: ProductFilters, range: Range) => {
  const asked = filters.changed ?? true;
  const first = useList(filters, range, asked, true);
  const pages = first.list.data?.pages;
  const changedTotal = pages?.[0]?.changedTotal ?? 0;
  const givesWay = filters.changed === null && pages !== undefined && changedTotal === 0;
  const whole = useList(filters, range, false, givesWay);
  const used = givesWay ? whole : first;
  const data = used.list.data?.pages;
  return {
    rows: data?.flatMap((page) => page.content) ?? [],
    total: data?.[0]?.total ?? 0,
    changedTotal,
    isChangedOn: asked && !givesWay,
    query: used.query,
    sort: used.sort,
    list: used.list,
    error: data === undefined ? used.error : null,
  };
};

/** Every article within the plan's history as a register: by name unless told otherwise, narrowed by the search. */
export const useArticles = () => {
  const { values, change } = useQueryString();
  const search = values['search'] ?? '';
  const sort = productSort.find((one) => one === values['sort']) ?? 'name';
  const direction = values['direction'] === 'desc' ? ('desc' as const) : ('asc' as const);
  const query = { sort, direction, limit: registerSize, ...(search === '' ? {} : { search }) };
  const list = useInfiniteQuery({
    queryKey: callKey(productsContract.listProducts, { query }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(productsContract.listProducts, { query: { ...query, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * registerSize < last.total ? pages.length + 1 : null),
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages;
  const shown: Sort = { by: sort, direction };
  return {
    search,
    sort: shown,
    rows: pages?.flatMap((page) => page.content) ?? [],
    total: pages?.[0]?.total ?? 0,
    list,
    error: pages === undefined ? list.error : null,
    change,
  };
};
