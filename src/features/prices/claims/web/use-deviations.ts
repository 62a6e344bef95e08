import { alertStatuses } from '#features/prices/price-monitoring/contract-alerts.ts';
import { deviationsContract } from '#features/prices/price-monitoring/contract-deviations.ts';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/calls/query.ts';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { claimsContract } from '../contract.ts';

const sorts = ['sum', 'yearly', 'latest', 'supplier'] as const;

/** The deviations that the address asks for; those that wait for a decision unless it says otherwise. */
export const useDeviations = () => {
  const { values, change } = useQueryString();
  const { range } = usePeriod();
  const mayEdit = useMayEdit();
  const sort = sorts.find((one) => one === values['sort']) ?? 'sum';
  const direction = values['dir'] === 'asc' ? ('asc' as const) : ('desc' as const);
  const status =
    values['status'] === 'all'
      ? null
      : (alertStatuses.find((one) => one === values['status']) ?? ('UNRESOLVED' as const));
  const { q: search, supplier: supplierId } = values;
  const filter = {
    ...range,
    ...(status === null ? {} : { status }),
    ...(search === undefined ? {} : { search }),
    ...(supplierId === undefined ? {} : { supplierId }),
    ...(values['deals'] === 'true' ? { onlyDeals: 'true' as const } : {}),
    ...(values['dearer'] === 'true' ? { onlyDearer: 'true' as const } : {}),
  };
  const query = { ...filter, sort, direction, limit: 50 };
  const { listDeviations, listDeviationLines } = deviationsContract;
  const list = usePages(callKey(listDeviations, { query }), (page, signal) =>
    callOrThrow(listDeviations, { query: { ...query, page } }, { signal }),
  );
  const claimed = useCall(claimsContract.listClaimedLines, { query: {} }, mayEdit);
  useLive(
    notificationsContract.liveEvents,
    [listDeviations, listDeviationLines, claimsContract.listClaimedLines],
    ({ type }) => type !== 'document' && type !== 'invoice' && type !== 'news',
  );
  return {
    list,
    filter,
    range,
    status,
    sort: { by: sort, direction },
    values,
    change,
    mayEdit,
    /** The claims that lines stand in; null while that is not known. */
    claimed:
      claimed.data === undefined ? null : new Map(claimed.data.map((line) => [line.orderLineId, line])),
    isFiltered: [search, supplierId, values['deals'], values['dearer']].some((one) => one !== undefined),
    clear: () => change({ q: null, supplier: null, deals: null, dearer: null }),
  };
};

export type Deviations = ReturnType<typeof useDeviations>;
