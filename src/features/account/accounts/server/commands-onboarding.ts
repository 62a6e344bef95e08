import { isStepAllowed, statusAfterRegistering } from '#core/access/onboarding-status.ts';
import type { Mover, OnboardingStatus } from '#core/access/onboarding-status.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { recordAccountEvent } from './commands.ts';
import { onboardingStatusOf } from './queries.ts';

/** What a step is written down with. */
export interface StepMoment {
  readonly now: Date;
  readonly newId: NewId;
  readonly requestId: string;
}

/** Moves a user on where the mover may (R50), and writes it down; the draft of who is through goes. In a platform transaction. */
export const moveOn = async (
  tx: Tx,
  userId: string,
  to: OnboardingStatus,
  mover: Mover,
  moment: StepMoment,
): Promise<OnboardingStatus | Refused<'onboarding.step_not_allowed'>> => {
  await tx.query('select 1 from user_account where id = $1 for update', [userId]);
  const from = await onboardingStatusOf(tx, userId);
  if (!isStepAllowed(from, to, mover)) return refused('onboarding.step_not_allowed');
  if (from === to) return to;
  await tx.query('update user_account set onboarding_status = $2 where id = $1', [userId, to]);
  if (to === 'ONBOARDED') await tx.query('delete from onboarding_draft where user_id = $1', [userId]);
  const detail = { from, to };
  await recordAccountEvent(
    tx,
    { action: 'onboarding.step', userId, requestId: moment.requestId, detail },
    moment,
  );
  return to;
};

/** Moves on who has registered so many restaurants at the start; anybody else stays. In a platform transaction. */
export const markRegistered = async (
  tx: Tx,
  userId: string,
  outlets: number,
  moment: StepMoment,
): Promise<OnboardingStatus> => {
  const to = statusAfterRegistering(outlets);
  const from = await onboardingStatusOf(tx, userId);
  const moved = from === 'START_ONBOARDING' ? await moveOn(tx, userId, to, 'registration', moment) : from;
  return typeof moved === 'string' ? moved : from;
};
