import { credentialsOf } from '#features/accounts/server/queries.ts';
import type { Db } from '#platform/server/db/port.ts';
import { checkPassword } from '#platform/server/session/password-hash.ts';
import { samplePassword, samplePeople } from '../rules-people.ts';

/** Anybody could sign in, because this database has the sample's accounts with the password that is printed at start. */
export class SampleAccounts extends Error {
  readonly code = 'sample_accounts';
}

/**
 * Throws `SampleAccounts` when somebody could sign in with what the sample publishes. Accounts that are disabled or have
 * a password of their own are let be, so that nobody is locked out of data that became real.
 */
export const refuseSampleAccounts = async (db: Db): Promise<void> => {
  const open: string[] = [];
  for (const { email } of samplePeople) {
    const known = await db.platformRead((reader) => credentialsOf(reader, email));
    if (known === null || known.disabled) continue;
    if (await checkPassword(known.passwordHash, samplePassword)) open.push(email);
  }
  if (open.length === 0) return;
  throw new SampleAccounts(
    `production does not open a database in which the sample's password signs in: ${open.join(', ')}. ` +
      'Give it a DATA_DIR or DATABASE_URL of its own, or disable these accounts (docs/operations.md).',
  );
};
