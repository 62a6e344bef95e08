import { useState } from 'react';

/**
 * What a letter's link carries behind `#`, by name, or null. Taken out of the address at once, so that it stands neither in
 * the history nor in a bookmark.
 */
export const useLinkToken = (name: 'token' | 'invitation'): string | null =>
  useState(() => {
    const token = new URLSearchParams(location.hash.slice(1)).get(name);
    if (token !== null) history.replaceState(history.state, '', location.pathname + location.search);
    return token;
  })[0];
