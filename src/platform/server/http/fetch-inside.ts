import { guardedFetch, type GuardedFetch } from './guarded-fetch.ts';

/** A fetch for a provider: an address that who runs the server has written down may be inside. */
export const fetchInside = (url: string | undefined): GuardedFetch =>
  guardedFetch(url === undefined ? {} : { insideHosts: new Set([new URL(url).hostname]) });
