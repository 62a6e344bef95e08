import { useFormat } from '#platform/web/formats/format.ts';
import { useLanguage } from '#platform/web/texts/i18n.ts';

const seconds = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Stockholm', second: '2-digit' });

/** A moment of a log to the second: `2026-11-23 08.04.12`. */
export const useMoment = () => {
  const format = useFormat();
  const mark = useLanguage() === 'sv' ? '.' : ':';
  return (timestamp: string): string =>
    `${format.isoDay(timestamp)} ${format.time(timestamp)}${mark}${seconds.format(new Date(timestamp)).padStart(2, '0')}`;
};
