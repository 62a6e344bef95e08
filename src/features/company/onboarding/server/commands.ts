import { moveOn } from '#features/account/accounts/server/commands-onboarding.ts';
import type { StepMoment } from '#features/account/accounts/server/commands-onboarding.ts';
import { onboardingStatusOf } from '#features/account/accounts/server/queries.ts';
import { signedOrganizations } from '#features/company/organizations/server/queries.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { OnboardingDraft } from '../contract.ts';
import type { OnboardingStatus } from '#core/access/onboarding-status.ts';

/** Those of the users whose every own organization has signed. */
const whoseAllSigned = async (tx: Tx, userIds: readonly string[]): Promise<string[]> => {
  const rows = await tx.query<{ userId: string; organizationId: string }>(
    `select distinct m.user_id as "userId", m.organization_id as "organizationId" from membership m
     where m.user_id = any($1::uuid[]) and m.role = 'owner'`,
    [userIds],
  );
  const signed = await signedOrganizations(
    tx,
    rows.map(({ organizationId }) => organizationId),
  );
  return userIds.filter((userId) => {
    const own = rows.filter((row) => row.userId === userId);
    return own.length > 0 && own.every(({ organizationId }) => signed.has(organizationId));
  });
};

/**
 * Sets the status that a user asks for, the next one or the same (R50). Whoever shares the address when all is signed
 * already has no signature to wait for. In a platform transaction.
 */
export const setStatus = async (
  tx: Tx,
  userId: string,
  to: OnboardingStatus,
  moment: StepMoment,
): Promise<OnboardingStatus | Refused<'onboarding.step_not_allowed'>> => {
  const moved = await moveOn(tx, userId, to, 'client', moment);
  if (moved !== 'SHARE_INVOICE_EMAIL') return moved;
  const [signed] = await whoseAllSigned(tx, [userId]);
  return signed === undefined ? moved : moveOn(tx, userId, 'ESIGN_DOCUMENT_SIGNED', 'signature', moment);
};

/**
 * After an organization's power of attorney is signed, moves on every owner who waits for that and has nothing else left
 * to sign. In a platform transaction, which has written the signature; answers who moved.
 */
export const markSigned = async (tx: Tx, organizationId: string, moment: StepMoment): Promise<string[]> => {
  // Every owner, whatever their status: one who shares the address at this moment is waited for, and then moves on.
  const owners = await tx.query<{ id: string; status: string }>(
    `select u.id, u.onboarding_status as status from user_account u
     where exists (
       select from membership m where m.organization_id = $1 and m.user_id = u.id and m.role = 'owner')
     order by u.id for update`,
    [organizationId],
  );
  const waiting = owners.filter(({ status }) => status === 'SHARE_INVOICE_EMAIL').map(({ id }) => id);
  const ready = await whoseAllSigned(tx, waiting);
  for (const userId of ready) await moveOn(tx, userId, 'ESIGN_DOCUMENT_SIGNED', 'signature', moment);
  return ready;
};

/** Keeps the answers of somebody who is not onboarded, in the place of those before. In a platform transaction. */
export const saveDraft = async (
  tx: Tx,
  userId: string,
  draft: OnboardingDraft,
  now: Date,
): Promise<{ readonly savedAt: string } | Refused<'onboarding.step_not_allowed'>> => {
  // Whoever is onboarded at this moment is waited for: nothing is kept after it.
  await tx.query('select 1 from user_account where id = $1 for update', [userId]);
  if ((await onboardingStatusOf(tx, userId)) === 'ONBOARDED') return refused('onboarding.step_not_allowed');
  await tx.query(
    `insert into onboarding_draft (user_id, draft, changed_at) values ($1, $2, $3)
     on conflict (user_id) do update set draft = excluded.draft, changed_at = excluded.changed_at`,
    [userId, JSON.stringify(draft), now],
  );
  return { savedAt: now.toISOString() };
};
