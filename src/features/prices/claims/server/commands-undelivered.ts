import { readClaimNumber } from '#core/claims/claim-number.ts';
import { isUndelivered } from '#core/claims/claimable.ts';
import { claimNumberOf, findRecipient } from '#features/intake/mail/server/queries-doors.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { letterFailed } from '#platform/server/post/delivery-outcome.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { letterPlaces } from '../rules.ts';
import { recordEvent } from './commands-event.ts';
import { loadEvents } from './queries-events.ts';

const claimSql = `
  select id from claim where organization_id = $1 and unit_id = $2 and year = $3 and sequence = $4`;

const findClaimId = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  number: string,
): Promise<string | null> => {
  const read = readClaimNumber(number);
  if (read === null) return null;
  const key = [organizationId, unitId, read.year, read.sequence];
  return (await reader.query<{ id: string }>(claimSql, key))[0]?.id ?? null;
};

/** Writes on a claim that its letter did not leave for good; a second time for one letter changes nothing. */
export const tellUndelivered = answerTo(
  letterFailed,
  async ({ db, clock, newId }, { replyTo, to }, reason) => {
    const number = claimNumberOf(replyTo ?? null);
    if (replyTo === undefined || number === null) return;
    const scope = await db.platformRead((reader) => findRecipient(reader, replyTo));
    if (scope === null) return;
    await db.tenantTransaction(scope.organizationId, async (tx) => {
      await lockUnit(tx, scope);
      const claimId = await findClaimId(tx, scope, number);
      if (claimId === null) return;
      const told = letterPlaces(await loadEvents(tx, scope, claimId, number));
      if (isUndelivered({ state: 'sent', open: '1' }, told)) return;
      const actor = { userId: null, impersonatedBy: null, requestId: 'mail' };
      const happening = { kind: 'undelivered', sender: to, words: reason.slice(0, 300) } as const;
      await recordEvent(tx, scope, { actor, now: clock.now(), newId }, claimId, happening);
    });
  },
);
