import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { BookkeepingFault, type BookkeepingPorts } from '#platform/server/ports/bookkeeping/port.ts';
import type { BookkeepingSystem } from '#platform/server/ports/bookkeeping/port.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import { connectedPath } from '../paths.ts';
import { consentMinutes } from '../rules.ts';
import { connect, type HandoverAct, mayConnect } from './commands.ts';
import { sealGrant } from './commands-grant.ts';
import type { ConnectionRecord } from './queries.ts';

export interface ConsentDeps {
  readonly db: Db;
  readonly keys: SessionKeys;
  readonly bookkeeping: BookkeepingPorts;
  readonly publicUrl: () => Promise<string>;
}

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest();

const redirectOf = async ({ publicUrl }: Pick<ConsentDeps, 'publicUrl'>): Promise<string> =>
  `${await publicUrl()}${connectedPath.pattern}`;

/** Sends a person to the program to agree; answers the address. The state is theirs, for this unit, once and for half an hour. */
export const beginConsent = async (
  deps: ConsentDeps,
  act: HandoverAct,
  { system, since }: { readonly system: BookkeepingSystem; readonly since: string },
): Promise<string | Refused<'handover.system_unknown' | 'handover.connected'>> => {
  const port = deps.bookkeeping.get(system);
  if (port === undefined) return refused('handover.system_unknown');
  const state = randomBytes(32).toString('base64url');
  const redirect = await redirectOf(deps);
  return deps.db.tenantTransaction(act.organizationId, async (tx) => {
    const taken = await mayConnect(tx, act);
    if (taken !== null) return taken;
    await tx.query(
      `insert into bookkeeping_consent (organization_id, unit_id, state_hash, user_id, system, since, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        act.organizationId,
        act.unitId,
        hashOf(state),
        act.actor.userId,
        system,
        since,
        new Date(act.now.getTime() + consentMinutes * 60_000),
      ],
    );
    return port.consent(state, redirect);
  });
};

const takeConsent = async (
  tx: Tx,
  { organizationId, unitId, actor, now }: HandoverAct,
  state: string,
): Promise<{ system: BookkeepingSystem; since: string } | null> => {
  const [found] = await tx.query<{ system: BookkeepingSystem; since: string }>(
    `delete from bookkeeping_consent
     where organization_id = $1 and unit_id = $2 and state_hash = $3 and user_id = $4 and expires_at > $5
     returning system, since::text as since`,
    [organizationId, unitId, hashOf(state), actor.userId, now],
  );
  return found ?? null;
};

type Unfinished = Refused<
  | 'handover.consent_unknown'
  | 'handover.consent_refused'
  | 'handover.other_company'
  | 'handover.connected'
  | 'service.unavailable'
>;

/** Exchanges what the program gave for tokens and connects the books. The state works once, whatever comes of it. */
export const finishConsent = async (
  deps: ConsentDeps,
  act: HandoverAct,
  { state, code }: { readonly state: string; readonly code: string },
): Promise<ConnectionRecord | Unfinished> => {
  const { db, keys } = deps;
  const consent = await db.tenantTransaction(act.organizationId, (tx) => takeConsent(tx, act, state));
  const port = consent === null ? undefined : deps.bookkeeping.get(consent.system);
  if (consent === null || port === undefined) return refused('handover.consent_unknown');
  const signal = AbortSignal.timeout(30_000);
  try {
    const grant = await port.exchange(code, await redirectOf(deps), signal);
    const company = await port.company(grant, signal);
    const sealed = sealGrant(keys, act.unitId, grant);
    return await db.tenantTransaction(act.organizationId, (tx) =>
      connect(tx, act, { ...consent, company, sealed }),
    );
  } catch (error) {
    if (!(error instanceof BookkeepingFault)) throw error;
    const isSaid = error.kind === 'unauthorized' || error.kind === 'refused';
    return refused(isSaid ? 'handover.consent_refused' : 'service.unavailable');
  }
};
