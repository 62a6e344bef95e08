import type { FastifyReply, FastifyRequest } from 'fastify';

/** `__Host-` ties a cookie to this host and to TLS (RFC 6265bis); plain http on the loopback cannot carry it. */
const nameOf = (secure: boolean): string => (secure ? '__Host-rt' : 'rt');

const attributes = (secure: boolean): string =>
  `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

/** The renewal token of a request, or null when there is none or more than one. */
export const readRenewalCookie = (request: FastifyRequest, secure: boolean): string | null => {
  const values = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([name]) => name === nameOf(secure))
    .map(([, value]) => value ?? '');
  const [only, ...more] = values;
  return only !== undefined && more.length === 0 && /^[\w-]{43}$/.test(only) ? only : null;
};

/** Gives the browser a renewal token for as many seconds as its session may still live. */
export const setRenewalCookie = (
  reply: FastifyReply,
  secure: boolean,
  token: string,
  seconds: number,
): void => {
  reply.header(
    'set-cookie',
    `${nameOf(secure)}=${token}; ${attributes(secure)}; Max-Age=${Math.floor(seconds)}`,
  );
};

/** Takes it away. */
export const clearRenewalCookie = (reply: FastifyReply, secure: boolean): void => {
  reply.header('set-cookie', `${nameOf(secure)}=; ${attributes(secure)}; Max-Age=0`);
};
