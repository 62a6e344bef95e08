import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { deviationsContract } from '#features/prices/price-monitoring/contract-deviations.ts';
import type { CallFailed } from '#platform/web/calls/api.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/calls/query.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import { claimsContract } from '../contract.ts';

const idsIn = (list: string | undefined): readonly string[] =>
  [...new Set((list ?? '').split(','))].filter((one) => one !== '');

/**
 * The claims whose letters the address asks for: by their ids, or those that hold its lines. `free` are its lines that no
 * claim holds yet.
 */
export const useLetters = (mayEdit: boolean) => {
  const { values, change } = useQueryString();
  const lineIds = idsIn(values['lines']);
  const asksLines = mayEdit && lineIds.length > 0;
  const { listClaimedLines, readClaim } = claimsContract;
  const held = useCall(listClaimedLines, { query: {} }, asksLines);
  const lines = useCall(
    deviationsContract.listDeviationLines,
    { query: { lineIds: lineIds.join(',') } },
    asksLines,
  );
  const holders = new Map(held.data?.map((line) => [line.orderLineId, line.claimId]));
  const ids = new Set([...idsIn(values['claims']), ...lineIds.flatMap((id) => holders.get(id) ?? [])]);
  const read: readonly UseQueryResult<ClaimDetail, CallFailed>[] = useQueries({
    queries: (mayEdit ? [...ids] : []).map((claimId) => {
      const input = { params: { claimId } };
      return {
        queryKey: callKey(readClaim, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => callOrThrow(readClaim, input, { signal }),
      };
    }),
  });
  const claims = read.flatMap(({ data }): ClaimDetail[] => (data === undefined ? [] : [data]));
  const asked = [...(asksLines ? [held, lines] : []), ...read];
  const shown =
    claims.find(({ id }) => id === values['at']) ?? claims.find(({ state }) => state === 'drafted');
  return {
    claims,
    shown: shown ?? claims[0],
    free: lines.data?.filter(({ id }) => held.data !== undefined && !holders.has(id)) ?? [],
    isPending: asked.some((query) => query.isPending),
    error: asked.find((query) => query.isError && query.data === undefined)?.error ?? null,
    retry: () => asked.forEach((query) => void query.refetch()),
    show: (claimId: string | null) => change({ at: claimId }),
    /** Leads to the letters of claims that have just been drafted. */
    showDrafted: (claimIds: readonly string[]) =>
      change({ lines: null, at: null, claims: [...ids, ...claimIds].join(',') }),
  };
};

export type Letters = ReturnType<typeof useLetters>;
