import { Secret, TOTP } from 'otpauth';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import type { BuiltAccount } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { supportContract } from '../contract.ts';

interface Builder {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface BuiltStaff {
  readonly account: BuiltAccount;
  readonly recoveryCodes: readonly string[];
  /** What the authenticator app shows now. */
  readonly code: () => string;
}

/** Sets up the second factor of who is signed in, as a person with an authenticator app does. */
export const enrolStaff = async (
  { clock }: Builder,
  client: TestClient,
): Promise<Omit<BuiltStaff, 'account'>> => {
  const enrolment = await client.post(supportContract.enrolSecondFactor.path);
  const { secret } = enrolment.json<{ secret: string }>().data;
  const app = new TOTP({ issuer: 'Krogkoll', secret: Secret.fromBase32(secret) });
  const code = (): string => app.generate({ timestamp: clock.now().getTime() });
  const path = supportContract.confirmSecondFactor.path;
  const confirmed = await client.post(path, { body: { code: code() } });
  if (confirmed.status !== 200) throw new Error(`the second factor was answered ${confirmed.text}`);
  return { code, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().data.recoveryCodes };
};

/** Makes staff, signs them in and proves their second factor in the session. */
export const buildStaff = async (builder: Builder, client: TestClient): Promise<BuiltStaff> => {
  const account = await buildAccount(builder, { staff: true, fullName: 'Sixten Stöd' });
  await signIn(client, account);
  return { account, ...(await enrolStaff(builder, client)) };
};
