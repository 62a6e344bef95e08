import { daysAfter, weekdayOf } from '#core/values/calendar.ts';

/** Monday and Sunday of an ISO 8601 week. */
export interface Week {
  readonly first: string;
  readonly last: string;
}

/** The fourth of January is in the first week. */
const mondayOf = (year: number, week: number): string => {
  const fourth = `${year}-01-04`;
  return daysAfter(fourth, (week - 1) * 7 - weekdayOf(fourth));
};

/**
 * The week that a cell names with its year: `v.49 2026`, `2026-W49`; under a label of weeks `2026-49` too. `null`: none, and a
 * week without a year is none, since a list may be read in another year than it was written.
 */
export const weekOf = (text: string, label: string): Week | null => {
  const [, week, year] = /^(?:v|w|vecka|week)\.?\s*(\d{1,2})[\s,./-]+(20\d\d)$/iu.exec(text) ?? [];
  const [, isoYear, isoWeek] =
    /^(20\d\d)\s*[-./ ]?\s*(?:v|w|vecka|week)\.?\s*(\d{1,2})$/iu.exec(text) ??
    (/veck|week/iu.test(label) ? /^(20\d\d)\s*[-./]\s*(\d{1,2})$/u.exec(text) : null) ??
    [];
  const [y, w] = [Number(year ?? isoYear), Number(week ?? isoWeek)];
  if (!(w >= 1 && w <= 53)) return null;
  const first = mondayOf(y, w);
  // A year of 52 weeks has no 53rd.
  if (w === 53 && mondayOf(y + 1, 1) === first) return null;
  return { first, last: daysAfter(first, 6) };
};
