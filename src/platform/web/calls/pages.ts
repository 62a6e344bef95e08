import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallFailed } from './api.ts';

export interface OnePage<Row> {
  readonly content: readonly Row[];
  readonly total: number;
}

/**
 * A list that grows by `Show more`: pages from 1, each fetched by `fetchPage`. `key` begins with `callKey(endpoint, input)`,
 * so that live events reach it. While new input loads, the rows are still the previous ones.
 */
export const usePages = <Row, Page extends OnePage<Row>>(
  key: readonly unknown[],
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page & OnePage<Row>>,
) => {
  const query = useInfiniteQuery<Page & OnePage<Row>, CallFailed>({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => fetchPage(Number(pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: (last, all) =>
      all.reduce((count, page) => count + page.content.length, 0) < last.total ? all.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  return {
    query,
    /** The newest first page, for sums of the whole selection. */
    first: pages[0],
    rows: pages.flatMap((page) => page.content),
    total: pages.at(-1)?.total ?? 0,
    paging: {
      total: pages.at(-1)?.total ?? 0,
      onMore: () => void query.fetchNextPage(),
      isLoadingMore: query.isFetchingNextPage,
      error: query.isFetchNextPageError ? query.error : null,
    },
  };
};
