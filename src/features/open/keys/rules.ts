/** Signs of a key's name. */
export const longestName = 80;

/** Addresses and networks that a key may come from. */
export const mostAddresses = 20;

/** Keys of a company that have not been revoked. */
export const mostKeys = 50;

/** Requests a minute with one key, over all processes. */
export const requestsAMinute = 600;
