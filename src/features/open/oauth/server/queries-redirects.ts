import { longestAddress } from '../rules.ts';

const loopbacks: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && loopbacks.has(hostname);

/** An address without what a browser would read differently from how it is written; null for any other. */
const plainly = (text: string): URL | null => {
  if (text.length > longestAddress || /[^\x21-\x7e]|[\\"<>]/.test(text)) return null;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || text.includes('#')) return null;
  return url;
};

/** Whether a person may be sent there at all: TLS, or a program on their own machine (RFC 8252, 7.3). */
export const mayBeRedirect = (text: string): boolean => {
  const url = plainly(text);
  return url !== null && (url.protocol === 'https:' || isLoopback(url));
};

/** Without the port, sign for sign. */
const withoutPort = (text: string): string =>
  text.replace(/^(http:\/\/(?:\[::1\]|[^:/?]+)):\d{1,5}(?=[/?]|$)/, '$1');

/**
 * Whether an address is one of those that the client has named: the same sign for sign (RFC 9700, 2.1), but for the port of a
 * program on the person's own machine, which the system gives it anew each time (RFC 8252, 7.3).
 */
export const isRedirectOf = (named: readonly string[], asked: string): boolean => {
  if (!mayBeRedirect(asked)) return false;
  if (named.includes(asked)) return true;
  const url = plainly(asked);
  if (url === null || !isLoopback(url)) return false;
  return named.some((one) => mayBeRedirect(one) && withoutPort(one) === withoutPort(asked));
};

/** Whether it leads to a program on the person's own machine, which anybody there can be. */
export const isOwnMachine = (redirect: string): boolean => {
  const url = plainly(redirect);
  return url !== null && isLoopback(url);
};

/** The address with what the client is told; what stands in its query stays (RFC 6749, 4.1.2). */
export const toldAt = (redirect: string, told: Readonly<Record<string, string | null>>): string => {
  const said = Object.entries(told).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${redirect}${redirect.includes('?') ? '&' : '?'}${said.join('&')}`;
};
