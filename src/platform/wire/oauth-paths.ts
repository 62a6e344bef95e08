/** Where programs learn who gives tokens, and how (RFC 8414 and 9728). */
export const serverMetadataPath = '/.well-known/oauth-authorization-server';
export const resourceMetadataPath = '/.well-known/oauth-protected-resource';

/** Where programs take tokens, and end them. */
export const tokenPath = '/oauth/token';
export const revokePath = '/oauth/revoke';
