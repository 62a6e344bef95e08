import { isIP } from 'node:net';
import { guardedFetch, RequestRefused } from './guarded-fetch.ts';
import type { GuardedFetch, GuardSettings } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

/** The way out to addresses that customers have written down. */
export interface WebhookDoor {
  readonly fetch: GuardedFetch;
  /** Whether an address may be written down: TLS on port 443 at a public name, without a password; or a host that may be inside. */
  readonly mayReach: (url: URL) => boolean;
}

/**
 * Opens it. `insideHosts` are those that who runs the server has written down: they may be inside, in the clear and on any
 * port. A name is looked up anew for each message and its addresses judged where the connection is made.
 */
export const openWebhookDoor = (
  insideHosts: ReadonlySet<string>,
  settings: Pick<GuardSettings, 'resolve'> = {},
): WebhookDoor => {
  const mayReach = ({ protocol, port, hostname, username, password }: URL): boolean => {
    const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
    if (username !== '' || password !== '') return false;
    if (insideHosts.has(host)) return protocol === 'https:' || protocol === 'http:';
    if (protocol !== 'https:' || port !== '') return false;
    return isIP(host) === 0 ? /\.[a-z][a-z0-9-]*\.?$/.test(host) : isPublicAddress(host);
  };
  const guarded = guardedFetch({ ...settings, insideHosts });
  return {
    mayReach,
    fetch: (url, outgoing) => {
      if (!mayReach(url)) return Promise.reject(new RequestRefused(`${url.host} is no address for webhooks`));
      return guarded(url, outgoing);
    },
  };
};
