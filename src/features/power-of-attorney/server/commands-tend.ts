import { standingAfter } from '../rules.ts';
import { hearEvent } from './commands-hear.ts';
import type { HearDeps } from './commands-hear.ts';
import { waitingPowers } from './queries.ts';
import type { StoredPower } from './queries.ts';

const expire = (deps: HearDeps, { organizationId, id }: StoredPower): Promise<unknown> =>
  deps.db.platformTransaction((tx) =>
    tx.query(
      `update power_of_attorney set state = $3, settled_at = expires_at
       where organization_id = $1 and id = $2 and state = 'waiting'`,
      [organizationId, id, standingAfter('waiting', 'timed-out')],
    ),
  );

const tend = async (deps: HearDeps, power: StoredPower, signal: AbortSignal): Promise<void> => {
  const { esign, clock } = deps;
  if (power.provider === esign.provider && power.providerId !== null) {
    const event = await esign.outcome(power.providerId, signal);
    if (event !== null && (await hearEvent(deps, event, signal))) return;
  }
  if (power.expiresAt <= clock.now()) await expire(deps, power);
};

/**
 * Looks after documents that wait: asks the provider how they ended, for a callback may be lost, and ends those whose time is
 * over. A provider that is away keeps none of the others from its turn.
 */
export const tendPowers = async (deps: HearDeps, signal: AbortSignal): Promise<void> => {
  for (const power of await deps.db.platformRead(waitingPowers))
    await tend(deps, power, signal).catch((error: unknown) =>
      deps.log.error({ powerId: power.id, error: String(error) }, 'a signing could not be looked after'),
    );
};
