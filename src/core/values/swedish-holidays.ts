import { daysAfter, weekdayOf } from './calendar.ts';

/** Easter Sunday of a Gregorian year, ISO, by the computus of Meeus, Jones and Butcher. */
export const easterSunday = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const [month, day] = [Math.floor(n / 31), (n % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** The first such weekday (0 is Monday) on a day or after it. */
const weekdayFrom = (date: string, weekday: number): string =>
  daysAfter(date, (weekday - weekdayOf(date) + 7) % 7);

const saturday = 5;

/**
 * Whether a day is a public holiday in Sweden. Sundays are, by the law on public holidays (1989:253), section 1; the eves
 * are not, though most close on them.
 */
export const isSwedishHoliday = (date: string): boolean => {
  if (weekdayOf(date) === 6) return true;
  const year = Number(date.slice(0, 4));
  const easter = easterSunday(year);
  const movable = [
    daysAfter(easter, -2),
    daysAfter(easter, 1),
    daysAfter(easter, 39),
    weekdayFrom(`${year}-06-20`, saturday),
    weekdayFrom(`${year}-10-31`, saturday),
  ];
  return (
    ['01-01', '01-06', '05-01', '06-06', '12-25', '12-26'].includes(date.slice(5)) || movable.includes(date)
  );
};
