import { isAboveClaim, stateAfter, stepRefusal } from '#core/claims/claim-steps.ts';
import type { ClaimStep, StepRefusal } from '#core/claims/claim-steps.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { recordEvent } from './commands-event.ts';
import type { ClaimAct, ClaimHappening } from './commands-event.ts';
import { rematch } from './commands-match.ts';
import { findClaimSupplier } from './queries-claims.ts';
import { loadFiguredClaims } from './queries-figures.ts';
import type { FiguredClaim } from './queries-figures.ts';

/** A claim of the unit with all others to its supplier, the unit locked. */
export interface HeldClaim extends FiguredClaim {
  readonly others: readonly FiguredClaim[];
}

/** Takes a claim of the unit for a change; null when the unit has no such claim. */
export const holdClaim = async (tx: Tx, scope: UnitScope, claimId: string): Promise<HeldClaim | null> => {
  await lockUnit(tx, scope);
  const supplierId = await findClaimSupplier(tx, scope, claimId);
  if (supplierId === null) return null;
  const { claims } = await loadFiguredClaims(tx, scope, supplierId);
  const own = claims.find(({ claim }) => claim.id === claimId);
  return own === undefined ? null : { ...own, others: claims };
};

/** Whether a step may be taken with a held claim; its code when not. */
export const refusalOf = <Step extends ClaimStep>(
  step: Step,
  { claim, figures, others }: HeldClaim,
): StepRefusal<Step> | null =>
  stepRefusal(
    step,
    claim,
    figures,
    others.map((each) => each.claim),
  );

/** Sets what a step makes of a held claim, writes the event, and matches its supplier's money anew. */
export const takeStep = async (
  tx: Tx,
  scope: UnitScope,
  act: ClaimAct,
  { claim }: HeldClaim,
  step: ClaimStep,
  happening: ClaimHappening,
): Promise<void> => {
  await tx.query('update claim set state = $4 where organization_id = $1 and unit_id = $2 and id = $3', [
    scope.organizationId,
    scope.unitId,
    claim.id,
    stateAfter(step, claim),
  ]);
  await recordEvent(tx, scope, act, claim.id, happening);
  await rematch(tx, scope, [claim.supplierId]);
};

type PlainStep = 'answer' | 'refuse' | 'withdraw' | 'reopen' | 'close';

const kinds = {
  answer: 'answered',
  refuse: 'refused',
  withdraw: 'withdrawn',
  reopen: 'reopened',
  close: 'closed',
} as const;

/** Takes a step that needs nothing but words: logs an answer, sets refused, withdraws, reopens, closes the remainder. */
export const stepClaim = async <Step extends PlainStep>(
  tx: Tx,
  scope: UnitScope,
  act: ClaimAct,
  claimId: string,
  step: Step,
  said: Omit<ClaimHappening, 'kind'>,
): Promise<{ readonly claimId: string } | Refused<'claim.not_exist' | StepRefusal<Step>>> => {
  const held = await holdClaim(tx, scope, claimId);
  if (held === null) return refused('claim.not_exist');
  const refusal = refusalOf(step, held);
  if (refusal !== null) return refused(refusal);
  await takeStep(tx, scope, act, held, step, { ...said, kind: kinds[step] });
  return { claimId };
};

/** Logs what the supplier has answered; an offer above the claim is refused. */
export const logAnswer = async (
  tx: Tx,
  scope: UnitScope,
  act: ClaimAct,
  claimId: string,
  said: Omit<ClaimHappening, 'kind'>,
): Promise<
  { readonly claimId: string } | Refused<'claim.not_exist' | 'claim.offer_above' | StepRefusal<'answer'>>
> => {
  const held = await holdClaim(tx, scope, claimId);
  if (held !== null && isAboveClaim(said.offer, held.figures)) return refused('claim.offer_above');
  return stepClaim(tx, scope, act, claimId, 'answer', said);
};

/**
 * Withdraws the drafts of decisions "Claim credit" that were taken back; what was sent meanwhile stays a claim. The caller
 * holds the unit's lock.
 */
export const withdrawDrafts = async (
  tx: Tx,
  scope: UnitScope,
  act: ClaimAct,
  decisionIds: readonly string[],
): Promise<void> => {
  const rows = await tx.query<{ claim_id: string }>(
    `select distinct l.claim_id from claim_line l
     join claim c on c.organization_id = $1 and c.unit_id = $2 and c.id = l.claim_id
     where l.organization_id = $1 and l.unit_id = $2 and l.decision_id = any($3::uuid[]) and c.state = 'drafted'`,
    [scope.organizationId, scope.unitId, decisionIds],
  );
  for (const { claim_id: claimId } of rows) await stepClaim(tx, scope, act, claimId, 'withdraw', {});
};
