import { isCalendarDate } from '#core/values/calendar-date.ts';
import type { Language } from '../texts/language.ts';

const readings = [
  /^(?<year>\d{4})-?(?<month>\d{2})-?(?<day>\d{2})$/,
  /^(?<day>\d{1,2})[/.\s-](?<month>\d{1,2})[/.\s-](?<year>\d{4})$/,
];

/** The ISO date that a person typed, `2026-03-19`, `20260319`, `19/3/2026` or `19.3.2026`; null when it is no date. */
export const typedDay = (text: string): string | null => {
  for (const reading of readings) {
    const { year = '', month = '', day = '' } = reading.exec(text.trim())?.groups ?? {};
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (year !== '' && isCalendarDate(iso)) return iso;
  }
  return null;
};

/** An ISO date as it is typed in the language: `2026-03-19` in Swedish, `19/03/2026` in English; blank stays blank. */
export const writtenDay = (iso: string, language: Language): string =>
  language === 'sv' || iso === '' ? iso : iso.split('-').toReversed().join('/');
