import { hash } from '@node-rs/argon2';

/** What accounts of tests sign in with. */
export const testPassword = 'Tranbär7Snickrar';

let made: Promise<string> | null = null;

/**
 * Its hash, made once with the least that argon2id knows. A hash names its own cost: with the product's each sign-in would take
 * 25 ms of a processor and more. What a person's own password costs is the business of the tests that sign up.
 */
export const testPasswordHash = (): Promise<string> =>
  (made ??= hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 }));
