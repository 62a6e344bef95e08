const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' });

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The calendar day in Sweden at an instant, `YYYY-MM-DD`; invoice dates are days there. */
export const swedishDate = (now: Date): string => format.format(now);

/** Day and time in Sweden, `2026-11-28 16:11`. */
export const swedishMoment = (now: Date): string => clock.format(now);
