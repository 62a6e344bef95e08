/** What a program's key may do (OPEN.md, section 1). Every one but `read` changes something. */
export const keyScopes = ['read', 'documents:write', 'prices:write', 'claims:write'] as const;

export type KeyScope = (typeof keyScopes)[number];

/** A `live` key does what it is told; of a `test` key nothing stays, and the answer says what would have been done. */
export const keyModes = ['live', 'test'] as const;

export type KeyMode = (typeof keyModes)[number];
