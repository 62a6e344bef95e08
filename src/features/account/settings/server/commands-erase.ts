import { forgetPendingAddresses } from '#features/account/accounts/server/commands-links.ts';
import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import type { AccountMoment } from '#features/account/accounts/server/commands.ts';
import { accountOf } from '#features/account/accounts/server/queries.ts';
import { endSessions } from '#features/account/sessions/server/commands.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { hook } from '#platform/server/hooks.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import { forgetInReplies } from '#platform/server/http/idempotency.ts';
import { forgetLetters } from '#platform/server/post/forget-letters.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';

/** Who keeps something of a person beside the account. */
export const personKeeper = hook<{
  /** Whether somebody depends on the person, who then cannot leave yet. */
  readonly isNeeded?: (tx: Tx, userId: string) => Promise<boolean>;
  /** Forgets what is kept of the person and does not go with the account's row. */
  readonly forget: (
    tx: Tx,
    person: { readonly userId: string; readonly email: string },
    moment: AccountMoment,
  ) => Promise<void>;
}>('what is kept of a person');

/**
 * Deletes an account whose password was confirmed (R62). Sessions, links, devices, memberships, settings and the profile go
 * in this transaction, with every letter, invitation and unsigned power of attorney to its address; documents and both logs stay and know the person
 * by the account's id alone. Refuses another e-mail than the account's, and the only owner of an outlet with invoices (R12).
 */
export const eraseAccount = async (
  tx: Tx,
  hooks: Hooks,
  { userId, typedEmail }: { readonly userId: string; readonly typedEmail: string },
  moment: AccountMoment,
): Promise<{ deleted: true } | Refused<'bad.request' | 'user.last_owner'>> => {
  const account = await accountOf(tx, userId);
  if (account?.email.toLowerCase() !== typedEmail.trim().toLowerCase())
    return refused('bad.request', { email: 'invalid' });
  const keepers = hooks.all(personKeeper);
  for (const { isNeeded } of keepers)
    if ((await isNeeded?.(tx, userId)) === true) return refused('user.last_owner');
  // Ended one by one first: every process hears of each.
  await endSessions(tx, userId, { except: null, because: 'account-deleted' }, moment);
  await recordAccountEvent(tx, { action: 'account.deleted', userId, requestId: moment.requestId }, moment);
  for (const { forget } of keepers) await forget(tx, { userId, email: account.email }, moment);
  await forgetPendingAddresses(tx, userId);
  await forgetLetters(tx, account.email, 'all');
  await forgetInReplies(tx, account.email);
  // Everything that belongs to the person alone refers to this row and goes with it.
  await tx.kysely.deleteFrom('user_account').where('id', '=', userId).execute();
  return { deleted: true };
};
