import { replyDays } from '#core/claims/claimable.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { mailAddress } from '#platform/server/post/address.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { BodyOf } from '#platform/wire/endpoint.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { claimsContract } from '../contract.ts';
import { noteChange, recordEvent } from './commands-event.ts';
import type { ClaimAct } from './commands-event.ts';
import { holdClaim } from './commands-step.ts';

/**
 * Changes a draft's letter, and of a sent claim the address, the language of reminders and the day to reply by. What a sent
 * letter said stays: its words are refused. An event tells of it where more than the address is another.
 */
export const changeClaim = async (
  tx: Tx,
  scope: UnitScope,
  act: ClaimAct,
  claimId: string,
  { recipient, language, text, replyBy }: BodyOf<(typeof claimsContract)['changeClaim']>,
): Promise<
  { readonly claimId: string } | Refused<'claim.not_exist' | 'claim.not_drafted' | 'address.invalid'>
> => {
  const held = await holdClaim(tx, scope, claimId);
  if (held === null) return refused('claim.not_exist');
  const { state, words } = held.claim;
  const written = text === '' ? null : text;
  if (state !== 'drafted' && (state !== 'sent' || written !== words)) return refused('claim.not_drafted');
  const address = recipient === null || recipient === '' ? null : mailAddress(recipient);
  if (address === null && recipient !== null && recipient !== '') return refused('address.invalid');
  await tx.query(
    `update claim set recipient = $4, language = $5, words = $6, reply_by = $7
     where organization_id = $1 and unit_id = $2 and id = $3`,
    [scope.organizationId, scope.unitId, claimId, address, language, written, replyBy],
  );
  const stated = (day: string | null): string | null =>
    day ?? (state === 'drafted' ? daysAfter(swedishDate(act.now), replyDays) : null);
  const isChanged =
    language !== held.claim.language || written !== words || stated(replyBy) !== stated(held.claim.replyBy);
  if (isChanged) await recordEvent(tx, scope, act, claimId, { kind: 'changed' });
  // Where it goes is no event: the letter itself tells it, once it is sent.
  else if (address !== held.claim.recipient)
    await noteChange(tx, scope, act.actor, claimId, { kind: 'changed', detail: {} });
  return { claimId };
};
