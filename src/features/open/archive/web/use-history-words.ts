import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import type { HistoryRow } from '../contract-history.ts';
import { whatWasDone, whoDidIt } from '../rules-history-words.ts';
import type { texts as codes } from '../texts-codes.en.ts';
import type { texts } from '../texts-history.en.ts';

/** What a row of a history says, in words on screen. */
export const useHistoryWords = () => {
  const t = useText<typeof texts>('archive-history');
  const ofCode = useText<typeof codes>('archive-codes');
  const acted = useCodeText('team-acts', 'act');
  const format = useFormat();
  const says = { t, ofCode, acted };
  return {
    t,
    whatOf: (row: HistoryRow): string => whatWasDone(row, says),
    whoOf: (row: HistoryRow): string => whoDidIt(row, says),
    kindName: (kind: HistoryRow['kind']): string => ofCode(`history.${kind}`),
    whenOf: ({ at }: HistoryRow): string => `${format.isoDay(at)} ${format.time(at)}`,
    count: (rows: number): string => format.number(String(rows)),
  };
};
