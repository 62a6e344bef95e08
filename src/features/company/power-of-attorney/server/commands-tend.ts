import { recordAudit } from '#platform/server/audit.ts';
import { standingAfter } from '../rules.ts';
import { forgetUnsigned } from './commands-forget.ts';
import { hearEvent } from './commands-hear.ts';
import type { HearDeps } from './commands-hear.ts';
import { dropSigningLinks } from './commands-links.ts';
import { openPowers } from './queries.ts';
import type { StoredPower } from './queries.ts';

/** Milliseconds for which a provider is told again that a document was taken back. */
const retold = 2 * 24 * 60 * 60_000;

const expire = (deps: HearDeps, { organizationId, id }: StoredPower): Promise<unknown> =>
  deps.db.platformTransaction(async (tx) => {
    const state = standingAfter('waiting', 'timed-out');
    const ended = await tx.query(
      `update power_of_attorney set state = $3, settled_at = expires_at
       where organization_id = $1 and id = $2 and state = 'waiting' returning 1`,
      [organizationId, id, state],
    );
    if (ended.length === 0) return;
    await dropSigningLinks(tx, id);
    const actor = { userId: null, impersonatedBy: null, requestId: id };
    const action = `power-of-attorney.${state}`;
    await recordAudit(tx, actor, { organizationId, unitId: null, action, subjectId: id });
  });

const tend = async (deps: HearDeps, power: StoredPower, signal: AbortSignal): Promise<void> => {
  const { esign, clock } = deps;
  const { providerId } = power;
  if (power.provider === esign.provider && providerId !== null) {
    const event = await esign.outcome(providerId, signal);
    if (event !== null && (await hearEvent(deps, event, signal))) return;
    if (event === null && power.state === 'withdrawn') await esign.cancel(providerId, signal);
  }
  if (power.expiresAt <= clock.now()) await expire(deps, power);
};

/**
 * Looks after documents that wait: asks the provider how they ended, for a callback may be lost, and ends those whose time is
 * over. One that was taken back is taken back there too, and what nobody signed is forgotten in the end. A provider that is
 * away keeps none of the others from its turn.
 */
export const tendPowers = async (deps: HearDeps, signal: AbortSignal): Promise<void> => {
  const since = new Date(deps.clock.now().getTime() - retold);
  for (const power of await deps.db.platformRead((reader) => openPowers(reader, since)))
    await tend(deps, power, signal).catch((error: unknown) =>
      deps.log.error({ powerId: power.id, error: String(error) }, 'a signing could not be looked after'),
    );
  await forgetUnsigned(deps, signal);
};
