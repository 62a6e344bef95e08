/** Where local storage holds the access token. */
export const tokenKey = 'accessToken';

/** The stored access token with its `Bearer ` prefix, or null when nobody is signed in. */
export const storedToken = (): string | null => localStorage.getItem(tokenKey);

/** Stores a token; the `Bearer ` prefix is added where the server left it out. */
export const storeToken = (token: string): void => {
  localStorage.setItem(tokenKey, token.startsWith('Bearer ') ? token : `Bearer ${token}`);
};

export const clearToken = (): void => localStorage.removeItem(tokenKey);

/** The claims of a JSON Web Token (RFC 7519), unverified: for display only. Null when the text is not one. */
export const claimsOf = (token: string): Readonly<Record<string, unknown>> | null => {
  const payload = token.replace(/^Bearer /, '').split('.')[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : null;
  } catch {
    return null;
  }
};

/** A session check that needs no request: a token is stored and reads as one. Its age is the server's to judge. */
export const hasSession = (): boolean => {
  const token = storedToken();
  return token !== null && claimsOf(token) !== null;
};

const endings = new Set<() => void>();

/** Calls back when the session has ended; returns the way to stop listening. */
export const onSessionEnd = (callback: () => void): (() => void) => {
  endings.add(callback);
  return () => endings.delete(callback);
};

/** Ends the session in this browser: the token goes and the listeners lead to login. */
export const endSession = (): void => {
  clearToken();
  for (const callback of endings) callback();
};
