import { daysAfter, weekdayOf } from './calendar.ts';
import { swedishDate } from './swedish-date.ts';

/** When somebody answers on a day of the week: 0 is Monday. Times are `HH:MM` in Sweden; `until` is not open any more. */
export interface OpenSpan {
  readonly weekday: number;
  readonly from: string;
  readonly until: string;
}

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const part = /^([a-z]{3})(?:-([a-z]{3}))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;

const spansOf = (text: string): readonly OpenSpan[] | null => {
  const [, first = '', last = first, ...clock] = part.exec(text) ?? [];
  const from = dayNames.indexOf(first);
  const to = dayNames.indexOf(last);
  const [begins, ends] = [`${clock[0]}:${clock[1]}`, `${clock[2]}:${clock[3]}`];
  if (from < 0 || to < from || begins >= ends || ends > '24:00') return null;
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    weekday: from + at,
    from: begins,
    until: ends,
  }));
};

/** Reads `mon-fri 08:00-17:00, sat 10:00-14:00`; an empty text is never open. Null for anything else. */
export const parseOpeningHours = (text: string): readonly OpenSpan[] | null => {
  if (text.trim() === '') return [];
  const parts = text.split(',').map((each) => spansOf(each.trim().toLowerCase()));
  return parts.includes(null) ? null : parts.flatMap((spans) => spans ?? []);
};

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day and time at which somebody answers next, in Sweden. */
export interface Opening {
  readonly date: string;
  readonly time: string;
}

/** Whether somebody answers at an instant. */
export const isOpenAt = (hours: readonly OpenSpan[], now: Date): boolean => {
  const time = clock.format(now);
  const weekday = weekdayOf(swedishDate(now));
  return hours.some((span) => span.weekday === weekday && span.from <= time && time < span.until);
};

/** When somebody answers next, while nobody does; null where nobody ever does. */
export const nextOpening = (hours: readonly OpenSpan[], now: Date): Opening | null => {
  const today = swedishDate(now);
  const time = clock.format(now);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = daysAfter(today, ahead);
    const next = hours
      .filter((span) => span.weekday === weekdayOf(date) && (ahead > 0 || span.from > time))
      .map(({ from }) => from)
      .toSorted()[0];
    if (next !== undefined) return { date, time: next };
  }
  return null;
};
