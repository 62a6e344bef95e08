import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallFailed } from '#platform/web/calls/api.ts';
import type { QueryStrings } from '#platform/web/calls/query-string.ts';
import { todayInSweden } from '#platform/web/formats/format.ts';
import type { HistoryPage, HistoryQuery } from '../contract-history.ts';
import { historyKinds } from '../rules-history.ts';

/** Asks for a page: as the owner who is signed in, or as the holder of a link. */
export type AskHistory = (query: HistoryQuery, signal: AbortSignal) => Promise<HistoryPage>;

/** Pages that are fetched before something is printed, at most: beyond that a list is no use on paper. */
const mostPrinted = 40;

const day = (text: string | undefined, otherwise: string): string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) ? text : otherwise;

/** What the screen asks for: this calendar year unless other days are chosen, and of one record everything. */
export const askedHistory = (values: QueryStrings): HistoryQuery => {
  const { document: documentId, invoice: invoiceId, unit: unitId, person: personId } = values;
  const year = todayInSweden().slice(0, 4);
  const isOne = (documentId ?? invoiceId) !== undefined;
  const kind = historyKinds.find((one) => one === values['kind']);
  return {
    from: day(values['from'], isOne ? '2000-01-01' : `${year}-01-01`),
    to: day(values['to'], `${year}-12-31`),
    ...(kind === undefined ? {} : { kind }),
    ...(unitId === undefined ? {} : { unitId }),
    ...(personId === undefined ? {} : { personId }),
    ...(documentId === undefined ? {} : { documentId }),
    ...(invoiceId === undefined ? {} : { invoiceId }),
  };
};

/** The history that is asked for, a page more at a time, and all of it for paper. */
export const useHistory = (key: readonly unknown[], asked: HistoryQuery, ask: AskHistory) => {
  const query = useInfiniteQuery<HistoryPage, CallFailed>({
    queryKey: [...key, asked, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      ask(typeof pageParam === 'string' ? { ...asked, after: pageParam } : asked, signal),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  const printAll = async (): Promise<void> => {
    let { hasNextPage } = query;
    for (let turn = 0; hasNextPage && turn < mostPrinted; turn += 1)
      ({ hasNextPage } = await query.fetchNextPage());
    // The rows that came have to be on the page before it is printed.
    requestAnimationFrame(() => window.print());
  };
  return {
    query,
    rows: pages.flatMap(({ rows }) => rows),
    first: pages[0],
    hasMore: query.hasNextPage,
    printAll,
  };
};
