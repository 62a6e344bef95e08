const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' });

/** The calendar day in Sweden at an instant, `YYYY-MM-DD`; invoice dates are days there. */
export const swedishDate = (now: Date): string => format.format(now);
