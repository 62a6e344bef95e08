import { systemNames } from '#features/open/handover/rules.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import type { HistoryRow } from '../contract-history.ts';
import type { texts as documentationTexts } from '../texts-documentation.en.ts';
import type { texts } from '../texts-history.en.ts';

const nameOf = (system: string | null): string =>
  Object.entries(systemNames).find(([code]) => code === system)?.[1] ?? system ?? '';

/** What a row of a history says, in words. */
export const useHistoryWords = () => {
  const t = useText<typeof texts>('archive-history');
  const documented = useText<typeof documentationTexts>('archive-documentation');
  const acted = useCodeText('team', 'act');
  const format = useFormat();
  const whatOf = ({ event, action, channel, format: read, system, externalId }: HistoryRow): string => {
    if (event === 'act') return acted(action ?? '');
    if (event === 'received')
      return t('event.received', { door: channel === null ? '' : documented(`door.${channel}`) });
    if (event === 'recorded' && read !== null)
      return t('event.recordedOf', { format: documented(`format.${read}`) });
    if (event === 'handed')
      return externalId === null
        ? t('event.handed', { system: nameOf(system) })
        : t('event.handedAs', { system: nameOf(system), id: externalId });
    return t(`event.${event}`);
  };
  const whoOf = ({ personId, person, staff, version }: HistoryRow): string => {
    if (personId === null)
      return version === null ? t('byProductUnknown') : t('byProduct', { version });
    const name = person ?? t('gone');
    return staff === null ? name : t('staffAs', { staff, name });
  };
  return {
    t,
    whatOf,
    whoOf,
    kindName: (kind: HistoryRow['kind']): string => documented(`history.${kind}`),
    whenOf: ({ at }: HistoryRow): string => `${format.isoDay(at)} ${format.time(at)}`,
    count: (rows: number): string => format.number(String(rows)),
  };
};
