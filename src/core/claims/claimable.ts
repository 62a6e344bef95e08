import { daysAfter } from '#core/values/calendar.ts';
import { decimal } from '#core/values/decimal.ts';
import type { Claim, Credit } from './claim.ts';
import { isLive } from './standing.ts';

/**
 * The claim that keeps an order line from being claimed: one that is neither refused nor withdrawn, or on which the line has
 * money. Null: the line may be claimed, for the first time or anew.
 */
export const claimHolding = (
  orderLineId: string,
  claims: readonly Claim[],
  credits: readonly Credit[],
): Claim | null =>
  claims.find((claim) =>
    claim.lines.some(
      (line) =>
        line.orderLineId === orderLineId &&
        (isLive(claim) ||
          credits.some(
            (credit) =>
              credit.claimId === claim.id && credit.claimLineId === line.id && decimal(credit.amount).gt('0'),
          )),
    ),
  ) ?? null;

/** Days after sending in which an answer is expected, and in which the supplier's link answers. */
export const replyDays = 14;
export const linkDays = 180;

/** Sent, something open, and the day to reply by is past. */
export const isOverdue = (
  claim: { readonly state: Claim['state']; readonly open: string; readonly replyBy: string | null },
  today: string,
): boolean =>
  claim.state === 'sent' && claim.replyBy !== null && today > claim.replyBy && decimal(claim.open).gt('0');

/** Where the newest of each kind stands among a claim's events, from 0; -1: there was none. */
export interface LetterPlaces {
  readonly left: number;
  readonly failed: number;
  readonly answered: number;
}

/** Sent, something open, and the newest letter did not reach the supplier, who has not answered since. */
export const isUndelivered = (
  claim: { readonly state: Claim['state']; readonly open: string },
  { left, failed, answered }: LetterPlaces,
): boolean => claim.state === 'sent' && failed > left && failed > answered && decimal(claim.open).gt('0');

/** The last day to complain of a delivery; null where the supplier's days are not known. */
export const complainBy = (lastDelivery: string, complaintDays: number | null): string | null =>
  complaintDays === null ? null : daysAfter(lastDelivery, complaintDays);
