import { systemNames } from '#features/open/handover/rules.ts';
import type { HistoryRow } from './contract-history.ts';
import type { texts as codes } from './texts-codes.en.ts';
import type { texts } from './texts-history.en.ts';

type Values = Readonly<Record<string, string>>;

/** The words that rows of a history are told in, in one language. */
export interface HistorySays {
  readonly t: (key: keyof typeof texts, values?: Values) => string;
  readonly ofCode: (key: keyof typeof codes) => string;
  /** What an action of the log is called. */
  readonly acted: (action: string) => string;
}

const nameOf = (system: string | null): string =>
  Object.entries(systemNames).find(([code]) => code === system)?.[1] ?? system ?? '';

/** What was done. */
export const whatWasDone = (
  { event, action, channel, format, system, externalId }: HistoryRow,
  { t, ofCode, acted }: HistorySays,
): string => {
  if (event === 'act') return acted(action ?? '');
  if (event === 'received')
    return t('event.received', { door: channel === null ? '' : ofCode(`door.${channel}`) });
  if (event === 'recorded' && format !== null)
    return t('event.recordedOf', { format: ofCode(`format.${format}`) });
  if (event === 'handed')
    return externalId === null
      ? t('event.handed', { system: nameOf(system) })
      : t('event.handedAs', { system: nameOf(system), id: externalId });
  return t(`event.${event}`);
};

/** Who did it: a person, support staff in a person's place, or the product in the version that was at work. */
export const whoDidIt = ({ personId, person, staff, version }: HistoryRow, { t }: HistorySays): string => {
  if (personId === null) return version === null ? t('byProductUnknown') : t('byProduct', { version });
  const name = person ?? t('gone');
  return staff === null ? name : t('staffAs', { staff, name });
};
