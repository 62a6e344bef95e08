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
