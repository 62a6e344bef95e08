import { useState } from 'react';
import { sendUndoable } from '#platform/web/calls/undoable.ts';
import { selectedUnitId } from '#platform/web/session/state.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import type { RowTicks } from '#platform/web/ui/tables/tick-column.tsx';
import { useTicks } from '#platform/web/ui/tables/use-ticks.ts';
import type { AlertGroup } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';
import { dealsText } from './deal-words.ts';
import { settle, withdraw } from './settling.ts';
import type { Alerts } from './use-alerts.ts';

/** What can be done with several articles at once. */
export type BulkKind = 'resolve' | 'ignore';

/** Articles that one call may settle, as the contract says. */
export const mostAtOnce = 500;

const shownOf = (rows: readonly AlertGroup[]) =>
  Object.fromEntries(
    rows.map(({ id, newestLineId, unresolved, ending }) => [
      id,
      { newestLineId, unresolved, ending: ending.map((deal) => deal.id) },
    ]),
  );

/** Rows that are ticked, and one decision on all of them. */
export const useBulk = ({ alerts, rows }: Alerts) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const language = useLanguage();
  const ticks = useTicks(rows.map(({ id }) => id));
  const rowTicks: RowTicks<AlertGroup> = {
    ...ticks,
    label: (row) => t('tickRow', { name: row.title }),
    allLabel: t('tickAll'),
  };
  const [asked, setAsked] = useState<BulkKind | null>(null);
  const [isLoading, setLoading] = useState(false);
  const ticked = rows.filter(({ id }) => ticks.keys.has(id));
  const saidOf = (kind: BulkKind): string => {
    const count = ticked.length;
    if (kind === 'ignore') return t('bulkKept', { count });
    const deals = ticked
      .map((row) => dealsText(t, format, row))
      .filter(Boolean)
      .join(', ');
    return deals === '' ? t('bulkWatched', { count }) : t('bulkWatchedEnding', { count, deals });
  };
  const decide = (kind: BulkKind, comment: string) => {
    const unitId = selectedUnitId();
    const keys = ticked.map(({ id }) => id);
    const said = comment.trim();
    const body = {
      articleIds: keys,
      kind,
      shown: shownOf(ticked),
      ...(said === '' ? {} : { comment: said }),
    };
    const send = async () => {
      const done = await settle({ body, ...(unitId === undefined ? {} : { unitId }) }, { language });
      if (done !== null) ticks.tickOnly([]);
      return done;
    };
    setAsked(null);
    sendUndoable({ keys, text: saidOf(kind), send, undo: (done) => withdraw(done, { language }) });
  };
  /** Ticks every article of a supplier that waits, those too that have not been loaded yet. */
  const tickSupplier = async (supplierId: string) => {
    setLoading(true);
    let found: Pick<typeof alerts.query, 'hasNextPage' | 'fetchNextPage' | 'data' | 'isError'> = alerts.query;
    while (found.hasNextPage && !found.isError) found = await found.fetchNextPage();
    setLoading(false);
    const all = found.data?.pages.flatMap((page) => page.content) ?? [];
    ticks.tickOnly(all.filter((row) => row.supplierId === supplierId).map(({ id }) => id));
  };
  return { ticks, rowTicks, ticked, asked, ask: setAsked, decide, tickSupplier, isLoading };
};

export type Bulk = ReturnType<typeof useBulk>;
