import { useEffect, useState } from 'react';

/**
 * What a letter's link carries behind `#`, by name, or null. Taken out of the address once the screen stands, so that it is
 * neither in the history nor in a bookmark; not before, since a first rendering may be thrown away.
 */
export const useLinkToken = (name: 'token' | 'invitation'): string | null => {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get(name));
  useEffect(() => {
    if (token !== null) history.replaceState(history.state, '', location.pathname + location.search);
  }, [token]);
  return token;
};

const signingKey = 'signingLink';
const settledKey = 'signingSettled';

/** The token of the signing link that this tab was opened by, or null. It outlives a reload and ends with the tab. */
export const signingToken = (): string | null => sessionStorage.getItem(signingKey);

/** Whether this tab has a signing link to a document that nothing is known to be decided about. */
export const isSigningPending = (): boolean =>
  signingToken() !== null && sessionStorage.getItem(settledKey) === null;

/** Keeps the token behind the `#` of a signing link for this tab; answers whether there was one. */
export const keepSigningToken = (hash: string): boolean => {
  const token = new URLSearchParams(hash).get('signing');
  if (token === null || token === '') return false;
  sessionStorage.setItem(signingKey, token);
  sessionStorage.removeItem(settledKey);
  return true;
};

/** The document of the link was signed, refused or taken back: its holder may go, and may still look. */
export const settleSigning = (): void => sessionStorage.setItem(settledKey, 'true');

/** Lets go of the link. */
export const forgetSigning = (): void => {
  sessionStorage.removeItem(signingKey);
  sessionStorage.removeItem(settledKey);
};
