import type { Role } from '#core/access/roles.ts';
import { atLeast } from '#core/access/roles.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import { hook } from '#platform/server/hooks.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { Claimable } from '../contract-claimable.ts';
import { extraCost, ofSelection } from './queries-conditions.ts';

/** An order line that a claim keeps from being claimed again. */
export interface HeldLine {
  readonly orderLineId: string;
  readonly claimId: string;
  /** `K-2026-001` */
  readonly number: string;
}

/** Every order line of the unit that stands in a claim, asked of whoever claims money. */
export const heldLines = hook<(reader: Reader, scope: UnitScope) => Promise<readonly HeldLine[]>>(
  'which order lines stand in claims',
);

/** Asks for the lines that stand in claims; null for who may see no claims. */
export const findHeldLines = async (
  reader: Reader,
  scope: UnitScope,
  { hooks, role }: { readonly hooks: Hooks; readonly role: Role },
): Promise<readonly HeldLine[] | null> => {
  if (!atLeast(role, 'editor')) return null;
  const [answer] = hooks.all(heldLines);
  return answer === undefined ? [] : answer(reader, scope);
};

/** The ids of order lines, each once. */
export const idsOf = (held: readonly HeldLine[]): string[] => held.map(({ orderLineId }) => orderLineId);

/**
 * Condition on `price_alert_entry`: money can be claimed for it. It was dearer than a price that is known, and is none of the
 * lines that claims hold (a placeholder). This is the one rule of what can still be claimed of alerts.
 */
export const canBeClaimed = (heldIds: string, id = 'id'): string =>
  `(watched_price is not null and ${extraCost} > 0 and ${id} <> all (${heldIds}::uuid[]))`;

/** Columns of a group of entries: `toClaim` and `lines` as `Claimable` has them, and `heldIds`. */
export const claimableColumns = (heldIds: string): string => `
  coalesce(sum(${extraCost}) filter (where ${canBeClaimed(heldIds)}), 0) as to_claim,
  count(*) filter (where ${canBeClaimed(heldIds)})::int as to_claim_lines,
  coalesce(array_agg(id) filter (where id = any (${heldIds}::uuid[])), '{}') as held_ids`;

/** The claims that some of a group's lines stand in, each once and by number. */
export const claimsOf = (heldIds: readonly string[], held: readonly HeldLine[]): Claimable['claims'] => {
  const own = new Set(heldIds);
  const numbers = new Map(
    held.flatMap(({ orderLineId, claimId, number }) =>
      own.has(orderLineId) ? [[claimId, number] as const] : [],
    ),
  );
  return [...numbers]
    .map(([id, number]) => ({ id, number }))
    .toSorted((a, b) => (a.number < b.number ? -1 : 1));
};

/** How the undecided lines of articles stand to claims, by article; one without such lines is left out. */
export const loadClaimable = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  articleIds: readonly string[],
  held: readonly HeldLine[],
): Promise<ReadonlyMap<string, Claimable>> => {
  const rows = await reader.query<{ article: string; toClaim: string; lines: number; heldIds: string[] }>(
    `select article, to_claim as "toClaim", to_claim_lines as lines, held_ids as "heldIds" from (
       select article_id as article, ${claimableColumns('$7')} from price_alert_entry
       where ${ofSelection('$3', '$4', '$5')} and article_id = any ($6::uuid[]) group by article_id) own`,
    [organizationId, unitId, 'UNRESOLVED', null, null, articleIds, idsOf(held)],
  );
  return new Map(
    rows.map(({ article, toClaim, lines, heldIds }) => [
      article,
      { toClaim, lines, claims: claimsOf(heldIds, held) },
    ]),
  );
};

/**
 * What undecided lines have cost above their deals and can be claimed, by deal and in the unit's currency: what the screen of
 * deviations has as claimable of deals.
 */
export const claimableOfDeals = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  held: readonly HeldLine[],
): Promise<{ dealId: string; toClaim: string }[]> =>
  reader.query(
    `select deal_id as "dealId", sum(${extraCost}) as "toClaim" from price_alert_entry
     where ${ofSelection('$3', '$4', '$5')} and deal_id is not null and ${canBeClaimed('$6')}
       and currency = (select currency from unit where organization_id = $1 and id = $2)
     group by deal_id`,
    [organizationId, unitId, 'UNRESOLVED', null, null, idsOf(held)],
  );
