const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the text is a day that exists in the Gregorian calendar, written `YYYY-MM-DD` (ISO 8601), years 1900–2199. */
export const isCalendarDate = (text: string): boolean => {
  const match = /^(19|20|21)(\d\d)-(\d\d)-(\d\d)$/.exec(text);
  if (match === null) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(match[3]);
  const day = Number(match[4]);
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && leap ? 29 : (daysInMonth[month - 1] ?? 0);
  return day >= 1 && day <= days;
};
