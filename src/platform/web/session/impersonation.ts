import { useSyncExternalStore } from 'react';
import { claimsOf, clearToken, storedToken } from './session.ts';
import { forgetPerson } from './state.ts';

/** Whom support staff act as in this browser, and until when (milliseconds since 1970). */
export interface Impersonation {
  readonly name: string;
  readonly endsAt: number;
}

// `/api/new-logout` clears every key that begins so.
const key = 'impersonation';

/** What a token says of acting as a customer, or null: `impersonatedUser` and `impersonationExp`, in seconds. */
export const impersonationOf = (token: string | null): Impersonation | null => {
  const { impersonatedUser: person, impersonationExp: end } = (token === null ? null : claimsOf(token)) ?? {};
  if (typeof person !== 'object' || person === null || typeof end !== 'number') return null;
  const name = 'name' in person && typeof person.name === 'string' ? person.name : '';
  return { name, endsAt: end * 1_000 };
};

/** Keeps what the token says, so that this browser knows of the visit when the token is gone. */
export const rememberImpersonation = (): void => {
  const found = impersonationOf(storedToken());
  if (found === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(found));
};

/** Whether a visit was going on here that nobody has ended in this browser. */
export const wasImpersonating = (): boolean => localStorage.getItem(key) !== null;

/** Forgets the visit and its business data, and goes to the logout that clears the rest (specification section 4). */
export const leaveImpersonation = (): void => {
  localStorage.removeItem(key);
  clearToken();
  forgetPerson();
  location.assign('/api/new-logout');
};

const listen = (onChange: () => void): (() => void) => {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
};

/** Whom staff act as according to the stored token, in every tab of the browser; null in one's own session. */
export const useImpersonation = (): Impersonation | null =>
  impersonationOf(useSyncExternalStore(listen, storedToken));
