import { forgetPendingAddresses } from '#features/account/accounts/server/commands-links.ts';
import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import type { AccountMoment } from '#features/account/accounts/server/commands.ts';
import { accountOf } from '#features/account/accounts/server/queries.ts';
import { endSessions } from '#features/account/sessions/server/commands.ts';
import { forgetSignatory } from '#features/company/power-of-attorney/server/commands-forget.ts';
import { forgetInvitations } from '#features/company/team/server/commands.ts';
import { soleOwnerships } from '#features/company/team/server/queries-owners.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { forgetInReplies } from '#platform/server/http/idempotency.ts';
import { forgetLetters } from '#platform/server/post/forget-letters.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';

/**
 * Deletes an account whose password was confirmed (R62). Sessions, links, devices, memberships, settings and the profile go
 * in this transaction, with every letter, invitation and unsigned power of attorney to its address; documents and both logs stay and know the person
 * by the account's id alone. Refuses another e-mail than the account's, and the only owner of an outlet with invoices (R12).
 */
export const eraseAccount = async (
  tx: Tx,
  { userId, typedEmail }: { readonly userId: string; readonly typedEmail: string },
  moment: AccountMoment,
): Promise<{ deleted: true } | Refused<'bad.request' | 'user.last_owner'>> => {
  const account = await accountOf(tx, userId);
  if (account?.email.toLowerCase() !== typedEmail.trim().toLowerCase())
    return refused('bad.request', { email: 'invalid' });
  if ((await soleOwnerships(tx, userId)).length > 0) return refused('user.last_owner');
  // Ended one by one first: every process hears of each.
  await endSessions(tx, userId, { except: null, because: 'account-deleted' }, moment);
  await recordAccountEvent(tx, { action: 'account.deleted', userId, requestId: moment.requestId }, moment);
  await forgetInvitations(tx, { userId, email: account.email }, moment.now);
  await forgetSignatory(tx, { userId, email: account.email }, moment);
  await forgetPendingAddresses(tx, userId);
  await forgetLetters(tx, account.email, 'all');
  await forgetInReplies(tx, account.email);
  // Everything that belongs to the person alone refers to this row and goes with it.
  await tx.kysely.deleteFrom('user_account').where('id', '=', userId).execute();
  return { deleted: true };
};
