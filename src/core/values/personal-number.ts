import { isCalendarDate } from './calendar-date.ts';
import { hasLuhnCheckDigit } from './luhn.ts';

/**
 * An organisation number of ten digits for those who need not know it whole: a sole trader's is a personal identity or
 * coordination number (third digit below 2) and ends in stars (R62); a company's is public.
 */
export const maskedNumber = (digits: string): string =>
  /^\d\d[01]/.test(digits) ? `${digits.slice(0, 6)}****` : digits;

/** What looks like a personal identity number in a text and stands alone, in any usual writing. */
const written = /(?<![\w.-])(?:19|20)?\d{6}[-+ ]?\d{4}(?![\w-])/g;

/** The text with every personal identity number in it replaced by `[personal number]`. */
export const withoutPersonalNumbers = (text: string): string =>
  text.replace(written, (found) => (personalNumberDigits(found) === null ? found : '[personal number]'));

/** A coordination number has 60 added to its day. */
const coordination = 60;

/**
 * The ten digits of a Swedish personal identity or coordination number as written in any usual way (`811228-9874`,
 * `19811228-9874`), with a day that exists and a check digit; null for anything else. It is the organisation number of a sole
 * trader. Source: Skatteverket SKV 704 and 707.
 */
export const personalNumberDigits = (text: string): string | null => {
  const match = /^(?:19|20)?(\d\d)(\d\d)(\d\d)[-+]?(\d{4})$/.exec(text.replaceAll(/\s/g, ''));
  if (match === null) return null;
  const [, year = '', month = '', day = '', rest = ''] = match;
  const born = Number(day) > coordination ? Number(day) - coordination : Number(day);
  const digits = `${year}${month}${day}${rest}`;
  // Which century is not said, and only 29 February could tell the two apart.
  const isDay = ['19', '20'].some((century) =>
    isCalendarDate(`${century}${year}-${month}-${String(born).padStart(2, '0')}`),
  );
  return isDay && hasLuhnCheckDigit(digits) ? digits : null;
};
