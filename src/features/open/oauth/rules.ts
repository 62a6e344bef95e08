import { type KeyScope, keyScopes } from '#core/access/key-scopes.ts';

/** What an assistant may be let to do; what it changes waits for a person all the same. */
export const assistantScopes = [
  'read',
  'prices:write',
  'claims:write',
] as const satisfies readonly KeyScope[];

export type AssistantScope = (typeof assistantScopes)[number];

/** The scopes of assistants among words, in their own order. */
export const scopesAmong = (words: readonly string[]): AssistantScope[] =>
  assistantScopes.filter((scope) => words.includes(scope));

/** Whether a word is a scope that programs may have, if not assistants. */
export const isKeyScope = (word: string): boolean => (keyScopes as readonly string[]).includes(word);

/** Seconds. A code is exchanged at once; a grant is renewed while it is used, and ends all the same. */
export const life = {
  code: 60,
  access: 600,
  refresh: 30 * 86_400,
  grant: 90 * 86_400,
} as const;

/** Days for which a grant that has ended is kept, so that what comes late is known as used. */
export const keptDays = 30;

/** Grants of an organization that live at once. */
export const mostGrants = 100;

/** Letters of a program's name. */
export const longestName = 80;

/** Letters of an authorization request. */
export const longestRequest = 4_000;

/** Letters of a client's identifier and of each address that it is sent back to. */
export const longestAddress = 1_000;

/** Bytes of a client's description. */
export const longestDocument = 10_240;

/** Addresses that a client may be sent back to. */
export const mostRedirects = 20;
