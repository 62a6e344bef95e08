import type { GuardedFetch } from '../../../http/guarded-fetch.ts';
import { PaymentsUnavailable } from '../port.ts';

/** Bytes that the paper of an invoice may have. */
const longestPaper = 10_000_000;

/** The paper of an invoice: follows what the provider's address of a paper leads to, a few steps. */
export const fetchPaper = async (
  fetch: GuardedFetch,
  address: string,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  let url = new URL(address);
  for (let step = 0; step < 4; step += 1) {
    const { status, headers, body } = await fetch(url, { method: 'GET', most: longestPaper, signal });
    if (status === 200) return body;
    if (status < 300 || status > 399 || headers.location === undefined) break;
    url = new URL(headers.location, url);
  }
  throw new PaymentsUnavailable('the paper of an invoice is not to be had');
};
