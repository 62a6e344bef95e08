import type { z } from 'zod';
import { isPriceReason, priceClaim } from '#core/claims/claim-amount.ts';
import type { ClaimReason } from '#core/claims/claim.ts';
import { claimHolding } from '#core/claims/claimable.ts';
import { decimal, fixed } from '#core/values/decimal.ts';
import type { DecidedLine } from '#features/prices/price-monitoring/server/commands-claim.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { wantedLine } from '../contract.ts';
import { recordEvent } from './commands-event.ts';
import type { ClaimAct } from './commands-event.ts';
import { rematch } from './commands-match.ts';
import { storeClaim } from './commands-store.ts';
import type { ChosenLine } from './commands-store.ts';
import { loadClaims } from './queries-claims.ts';
import { loadCredits } from './queries-credits.ts';
import { isWanted, loadEvidence, loadOrderLineFacts } from './queries-lines.ts';
import type { OrderLineFacts } from './queries-lines.ts';

type Wanted = z.output<typeof wantedLine>;

type Refusal = Refused<
  'invoice.line_not_exist' | 'claim.line_claimed' | 'claim.amount_invalid' | 'claim.no_alert'
>;

const isAboveZero = (text: string): boolean => decimal(text).gt('0');

/** What a price alert's line is claimed with: by the deal or the watched price that it was compared with. */
const fromAlert = (facts: OrderLineFacts, quantity: string): ChosenLine | Refusal => {
  const { billed, expected, dealId } = facts;
  if (billed === null || expected === null) return refused('claim.no_alert');
  const amount = priceClaim({ quantity, billed, expected });
  if (!isAboveZero(amount)) return refused('claim.amount_invalid');
  return { facts, quantity, expected, amount, reason: dealId === null ? 'above-watched' : 'above-deal' };
};

const choose = (
  facts: OrderLineFacts,
  wanted: Wanted,
  reason: ClaimReason | undefined,
): ChosenLine | Refusal => {
  if (!isAboveZero(facts.sum)) return refused('claim.amount_invalid');
  const whole = facts.quantity !== null && isAboveZero(facts.quantity) ? facts.quantity : '1';
  const quantity = wanted.quantity ?? whole;
  if (decimal(quantity).gt(decimal(whole))) return refused('claim.amount_invalid');
  if (reason === undefined || isPriceReason(reason)) return fromAlert(facts, quantity);
  const share = decimal(facts.sum).times(decimal(quantity)).div(decimal(whole));
  const amount = fixed(wanted.amount === undefined ? share : decimal(wanted.amount), 2);
  if (!isAboveZero(amount) || decimal(amount).gt(decimal(facts.sum))) return refused('claim.amount_invalid');
  return { facts, quantity, expected: null, amount, reason };
};

const isHeld = async (
  tx: Tx,
  scope: UnitScope,
  lines: readonly ChosenLine[],
): Promise<ReadonlySet<string>> => {
  const held = new Set<string>();
  for (const supplierId of new Set(lines.map(({ facts }) => facts.supplierId))) {
    const claims = await loadClaims(tx, scope, supplierId);
    if (claims.length === 0) continue;
    const credits = await loadCredits(tx, scope, supplierId);
    for (const { facts } of lines) if (claimHolding(facts.id, claims, credits) !== null) held.add(facts.id);
  }
  return held;
};

/** Stores a claim for each supplier and currency of the lines; answers their ids. The caller holds the unit's lock. */
const draft = async (
  tx: Tx,
  scope: UnitScope,
  act: ClaimAct,
  lines: readonly ChosenLine[],
  decisions: ReadonlyMap<string, string>,
): Promise<string[]> => {
  const evidence = await loadEvidence(
    tx,
    scope,
    lines.filter(({ expected }) => expected !== null).map(({ facts }) => facts),
  );
  const ids: string[] = [];
  for (const own of Map.groupBy(lines, ({ facts }) => `${facts.supplierId} ${facts.currency}`).values()) {
    const id = await storeClaim(tx, scope, act, own, { evidence, decisions });
    await recordEvent(tx, scope, act, id, { kind: 'drafted' });
    ids.push(id);
  }
  await rematch(
    tx,
    scope,
    lines.map(({ facts }) => facts.supplierId),
  );
  return ids;
};

/**
 * Drafts claims of chosen order lines, one for each supplier and currency, all or none; answers their ids. Alerts keep their
 * status. Refuses a line that is not the unit's, one that a claim holds, and an amount of nothing or above the line's sum.
 */
export const draftClaims = async (
  tx: Tx,
  scope: UnitScope,
  act: ClaimAct,
  asked: { readonly lines: readonly Wanted[]; readonly reason?: ClaimReason | undefined },
): Promise<string[] | Refusal> => {
  await lockUnit(tx, scope);
  const facts = await loadOrderLineFacts(tx, scope, asked.lines);
  if (asked.lines.some((line) => !facts.some((each) => isWanted(each, line))))
    return refused('invoice.line_not_exist');
  const chosen: ChosenLine[] = [];
  for (const each of facts) {
    const line = asked.lines.find((one) => isWanted(each, one));
    if (line === undefined) continue;
    const one = choose(each, line, asked.reason);
    if (one instanceof Refused) return one;
    chosen.push(one);
  }
  if ((await isHeld(tx, scope, chosen)).size > 0) return refused('claim.line_claimed');
  return draft(tx, scope, act, chosen, new Map());
};

/**
 * Drafts claims of what decisions settled, as they are stored; answers the claim of each decision. Lines that were cheaper,
 * that cannot be compared or that a claim holds are left out; a decision of which nothing is left is refused. The caller
 * holds the unit's lock.
 */
export const draftFromDecisions = async (
  tx: Tx,
  scope: UnitScope,
  act: ClaimAct,
  decided: readonly DecidedLine[],
): Promise<ReadonlyMap<string, string> | Refused<'claim.no_alert' | 'claim.line_claimed'>> => {
  const decisions = new Map(decided.map((line) => [line.orderLineId, line.decisionId]));
  const facts = await loadOrderLineFacts(tx, scope, decided);
  const priced = facts.flatMap((each) => {
    const line = fromAlert(each, each.quantity ?? '1');
    return line instanceof Refused ? [] : [line];
  });
  const held = await isHeld(tx, scope, priced);
  const lines = priced.filter(({ facts: { id } }) => !held.has(id));
  const left = new Set(lines.map(({ facts: { id } }) => decisions.get(id)));
  if (new Set(decisions.values()).size > left.size)
    return refused(held.size > 0 ? 'claim.line_claimed' : 'claim.no_alert');
  await draft(tx, scope, act, lines, decisions);
  const rows = await tx.query<{ decision_id: string; claim_id: string }>(
    `select distinct decision_id, claim_id from claim_line
     where organization_id = $1 and unit_id = $2 and decision_id = any($3::uuid[])`,
    [scope.organizationId, scope.unitId, [...new Set(decisions.values())]],
  );
  return new Map(rows.map((row) => [row.decision_id, row.claim_id]));
};
