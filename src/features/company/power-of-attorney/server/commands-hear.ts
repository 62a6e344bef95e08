import { markSigned } from '#features/company/onboarding/server/commands.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Log } from '#platform/server/log.ts';
import type { EsignPort, SigningEvent } from '#platform/server/ports/esign/port.ts';
import { verifySealedPdf } from '#platform/server/ports/esign/verify-sealed-pdf.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { standingAfter } from '../rules.ts';
import { stateOf } from './commands-offer.ts';
import { dropSigningLinks } from './commands-links.ts';
import { postEnd } from './emails.ts';
import { findPower, findPowerOf, ownersOfOrganization, readGrantor } from './queries.ts';
import type { StoredPower } from './queries.ts';

export interface HearDeps extends PostDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly esign: EsignPort;
  readonly log: Log;
}

/** The sealed file, kept; null when it is not proven to be the document that was offered. */
const keepSigned = async (
  { esign, storage, log }: HearDeps,
  power: StoredPower,
  signingId: string,
  signal: AbortSignal,
): Promise<string | null> => {
  const { pdf, origin } = await esign.signed(signingId, signal);
  const seal = await verifySealedPdf(pdf, { offeredSha256: power.offeredSha256, origin, trust: esign.trust });
  if (seal.isValid) return (await storage.put(pdf)).sha256;
  log.error({ powerId: power.id, fault: seal.fault }, 'a signed document is not the one that was offered');
  return null;
};

const tellOwners = async (tx: Tx, post: PostDeps, power: StoredPower): Promise<void> => {
  const { organizationId } = power;
  const grantor = await readGrantor(tx, organizationId);
  for (const owner of await ownersOfOrganization(tx, organizationId))
    await postEnd(tx, post, owner, { power, grantor });
};

const settle = async (
  tx: Tx,
  deps: HearDeps,
  { organizationId, id }: StoredPower,
  event: SigningEvent,
  signedSha256: string | null,
): Promise<void> => {
  const power = await findPower(tx, organizationId, id, { lock: true });
  if (power === null) return;
  const [isNew] = await tx.query(
    `insert into esign_event (provider, event_id, organization_id, power_of_attorney_id, kind, at, received_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
    [power.provider, event.eventId, organizationId, id, event.kind, event.at, deps.clock.now()],
  );
  const state = standingAfter(power.state, event.kind);
  if (isNew === undefined || state === power.state) return;
  await tx.query(
    `update power_of_attorney set state = $3, settled_at = $4, signed_sha256 = coalesce($5, signed_sha256)
     where organization_id = $1 and id = $2`,
    [organizationId, id, state, event.at, signedSha256],
  );
  const actor = { userId: power.signatoryId, impersonatedBy: null, requestId: event.eventId };
  await recordAudit(tx, actor, {
    organizationId,
    unitId: null,
    action: `power-of-attorney.${state}`,
    subjectId: id,
    detail: { provider: power.provider },
  });
  if (state === 'signed')
    await markSigned(tx, organizationId, {
      now: deps.clock.now(),
      newId: deps.newId,
      requestId: event.eventId,
    });
  if (state === 'withdrawn') return dropSigningLinks(tx, id);
  if (state === 'signed' || state === 'rejected') await tellOwners(tx, deps, { ...power, state });
};

/**
 * Takes what a signing service told, once it is proven genuine by `verifyCallback` or `outcome`: it must be for this document of
 * this organization, and a signature counts only when the file returned is the document that was offered, sealed and whole
 * (SECURITY R51). In any order, doubled or late it ends alike (R52). Answers whether it was for a signing of ours.
 */
export const hearEvent = async (
  deps: HearDeps,
  event: SigningEvent,
  signal: AbortSignal,
): Promise<boolean> => {
  const { db, esign } = deps;
  const power = await db.platformRead((reader) => findPowerOf(reader, esign.provider, event.signingId));
  if (power === null || event.state !== stateOf(power)) return false;
  const signedSha256 =
    event.kind === 'signed' ? await keepSigned(deps, power, event.signingId, signal) : null;
  if (event.kind === 'signed' && signedSha256 === null) return false;
  await db.platformTransaction((tx) => settle(tx, deps, power, event, signedSha256));
  return true;
};
