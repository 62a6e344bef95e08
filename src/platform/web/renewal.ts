import { apiBase } from '#platform/wire/endpoint.ts';
import { storedToken, storeToken } from './session.ts';

export type Renewal = 'renewed' | 'refused' | 'unreachable';

let running: Promise<Renewal> | null = null;

const askForToken = async (spent: string | null): Promise<Renewal> => {
  // Another tab may have renewed while this one waited for the lock.
  if (storedToken() !== spent && storedToken() !== null) return 'renewed';
  try {
    const response = await fetch(`${apiBase}auth/users/renew-token`, { method: 'POST' });
    if (response.status >= 500 || response.status === 429) return 'unreachable';
    if (!response.ok) return 'refused';
    const reply: { data?: { token?: unknown } } = JSON.parse(await response.text());
    if (typeof reply.data?.token !== 'string') return 'refused';
    storeToken(reply.data.token);
    return 'renewed';
  } catch {
    return 'unreachable';
  }
};

/**
 * Renews the access token once, however many requests wait for it in this tab or in others.
 * `spent` is the token that the server refused.
 */
export const renewToken = (spent: string | null): Promise<Renewal> => {
  running ??= navigator.locks
    .request('renew-token', () => askForToken(spent))
    .finally(() => {
      running = null;
    });
  return running;
};
