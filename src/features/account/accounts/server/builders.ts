import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newChallenge } from '#platform/server/captcha/captcha.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Letter } from '#platform/server/post/letter.ts';
import { openLetter } from '#platform/server/post/sealed-letter.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { testPassword as password, testPasswordHash } from '#testing/world/password.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { CaptchaAction } from '../rules.ts';
import { createAccount } from './commands.ts';
import type { NewAccount } from './commands.ts';

export interface BuiltAccount {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

/** Makes an account that may sign in, through the product's command. */
export const buildAccount = async (
  { db, clock, newId }: { readonly db: Db; readonly clock: Clock; readonly newId: NewId },
  changes: Partial<NewAccount> = {},
): Promise<BuiltAccount> => {
  const account: NewAccount = {
    email: `${randomUUID()}@krog.test`,
    fullName: 'Astrid Öhrnström',
    passwordHash: await testPasswordHash(),
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

/** A captchaToken without the search: the counter is known beforehand. */
export const solvedCaptcha = async (
  { keys, clock }: { readonly keys: SessionKeys; readonly clock: Clock },
  action: CaptchaAction,
): Promise<string> => {
  const challenge = await newChallenge(keys, action, clock.now(), 7);
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: 7 });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** The letters that wait for an address, oldest first, as they will be laid out. */
export const lettersTo = async (
  { db, keys }: { readonly db: Db; readonly keys: SessionKeys },
  address: string,
): Promise<Letter[]> => {
  const rows = await db.platformRead((reader) =>
    reader.query<{ id: string; sealed: Uint8Array }>(
      'select id, sealed from outgoing_mail where lower(address) = lower($1) and sealed is not null order by id',
      [address],
    ),
  );
  return rows.flatMap(({ id, sealed }) => openLetter(keys, id, Buffer.from(sealed)) ?? []);
};

/** The token behind the button of the newest letter to an address. */
export const linkTo = async (product: Parameters<typeof lettersTo>[0], address: string): Promise<string> => {
  const path = (await lettersTo(product, address)).at(-1)?.button?.path ?? '';
  const token = /#token=([\w-]{43})$/.exec(path)?.[1];
  if (token === undefined) throw new Error(`no link for ${address}: ${path}`);
  return token;
};
