import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { idSource } from '#platform/server/ids.ts';
import { hashPassword } from '#platform/server/session/password-hash.ts';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import { samplePeople } from '../rules-people.ts';
import { openSample } from './commands.ts';
import { refuseSampleAccounts } from './queries-accounts.ts';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestDatabase());
});
afterAll(() => db.close());

const change = (set: string, email: string, ...values: readonly unknown[]) =>
  db.platformTransaction((tx) =>
    tx.query(`update user_account set ${set} where email = $1`, [email, ...values]),
  );

test('production opens an empty database', async () => {
  await expect(refuseSampleAccounts(db)).resolves.toBeUndefined();
});

test('production refuses a database in which the published password signs in, and no other', async () => {
  const clock = new TestClock('2026-11-20T09:00:00Z');
  await openSample({ db, clock, newId: idSource(clock), inboundDomain: 'inbound.localhost' }, 'small');
  const [first, ...others] = samplePeople.map(({ email }) => email);
  await expect(refuseSampleAccounts(db)).rejects.toMatchObject({ code: 'sample_accounts' });
  for (const email of others) await change('disabled_at = now()', email);
  await expect(refuseSampleAccounts(db)).rejects.toThrow(`signs in: ${first}.`);
  // Whoever has made the account their own is not locked out.
  await change('password_hash = $2', first ?? '', await hashPassword('a password of their own 71'));
  await expect(refuseSampleAccounts(db)).resolves.toBeUndefined();
});
