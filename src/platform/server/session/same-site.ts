import type { FastifyRequest } from 'fastify';

const sameHost = (address: string | undefined, host: string): boolean =>
  address !== undefined && URL.parse(address)?.host === host.toLowerCase();

/**
 * Whether a request that carries the cookie comes from a page of ours (SECURITY section 4, CSRF): its `Origin` is
 * this host, or it has none and the browser says `Sec-Fetch-Site: same-origin`.
 */
export const isSameOrigin = ({ headers, host }: FastifyRequest): boolean => {
  if (headers.origin !== undefined) return sameHost(headers.origin, host);
  return headers['sec-fetch-site'] === 'same-origin';
};

/** Whether it also declares JSON, which makes a browser ask first when another site sends it. */
export const isOwnJson = (request: FastifyRequest): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '') && isSameOrigin(request);

/**
 * Whether a navigation was made by the person or by our own page; old web views tell it only by `Referer`. A browser
 * that fetches ahead, before anybody has gone there, is neither.
 */
export const isOwnNavigation = ({ headers, host }: FastifyRequest): boolean => {
  if (headers['sec-purpose'] !== undefined) return false;
  const site = headers['sec-fetch-site'];
  if (site === undefined) return sameHost(headers.referer, host);
  return site === 'same-origin' || site === 'none';
};
