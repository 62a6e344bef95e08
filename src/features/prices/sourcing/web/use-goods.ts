import { supplierCategories } from '#features/suppliers/suppliers/contract.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { sourcingContract } from '../contract.ts';

const pageSize = 25;
export const baseUnits = ['kg', 'l', 'st'] as const;

/** The goods that the address asks for. */
export const useGoods = () => {
  const { values, change } = useQueryString();
  const search = values['search'] ?? '';
  const category = supplierCategories.find((one) => one === values['category']) ?? null;
  const baseUnit = baseUnits.find((one) => one === values['pack']) ?? null;
  const own = values['own'] === 'true';
  const query = {
    ...(search === '' ? {} : { search }),
    ...(category === null ? {} : { category }),
    ...(baseUnit === null ? {} : { baseUnit }),
    ...(own ? { own: 'true' } : {}),
  };
  const goods = usePages(callKey(sourcingContract.searchGoods, { query }), (page, signal) =>
    callOrThrow(sourcingContract.searchGoods, { query: { ...query, page, limit: pageSize } }, { signal }),
  );
  return {
    goods,
    search,
    category,
    baseUnit,
    own,
    change,
    isFiltered: search !== '' || category !== null || baseUnit !== null || own,
    clear: () => change({ search: null, category: null, pack: null, own: null }),
  };
};
