import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { StartedSigning as Taken } from '#platform/server/ports/esign/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { signedPath } from '../paths.ts';
import type { Power, StartedSigning } from '../contract.ts';
import { signingLife } from '../rules.ts';
import { renderPowerOfAttorney } from './commands-document.ts';
import { dropSigningLinks } from './commands-links.ts';
import { handOver, stateOf } from './commands-offer.ts';
import type { Asking, OfferDeps } from './commands-offer.ts';
import { findPower, listPowers, powerOf, powerThatCounts, readGrantor, readPerson } from './queries.ts';
import type { StoredPower } from './queries.ts';

interface Offer {
  readonly language: 'sv' | 'en';
  /** Left out: the caller signs. */
  readonly signatory?: { readonly name: string; readonly email: string } | undefined;
}

const titles = { sv: 'Fullmakt', en: 'Power of attorney' } as const;

const standing = async (
  db: Db,
  organizationId: string,
): Promise<Refused<'power.already_signed' | 'power.already_waiting'> | null> => {
  const powers = await db.tenantRead(organizationId, (reader) => listPowers(reader, organizationId));
  const state = powerThatCounts(powers)?.state;
  if (state === 'signed') return refused('power.already_signed');
  return powers.some((power) => power.state === 'waiting') ? refused('power.already_waiting') : null;
};

const insertPower = async (tx: Tx, power: StoredPower): Promise<Refused<'power.already_waiting'> | null> => {
  const { organizationId } = power;
  const [row] = await tx.query(
    `insert into power_of_attorney (organization_id, id, language, offered_sha256, provider, provider_id, provider_url,
       signatory_name, signatory_email, signatory_id, outlets, created_by, created_at, expires_at, covers_receiving)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, true)
     on conflict (organization_id) where state = 'waiting' do nothing returning 1`,
    [
      organizationId,
      power.id,
      power.language,
      power.offeredSha256,
      power.provider,
      power.providerId,
      power.providerUrl,
      power.signatoryName,
      power.signatoryEmail,
      power.signatoryId,
      power.outlets,
      power.createdBy,
      power.createdAt,
      power.expiresAt,
    ],
  );
  return row === undefined ? refused('power.already_waiting') : null;
};

const noted = (tx: Tx, { actor }: Asking, power: StoredPower, verb: string): Promise<void> =>
  recordAudit(tx, actor, {
    organizationId: power.organizationId,
    unitId: null,
    action: `power-of-attorney.${verb}`,
    subjectId: power.id,
  });

/** Everything of a new one but what the provider calls it; the document lies in the storage port. */
const draft = async (
  deps: OfferDeps,
  scope: UnitScope,
  { userId, now }: Asking,
  { language, signatory }: Offer,
): Promise<{ readonly power: StoredPower; readonly document: Uint8Array }> => {
  const { organizationId } = scope;
  const person = await deps.db.platformRead((reader) => readPerson(reader, userId));
  const signer = signatory ?? person;
  const isSelf = signer.email.toLowerCase() === person.email.toLowerCase();
  const grantor = await deps.db.tenantRead(organizationId, (reader) => readGrantor(reader, organizationId));
  const document = await renderPowerOfAttorney({ ...grantor, language, signatory: signer.name, date: now });
  const { sha256 } = await deps.storage.put(document);
  const power = {
    organizationId,
    id: deps.newId(),
    language,
    offeredSha256: sha256,
    signedSha256: null,
    provider: deps.esign.provider,
    providerId: null,
    providerUrl: null,
    signatoryName: signer.name,
    signatoryEmail: signer.email,
    signatoryId: isSelf ? userId : null,
    outlets: grantor.outlets,
    createdBy: userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + signingLife),
    state: 'waiting',
    settledAt: null,
    comment: null,
  } as const;
  return { power, document };
};

const submit = async (
  { esign, publicUrl, log }: OfferDeps,
  power: StoredPower,
  document: Uint8Array,
  signal: AbortSignal,
): Promise<Taken | Refused<'esign.unavailable'>> => {
  const url = await publicUrl();
  try {
    return await esign.start(
      {
        document,
        sha256: power.offeredSha256,
        title: titles[power.language],
        language: power.language,
        signatory: { name: power.signatoryName, email: power.signatoryEmail },
        returnUrl: `${url}${signedPath({ signing: power.id })}`,
        callbackUrl: `${url}/api/hospitad/power-of-attorney/callback`,
        state: stateOf(power),
      },
      signal,
    );
  } catch (error) {
    log.error({ error: String(error) }, 'the signing service took no document');
    return refused('esign.unavailable');
  }
};

/**
 * Offers the document as it is now for signing. One waits at a time, and what is signed is not asked for again. The provider
 * has it before the row is written: one that was cut short there is known to nobody.
 */
export const startSigning = async (
  deps: OfferDeps,
  scope: UnitScope,
  asking: Asking,
  offer: Offer,
): Promise<
  | StartedSigning
  | Refused<'power.already_signed' | 'power.already_waiting' | 'esign.unavailable' | 'rate.limited'>
> => {
  const { db, esign, log } = deps;
  const standsAgainst = await standing(db, scope.organizationId);
  if (standsAgainst !== null) return standsAgainst;
  const { power, document } = await draft(deps, scope, asking, offer);
  const taken = await submit(deps, power, document, asking.signal);
  if (taken instanceof Refused) return taken;
  const started = { ...power, providerId: taken.signingId, providerUrl: taken.signUrl };
  const outcome = await db.platformTransaction(async (tx) => {
    const isSecond = await insertPower(tx, started);
    if (isSecond !== null) return isSecond;
    await noted(tx, asking, started, 'start');
    return handOver(tx, deps, started, asking);
  });
  if (outcome instanceof Refused)
    await esign
      .cancel(taken.signingId, asking.signal)
      .then(() => esign.forget(taken.signingId, asking.signal))
      .catch((error: unknown) => log.error({ error: String(error) }, 'a signing could not be forgotten'));
  return outcome;
};

/**
 * One that waits, locked for `work` in a platform transaction, which links need. It is looked up inside its own tenant first,
 * so that those walls hold it too.
 */
const whileWaiting = async <Outcome>(
  db: Db,
  { organizationId }: UnitScope,
  powerId: string,
  work: (tx: Tx, power: StoredPower) => Promise<Outcome>,
): Promise<Outcome | Refused<'power.not_exist' | 'power.not_waiting'>> => {
  const own = await db.tenantRead(organizationId, (reader) => findPower(reader, organizationId, powerId));
  if (own === null) return refused('power.not_exist');
  return db.platformTransaction(async (tx) => {
    const power = await findPower(tx, organizationId, powerId, { lock: true });
    return power?.state === 'waiting' ? work(tx, power) : refused('power.not_waiting');
  });
};

/** Makes a new link to a document that waits, for whoever lost the first one. */
export const renewSigning = (
  deps: OfferDeps,
  scope: UnitScope,
  asking: Asking,
  powerId: string,
): Promise<StartedSigning | Refused<'power.not_exist' | 'power.not_waiting' | 'rate.limited'>> =>
  whileWaiting(deps.db, scope, powerId, async (tx, power) => {
    await noted(tx, asking, power, 'link');
    return handOver(tx, deps, power, asking);
  });

/** Takes back a document that waits. A signature that the provider took a moment before still counts. */
export const withdrawPower = async (
  { db, esign, log }: OfferDeps,
  scope: UnitScope,
  asking: Asking,
  powerId: string,
): Promise<Power | Refused<'power.not_exist' | 'power.not_waiting'>> => {
  const outcome = await whileWaiting(db, scope, powerId, async (tx, power) => {
    await tx.query(
      `update power_of_attorney set state = 'withdrawn', settled_at = $3 where organization_id = $1 and id = $2`,
      [power.organizationId, power.id, asking.now],
    );
    await dropSigningLinks(tx, power.id);
    await noted(tx, asking, power, 'withdraw');
    return { ...power, state: 'withdrawn' as const, settledAt: asking.now };
  });
  if (outcome instanceof Refused) return outcome;
  await esign
    .cancel(outcome.providerId ?? '', asking.signal)
    .catch((error: unknown) => log.error({ error: String(error) }, 'a signing could not be cancelled'));
  return powerOf(outcome, asking.userId);
};
