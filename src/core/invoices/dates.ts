import { isCalendarDate } from '#core/values/calendar-date.ts';
import type { Element } from './xml/xml-element.ts';

/** Day of an `xs:date` or `xs:dateTime` (a time or zone after it is dropped). `null` when absent or no such day. */
export const xsdDate = (text: string | null): string | null => {
  const day = text === null ? undefined : /^(\d{4}-\d\d-\d\d)(?:[TZ+ -].*)?$/.exec(text)?.[1];
  return day !== undefined && isCalendarDate(day) ? day : null;
};

/**
 * Day of a CII date element: `DateTimeString` with a format of UNTDID 2379 (102 `YYYYMMDD`, 203/204 with a time, 610
 * `YYYYMM`, read as its first day), or `DateTime`/`Date`. `null` when absent or no such day.
 */
export const ciiDate = (element: Element | undefined): string | null => {
  if (element === undefined) return null;
  const text = element.at('DateTimeString') ?? element.at('DateTime') ?? element.at('Date') ?? element.text;
  if (text === null) return null;
  const compact = /^(\d{4})(\d\d)(\d\d)?(?:\d{4}|\d{6})?$/.exec(text);
  if (compact === null) return xsdDate(text);
  return xsdDate(`${compact[1]}-${compact[2]}-${compact[3] ?? '01'}`);
};
