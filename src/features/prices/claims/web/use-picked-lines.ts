import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import {
  type DeviationGroup,
  type DeviationLine,
  deviationsContract,
} from '#features/prices/price-monitoring/contract-deviations.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import type { Deviations } from './use-deviations.ts';

/** Whether money can be claimed for a line: it was dearer than a price that is known, and stands in no claim. */
export const isClaimable = (line: DeviationLine, claimed: Deviations['claimed']): boolean =>
  line.watchedPrice !== null && decimal(line.sumDifference).gt('0') && claimed?.has(line.id) === false;

type Lines = readonly DeviationLine[];

/** The ticked lines with their sum by currency, and the ways to tick one, an article's, or all that are against a deal. */
export const usePickedLines = ({ filter, claimed }: Deviations) => {
  const client = useQueryClient();
  const [picked, setPicked] = useState<ReadonlyMap<string, DeviationLine>>(new Map());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const lines = [...picked.values()].filter((line) => isClaimable(line, claimed));
  const add = (more: Lines) =>
    setPicked((now) => new Map([...now, ...more.map((line) => [line.id, line] as const)]));
  const drop = (ids: ReadonlySet<string>) =>
    setPicked((now) => new Map([...now].filter(([id]) => !ids.has(id))));
  const fetchLines = async (query: object): Promise<Lines> => {
    const endpoint = deviationsContract.listDeviationLines;
    const input = { query: { ...filter, ...query } };
    const found = await client.fetchQuery({
      queryKey: callKey(endpoint, input),
      queryFn: () => callOrThrow(endpoint, input),
    });
    return found.filter((line) => isClaimable(line, claimed));
  };
  const unfold = (articleIds: readonly string[]) => setOpen((now) => new Set([...now, ...articleIds]));
  const byCurrency = Map.groupBy(lines, ({ currency }) => currency);
  return {
    lines,
    has: (id: string) => picked.has(id),
    countOf: (articleId: string) => lines.filter((line) => line.articleId === articleId).length,
    isOpen: (articleId: string) => open.has(articleId),
    sums: [...byCurrency].map(([currency, own]) => ({
      currency,
      amount: fixed(sumOf(own.map(({ sumDifference }) => decimal(sumDifference))), 2),
    })),
    suppliers: new Set(lines.map(({ supplierId, currency }) => `${supplierId} ${currency}`)).size,
    toggleOpen: (articleId: string) =>
      setOpen((now) =>
        now.has(articleId)
          ? new Set([...now].filter((one) => one !== articleId))
          : new Set([...now, articleId]),
      ),
    toggle: (line: DeviationLine) => (picked.has(line.id) ? drop(new Set([line.id])) : add([line])),
    toggleGroup: async ({ id }: DeviationGroup) => {
      const own = lines.filter((line) => line.articleId === id);
      const all = await fetchLines({ articleId: id });
      if (own.length === all.length) drop(new Set(own.map((line) => line.id)));
      else add(all);
      unfold([id]);
    },
    pickDeals: async () => {
      const all = await fetchLines({ onlyDeals: 'true', onlyDearer: 'true' });
      add(all);
      unfold(all.map(({ articleId }) => articleId));
    },
    clear: () => setPicked(new Map()),
  };
};

export type PickedLines = ReturnType<typeof usePickedLines>;
