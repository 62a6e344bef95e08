import { apiBase } from '#platform/wire/endpoint.ts';
import { storedToken, storeToken } from './session.ts';

export type Renewal = 'renewed' | 'refused' | 'unreachable';

let running: Promise<Renewal> | null = null;

const askForToken = async (spent: string | null): Promise<Renewal> => {
  // Another tab may have renewed while this one waited for the lock.
  if (storedToken() !== spent && storedToken() !== null) return 'renewed';
  try {
    // Declared as JSON though it is empty: another site cannot send that without asking first.
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${apiBase}auth/users/renew-token`, { method: 'POST', headers });
    if (response.status === 401) return 'refused';
    if (!response.ok) return 'unreachable';
    const reply: { data?: { token?: unknown } } = JSON.parse(await response.text());
    if (typeof reply.data?.token !== 'string') return 'unreachable';
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
