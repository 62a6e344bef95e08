import type { Db, Tx } from '#platform/server/db/port.ts';
import { bindState } from '#platform/server/ports/esign/bind-state.ts';
import type { EsignPort } from '#platform/server/ports/esign/port.ts';
import type { Log } from '#platform/server/log.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refusedFor } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { letterWait } from '#platform/server/post/post-mail.ts';
import type { StartedSigning } from '../contract.ts';
import { renderPowerOfAttorney } from './commands-document.ts';
import { makeSigningLink } from './commands-links.ts';
import { postRequest, signingLink } from './emails.ts';
import { powerOf, readGrantor, readPerson } from './queries.ts';
import type { StoredPower } from './queries.ts';

export interface OfferDeps extends PostDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly esign: EsignPort;
  readonly publicUrl: () => Promise<string>;
  readonly log: Log;
}

/** Who asks, and when. */
export interface Asking {
  readonly actor: Actor;
  readonly userId: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** What a signing is bound to: who asked, for which organization, and the very bytes (SECURITY R51). */
export const stateOf = (power: Pick<StoredPower, 'createdBy' | 'organizationId' | 'offeredSha256'>): string =>
  bindState({
    userId: power.createdBy,
    organizationId: power.organizationId,
    sha256: power.offeredSha256,
  });

/** The document as it would be offered now. */
export const previewPower = async (
  { db }: Pick<OfferDeps, 'db'>,
  { organizationId }: UnitScope,
  {
    language,
    signatory,
    now,
  }: {
    readonly language: 'sv' | 'en';
    readonly signatory: string;
    readonly now: Date;
  },
): Promise<Uint8Array> => {
  const grantor = await db.tenantRead(organizationId, (reader) => readGrantor(reader, organizationId));
  return renderPowerOfAttorney({ ...grantor, language, signatory, date: now });
};

/** A link for the one who signs: answered to the caller, or posted to the other person and nowhere else. */
export const handOver = async (
  tx: Tx,
  deps: OfferDeps,
  power: StoredPower,
  { userId, now }: Asking,
): Promise<StartedSigning | Refused<'rate.limited'>> => {
  const token = await makeSigningLink(tx, power, now);
  const told = powerOf(power, userId);
  if (told.isYours) return { power: told, signingUrl: power.providerUrl ?? signingLink(token) };
  const grantor = await readGrantor(tx, power.organizationId);
  const { name: sender } = await readPerson(tx, userId);
  const posted = await postRequest(tx, deps, { power, grantor, sender, token });
  return posted === 'taken' ? { power: told, signingUrl: null } : refusedFor('rate.limited', letterWait);
};
