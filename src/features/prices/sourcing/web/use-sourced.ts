import { supplierCategories } from '#features/suppliers/suppliers/contract.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { sourcingContract, sourcingSort } from '../contract.ts';

const pageSize = 25;
const shows = ['cheaper', 'over', 'unknown', 'proposed'] as const;

/** The list that the address asks for, and the article whose alternatives stand beside it. */
export const useSourced = () => {
  const { values, change } = useQueryString();
  const search = values['search'] ?? '';
  const category = supplierCategories.find((one) => one === values['category']) ?? null;
  const show = shows.find((one) => one === values['show']) ?? null;
  const sort = sourcingSort.find((one) => one === values['sort']) ?? 'saving';
  const direction = values['direction'] === 'asc' ? ('asc' as const) : ('desc' as const);
  const query = {
    sort,
    direction,
    ...(search === '' ? {} : { search }),
    ...(category === null ? {} : { category }),
    ...(show === null ? {} : { show }),
  };
  const articles = usePages(callKey(sourcingContract.listSourced, { query }), (page, signal) =>
    callOrThrow(sourcingContract.listSourced, { query: { ...query, page, limit: pageSize } }, { signal }),
  );
  return {
    articles,
    search,
    category,
    show,
    sort,
    direction,
    chosen: values['alternatives'] ?? null,
    isFiltered: search !== '' || category !== null || show !== null,
    change,
    clear: () => change({ search: null, category: null, show: null }),
  };
};

export type SourcedList = ReturnType<typeof useSourced>;
