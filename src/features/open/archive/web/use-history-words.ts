import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import type { HistoryRow } from '../contract-history.ts';
import { whatWasDone, whoDidIt } from '../rules-history-words.ts';
import type { texts as documentationTexts } from '../texts-documentation.en.ts';
import type { texts } from '../texts-history.en.ts';

/** What a row of a history says, in words on screen. */
export const useHistoryWords = () => {
  const t = useText<typeof texts>('archive-history');
  const documented = useText<typeof documentationTexts>('archive-documentation');
  const acted = useCodeText('team', 'act');
  const format = useFormat();
  const says = { t, documented, acted };
  return {
    t,
    whatOf: (row: HistoryRow): string => whatWasDone(row, says),
    whoOf: (row: HistoryRow): string => whoDidIt(row, says),
    kindName: (kind: HistoryRow['kind']): string => documented(`history.${kind}`),
    whenOf: ({ at }: HistoryRow): string => `${format.isoDay(at)} ${format.time(at)}`,
    count: (rows: number): string => format.number(String(rows)),
  };
};
