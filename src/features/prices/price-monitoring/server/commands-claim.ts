import type { Tx } from '#platform/server/db/port.ts';
import { hook } from '#platform/server/hooks.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { settleAlerts } from './commands-settle.ts';
import type { Settled, SettleRequest } from './commands-settle.ts';
import { withdrawDecisions } from './commands-withdraw.ts';

interface Act {
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: NewId;
}

/** An order line that a decision "Claim credit" settled. */
export interface DecidedLine {
  readonly invoiceId: string;
  readonly orderLineId: string;
  readonly decisionId: string;
}

/** What credit claims do about decisions; the caller holds the unit's lock. */
export const claimDrafting = hook<{
  /** Drafts claims of what was settled; answers the claim of each decision, or refuses when nothing of one can be claimed. */
  readonly draft: (
    tx: Tx,
    scope: UnitScope,
    act: Act,
    lines: readonly DecidedLine[],
  ) => Promise<ReadonlyMap<string, string> | Refused<'claim.no_alert' | 'claim.line_claimed'>>;
  /** Withdraws drafts of decisions that were taken back. */
  readonly withdraw: (tx: Tx, scope: UnitScope, act: Act, decisionIds: readonly string[]) => Promise<void>;
}>('what credit claims do about decisions');

/** How claims are asked. */
export type ClaimDrafting = NonNullable<(typeof claimDrafting)['answerer']>;

const decidedSql = `
  select e.invoice_id as "invoiceId", e.id as "orderLineId", e.decision_id as "decisionId"
  from price_alert_entry e
  where e.organization_id = $1 and e.unit_id = $2 and e.article_id = any($3::uuid[]) and e.decision_id = any($4::uuid[])`;

/** As `settleAlerts`; the decision "Claim credit" drafts a claim of what it settles, in the same transaction. */
export const decideAlerts = async (
  tx: Tx,
  scope: UnitScope,
  act: Act,
  asked: SettleRequest,
  claims: ClaimDrafting,
): Promise<
  | (Settled & { readonly claimId?: string })[]
  | Refused<
      | 'article.not_exist'
      | 'alert.already_settled'
      | 'alert.changed'
      | 'claim.no_alert'
      | 'claim.line_claimed'
    >
> => {
  const settled = await settleAlerts(tx, scope, act, asked);
  if (settled instanceof Refused || asked.kind !== 'claim') return settled;
  const lines = await tx.query<DecidedLine>(decidedSql, [
    scope.organizationId,
    scope.unitId,
    settled.map(({ articleId }) => articleId),
    settled.map(({ decisionId }) => decisionId),
  ]);
  const drafted = await claims.draft(tx, scope, act, lines);
  if (drafted instanceof Refused) return drafted;
  return settled.map((each) => {
    const claimId = drafted.get(each.decisionId);
    return claimId === undefined ? each : { ...each, claimId };
  });
};

/** As `withdrawDecisions`; a claim that one of them drafted is withdrawn while it is a draft. */
export const undoDecisions = async (
  tx: Tx,
  scope: UnitScope,
  act: Act,
  decisionIds: readonly string[],
  claims: ClaimDrafting,
) => {
  const withdrawn = await withdrawDecisions(tx, scope, act, decisionIds);
  if (!(withdrawn instanceof Refused)) await claims.withdraw(tx, scope, act, decisionIds);
  return withdrawn;
};
