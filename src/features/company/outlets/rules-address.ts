import { z } from 'zod';
import { nameText, text } from '#platform/wire/fields.ts';

/** Text on one line of at most `max` characters; null when it is anything else. */
export const lineOf = (typed: string, max: number): string | null => {
  const line = nameText(max).safeParse(typed.replace(/\s+/g, ' '));
  return line.success && line.data !== '' ? line.data : null;
};

const address = text(254).pipe(z.email());

/** An e-mail address as it is kept, its domain in small letters; null when none can be like it. */
export const emailOf = (typed: string): string | null => {
  const parsed = address.safeParse(typed);
  if (!parsed.success) return null;
  const at = parsed.data.lastIndexOf('@');
  return parsed.data.slice(0, at) + parsed.data.slice(at).toLowerCase();
};

/** Host with a dot or an address in brackets, no name or password before it. */
const host = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]|\[[\da-f:.]+\]`;
const website = new RegExp(String.raw`^(https?):\/\/(${host})(:\d{1,5})?([/?#][^\s\\<>"\p{Cc}]*)?$`, 'iu');

/**
 * A web address as it is kept, `https://` before one that has no scheme; null when it is none, carries credentials or
 * has another scheme than http and https. Nothing here or elsewhere asks for it (R43).
 */
export const websiteOf = (typed: string): string | null => {
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const found = website.exec(whole);
  if (found === null || whole.length > 300) return null;
  const [, scheme = '', name = '', port = '', rest = ''] = found;
  return `${scheme.toLowerCase()}://${name.toLowerCase()}${port}${rest}`;
};
