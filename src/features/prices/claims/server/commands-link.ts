import { isClaimedElsewhere } from '#core/claims/claim-steps.ts';
import { isLive } from '#core/claims/standing.ts';
import { creditLinesOf } from '#core/claims/credit-lines.ts';
import type { CreditLine } from '#core/claims/credit-lines.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { recordEvent } from './commands-event.ts';
import type { ClaimAct } from './commands-event.ts';
import { rematch } from './commands-match.ts';
import { holdClaim } from './commands-step.ts';
import type { HeldClaim } from './commands-step.ts';
import { loadCreditDocuments } from './queries-credits.ts';
import { amountOf } from './queries-doubts.ts';

const saySql = `
  insert into claim_link (organization_id, unit_id, credit_line_id, claim_id, claim_line_id, linked, said_at, said_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (organization_id, unit_id, credit_line_id, claim_id) do update
  set claim_line_id = excluded.claim_line_id, linked = excluded.linked, said_at = excluded.said_at, said_by = excluded.said_by`;

type Missing = Refused<'claim.not_exist' | 'claim.credit_unknown'>;

/** Takes a claim and a credit line of its supplier and currency that is through the trust gate. */
const hold = async (
  tx: Tx,
  scope: UnitScope,
  claimId: string,
  creditLineId: string,
): Promise<(HeldClaim & { readonly credit: CreditLine }) | Missing> => {
  const held = await holdClaim(tx, scope, claimId);
  if (held === null) return refused('claim.not_exist');
  const documents = await loadCreditDocuments(tx, scope, held.claim.supplierId);
  const credit = documents.flatMap(creditLinesOf).find(({ id }) => id === creditLineId);
  if (credit?.document.currency !== held.claim.currency) return refused('claim.credit_unknown');
  return { ...held, credit };
};

const say = async (
  tx: Tx,
  scope: UnitScope,
  act: ClaimAct,
  { claim, credit }: HeldClaim & { readonly credit: CreditLine },
  said: { readonly creditLineId: string; readonly claimLineId: string | null; readonly linked: boolean },
): Promise<void> => {
  await tx.query(saySql, [
    scope.organizationId,
    scope.unitId,
    said.creditLineId,
    claim.id,
    said.claimLineId,
    said.linked,
    act.now,
    act.actor.userId,
  ]);
  const kind = said.linked ? 'linked' : 'unlinked';
  const { document } = credit;
  await recordEvent(tx, scope, act, claim.id, {
    kind,
    creditLineId: said.creditLineId,
    creditInvoiceId: document.id,
    line: {
      number: document.number,
      name: document.lines.find(({ id }) => id === credit.id)?.name ?? '',
      amount: amountOf(credit),
      invoiceNumber: claim.lines.find(({ id }) => id === said.claimLineId)?.invoiceNumber ?? null,
    },
  });
  await rematch(tx, scope, [claim.supplierId]);
};

/**
 * Links a credit line to a claim, or to one line of it, and matches the supplier's money anew. Refuses a credit line that is
 * not of the claim's supplier and currency or not through the trust gate, and a link to a refused or withdrawn claim one of
 * whose lines stands in a living one.
 */
export const linkCredit = async (
  tx: Tx,
  scope: UnitScope,
  act: ClaimAct,
  claimId: string,
  said: { readonly creditLineId: string; readonly claimLineId: string | null },
): Promise<{ readonly claimId: string } | Missing | Refused<'claim.line_claimed'>> => {
  const held = await hold(tx, scope, claimId, said.creditLineId);
  if (held instanceof Refused) return held;
  const { claim, others } = held;
  if (said.claimLineId !== null && !claim.lines.some(({ id }) => id === said.claimLineId))
    return refused('claim.not_exist');
  const all = others.map((each) => each.claim);
  if (!isLive(claim) && isClaimedElsewhere(claim, all)) return refused('claim.line_claimed');
  await say(tx, scope, act, held, { ...said, linked: true });
  return { claimId };
};

/** Says that a credit line is not for a claim: no rule gives it there again, until a person links it. */
export const unlinkCredit = async (
  tx: Tx,
  scope: UnitScope,
  act: ClaimAct,
  claimId: string,
  creditLineId: string,
): Promise<{ readonly claimId: string } | Missing> => {
  const held = await hold(tx, scope, claimId, creditLineId);
  if (held instanceof Refused) return held;
  await say(tx, scope, act, held, { creditLineId, claimLineId: null, linked: false });
  return { claimId };
};
