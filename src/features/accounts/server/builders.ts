import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { Refused } from '#platform/wire/refused.ts';
import { createAccount, newPasswordHash } from './commands.ts';
import type { NewAccount } from './commands.ts';

export interface BuiltAccount {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

const password = 'Tranbär7Snickrar';
let hash: Promise<string> | null = null;

const hashOnce = async (): Promise<string> => {
  const made = await newPasswordHash(password, []);
  if (made instanceof Refused) throw new Error(made.code);
  return made;
};

/** Makes an account that may sign in, through the product's command. */
export const buildAccount = async (
  { db, clock, newId }: { readonly db: Db; readonly clock: Clock; readonly newId: NewId },
  changes: Partial<NewAccount> = {},
): Promise<BuiltAccount> => {
  hash ??= hashOnce();
  const account: NewAccount = {
    email: `${randomUUID()}@krog.test`,
    fullName: 'Astrid Öhrnström',
    passwordHash: await hash,
    emailVerified: true,
    onboardingStatus: 'ONBOARDED',
    ...changes,
  };
  const userId = await db.platformTransaction((tx) =>
    createAccount(tx, account, { now: clock.now(), newId }),
  );
  if (userId instanceof Refused) throw new Error(userId.code);
  return { userId, email: account.email, password };
};
