import { daysBetween } from './calendar.ts';
import { swedishDate } from './swedish-date.ts';
import type { Language } from './unit-names.ts';

const space = '\u00a0';
const locales = { sv: 'sv-SE', en: 'en-GB' } as const;

const zone = 'Europe/Stockholm';

/** To make one takes longer than to write a hundred dates with it, and a list writes thousands. */
const made = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const kept = made.get(key);
  if (kept !== undefined) return kept;
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
};

/** The ISO date on which a moment is in Sweden; a calendar date is itself. */
const dateIn = (isoDate: string): string => (isoDate.length > 10 ? swedishDate(new Date(isoDate)) : isoDate);

/** A calendar date has no zone: it is read and written as UTC, whatever the clock of the browser. */
const dayOf = (isoDate: string): Date => new Date(`${dateIn(isoDate)}T00:00:00Z`);

/**
 * Dates as DESIGN section 5 writes them. `today` is an ISO date: this year's dates leave the year out.
 * Calendar dates are `YYYY-MM-DD`; moments are ISO timestamps, shown in Europe/Stockholm.
 */
export const dateFormats = (language: Language, today: string) => {
  const write = (date: Date, options: Intl.DateTimeFormatOptions, timeZone = 'UTC'): string =>
    formatOf(locales[language], { timeZone, ...options })
      .format(date)
      .replaceAll('.', '');
  const yearOf = (isoDate: string) =>
    dateIn(isoDate).slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const };
  const dayAndMonth = (isoDate: string, year: { readonly year?: 'numeric' }): string =>
    write(dayOf(isoDate), { day: 'numeric', month: 'short', ...year }).replaceAll(' ', space);
  const date = (isoDate: string): string => dayAndMonth(isoDate, yearOf(isoDate));
  return {
    /** `2026-11-22`: dates that people copy, sort or dispute. */
    isoDay: dateIn,
    /** `18 mars`, `18 mars 2025` */
    date,
    /** `17 april`, `31 augusti 2026` */
    dateInFull: (isoDate: string): string =>
      write(dayOf(isoDate), { day: 'numeric', month: 'long', ...yearOf(isoDate) }).replaceAll(' ', space),
    /** `torsdag 19 mars` */
    longDate: (isoDate: string): string =>
      write(dayOf(isoDate), { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', ''),
    /** `mars 2026` */
    month: (isoDate: string): string => write(dayOf(isoDate), { month: 'long', year: 'numeric' }),
    /** `mars` */
    monthName: (isoDate: string): string => write(dayOf(isoDate), { month: 'long' }),
    /** `mars`, in January and at a start `jan 2026`: axis labels. */
    monthTick: (isoDate: string, withYear: boolean): string =>
      write(dayOf(isoDate), { month: 'short', ...(withYear ? { year: 'numeric' } : {}) }),
    /** `1–19 mars`, `1 feb – 19 mars`, `1 sep 2025 – 31 aug 2026`; both ends inclusive. */
    range: (from: string, to: string): string => {
      if (from.slice(0, 4) !== to.slice(0, 4))
        return `${dayAndMonth(from, { year: 'numeric' })} – ${dayAndMonth(to, { year: 'numeric' })}`;
      if (from.slice(0, 7) !== to.slice(0, 7)) return `${dayAndMonth(from, {})} – ${date(to)}`;
      const month = write(dayOf(to), { month: 'long', ...yearOf(to) });
      const [first, last] = [Number(from.slice(8, 10)), Number(to.slice(8, 10))];
      return `${first === last ? '' : `${first}–`}${last}${space}${month}`;
    },
    /** Whole days that a moment lies back in Sweden's calendar; 0 for today and what is ahead. */
    daysAgo: (timestamp: string): number => Math.max(0, daysBetween(dateIn(timestamp), today)),
    /** `10.42` in Swedish, `10:42` in English. */
    time: (timestamp: string): string => {
      const options = {
        hour: '2-digit',
        minute: '2-digit',
        hour12: false,
        timeZone: zone,
      } as const;
      const text = formatOf('en-GB', options).format(new Date(timestamp));
      return language === 'sv' ? text.replace(':', '.') : text;
    },
  };
};
