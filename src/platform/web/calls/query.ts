import { keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, ReplyOf } from '#platform/wire/endpoint.ts';
import { call, CallFailed, type CallInput, type CallOptions } from './api.ts';
import { onDemoChange } from '../session/demo-shown.ts';
import { selectedUnitId } from '../session/state.ts';

const isWorthRetry = (error: unknown): boolean =>
  !(error instanceof CallFailed) || error.failure.status === 0 || error.failure.status >= 500;

/** Specification section 9: five minutes of cache, three retries, waits doubling to 30 s, fresh on focus and reconnect. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60_000,
      retry: (failures, error) => failures < 3 && isWorthRetry(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
  },
});

// A screen is all of the demo or all of the restaurant's own: nothing of the one waits for answers with the other.
onDemoChange((unitId) => {
  const isOfUnit = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[1] === unitId;
  void queryClient.resetQueries({ predicate: isOfUnit });
});

/** Calls an endpoint and throws `CallFailed` instead of returning a failure. */
export const callOrThrow = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<ReplyOf<E>> => {
  const result = await call(endpoint, input, options);
  if (result.hasError) throw new CallFailed(result.error, result.errorData);
  return result.data;
};

/** The cache key of a call; the selected unit is part of it, so that outlets never share answers. */
export const callKey = <E extends Endpoint>(endpoint: E, input?: CallInput<E>): readonly unknown[] =>
  input === undefined ? [endpoint.path] : [endpoint.path, input.unitId ?? selectedUnitId() ?? null, input];

/** Reads an endpoint through the cache. While new input loads, `data` is still the previous answer. */
export const useCall = <E extends Endpoint>(endpoint: E, input: CallInput<E>, isEnabled = true) =>
  useQuery<ReplyOf<E>, CallFailed>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => callOrThrow(endpoint, input, { signal }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });

/** Changes something through an endpoint; afterwards everything read from `stale` endpoints is asked for again. */
export const useSend = <E extends Endpoint>(endpoint: E, stale: readonly Endpoint[] = []) => {
  const client = useQueryClient();
  return useMutation<ReplyOf<E>, CallFailed, CallInput<E>>({
    mutationFn: (input) => callOrThrow(endpoint, input),
    onSettled: () => Promise.all(stale.map((one) => client.invalidateQueries({ queryKey: callKey(one) }))),
  });
};
