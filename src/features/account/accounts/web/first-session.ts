import { useEffect } from 'react';
import { call } from '#platform/web/calls/api.ts';
import { hasSession, storeToken } from '#platform/web/session/session.ts';
import { setAppState } from '#platform/web/session/state.ts';
import { endPostponement } from '#platform/web/session/way-on.ts';
import { homePath } from '#platform/wire/doors.ts';
import { accountsContract } from '../contract.ts';

// Beside the access token, for the letter's link opens another tab.
const key = 'startToken';

/** Milliseconds between two questions whether the address is proven. */
const askEvery = 3_000;

/** Keeps what opens the first session of an account that was just made here. */
export const keepStartToken = (token: string): void => localStorage.setItem(key, token);

/**
 * Signs this browser in if it signed up: `waiting` until the address is proven or while the server is out of reach,
 * `elsewhere` where another tab was first, `none` where there is nothing to open.
 */
export const openFirstSession = async (): Promise<'opened' | 'waiting' | 'elsewhere' | 'none'> => {
  const startToken = localStorage.getItem(key);
  if (startToken === null) return hasSession() ? 'elsewhere' : 'none';
  const answer = await call(accountsContract.openFirstSession, { body: { startToken } });
  if (answer.hasError && answer.error.code !== 'link.expired') return 'waiting';
  if (answer.data?.session === null) return 'waiting';
  localStorage.removeItem(key);
  if (answer.hasError) return hasSession() ? 'elsewhere' : 'none';
  const { token, user } = answer.data.session;
  endPostponement();
  storeToken(token);
  setAppState({ user });
  return 'opened';
};

/** Goes on by itself as soon as the letter was opened, here or on another device. */
export const useFirstSession = (onOpen: () => void): void => {
  useEffect(() => {
    if (localStorage.getItem(key) === null) return;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const outcome = await openFirstSession();
      if (outcome === 'waiting') return;
      clearInterval(timer);
      if (outcome === 'opened') onOpen();
      // What the other tab keeps of the person is read with the page.
      if (outcome === 'elsewhere') location.assign(homePath());
    };
    const timer = setInterval(() => void ask(), askEvery);
    return () => clearInterval(timer);
  }, [onOpen]);
};
