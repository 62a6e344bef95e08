import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { SigningUnknown } from '#platform/server/ports/esign/port.ts';
import { dropSigningLinks } from './commands-links.ts';
import type { HearDeps } from './commands-hear.ts';

const day = 24 * 60 * 60_000;

/** Milliseconds that owners see whom they asked in vain; a late word of the provider comes long before (R52). */
const keptFor = 30 * day;

/** Who was asked, what they said and what they were shown; the file goes when nothing names it. */
const blank = `signatory_name = '', signatory_email = '', comment = null, provider_url = null, offered_sha256 = ''`;

/**
 * Takes a deleted account out of every power of attorney that it was asked for and has not signed; one that waits is taken
 * back. What is signed stays, as a document that is kept (R62). In a platform transaction; the provider forgets within the
 * hour.
 */
export const forgetSignatory = async (
  tx: Tx,
  { userId, email }: { readonly userId: string; readonly email: string },
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<void> => {
  const powers = await tx.query<{ organizationId: string; id: string; state: string }>(
    `select organization_id as "organizationId", id, state from power_of_attorney
     where state <> 'signed' and (signatory_id = $1 or lower(signatory_email) = lower($2)) order by id for update`,
    [userId, email],
  );
  for (const { organizationId, id, state } of powers) {
    await tx.query(
      `update power_of_attorney set state = $3, settled_at = coalesce(settled_at, $4), ${blank}
       where organization_id = $1 and id = $2`,
      [organizationId, id, state === 'waiting' ? 'withdrawn' : state, now],
    );
    await dropSigningLinks(tx, id);
    if (state !== 'waiting') continue;
    const actor = { userId, impersonatedBy: null, requestId };
    const action = 'power-of-attorney.withdraw';
    await recordAudit(tx, actor, { organizationId, unitId: null, action, subjectId: id });
  }
};

const forgetOld = async (tx: Tx, now: Date): Promise<void> => {
  await tx.query(
    `update power_of_attorney set ${blank}
     where state in ('rejected', 'expired', 'withdrawn') and signatory_email <> ''
       and greatest(settled_at, created_at) < $1`,
    [new Date(now.getTime() - keptFor)],
  );
  await tx.query('delete from signing_link where expires_at < $1', [now]);
};

interface Forgotten {
  readonly organizationId: string;
  readonly id: string;
  readonly providerId: string;
}

const forgetOne = async (
  { db, esign }: HearDeps,
  { organizationId, id, providerId }: Forgotten,
  signal: AbortSignal,
): Promise<void> => {
  const unlessUnknown = (error: unknown): void => {
    if (!(error instanceof SigningUnknown)) throw error;
  };
  await esign.cancel(providerId, signal).catch(unlessUnknown);
  await esign.forget(providerId, signal).catch(unlessUnknown);
  await db.platformTransaction((tx) =>
    tx.query('update power_of_attorney set provider_id = null where organization_id = $1 and id = $2', [
      organizationId,
      id,
    ]),
  );
};

/**
 * Forgets whom an unsigned power of attorney was offered to a month after its end, here and at the provider, and links
 * whose time is over. A provider that is away is asked again the next time.
 */
export const forgetUnsigned = async (deps: HearDeps, signal: AbortSignal): Promise<void> => {
  const { db, clock, esign, log } = deps;
  await db.platformTransaction((tx) => forgetOld(tx, clock.now()));
  const forgotten = await db.platformRead((reader) =>
    reader.query<Forgotten>(
      `select organization_id as "organizationId", id, provider_id as "providerId" from power_of_attorney
       where signatory_email = '' and provider = $1 and provider_id is not null order by settled_at limit 200`,
      [esign.provider],
    ),
  );
  for (const one of forgotten)
    await forgetOne(deps, one, signal).catch((error: unknown) =>
      log.error({ powerId: one.id, error: String(error) }, 'a signing could not be forgotten'),
    );
};
