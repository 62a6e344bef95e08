import { path } from '#platform/wire/path.ts';

/** Where a program sends a person to be let in (RFC 6749, 3.1): a screen of the app. Its query is the program's. */
export const consentPath = path('/oauth/authorize');
