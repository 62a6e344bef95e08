import type { Reader } from '#platform/server/db/port.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { Power, PowerState, Signing } from '../contract.ts';
import { maskedAddress } from '../rules.ts';

/** A power of attorney as it is kept. */
export interface StoredPower {
  readonly organizationId: string;
  readonly id: string;
  readonly language: 'sv' | 'en';
  readonly offeredSha256: string;
  readonly signedSha256: string | null;
  readonly provider: string;
  readonly providerId: string | null;
  readonly providerUrl: string | null;
  readonly signatoryName: string;
  readonly signatoryEmail: string;
  readonly signatoryId: string | null;
  readonly outlets: readonly string[];
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly state: Exclude<PowerState, 'not-signed'>;
  readonly settledAt: Date | null;
  readonly comment: string | null;
}

const columns = `p.organization_id as "organizationId", p.id, p.language, p.offered_sha256 as "offeredSha256",
  p.signed_sha256 as "signedSha256", p.provider, p.provider_id as "providerId", p.provider_url as "providerUrl",
  p.signatory_name as "signatoryName", p.signatory_email as "signatoryEmail", p.signatory_id as "signatoryId", p.outlets,
  p.created_by as "createdBy", p.created_at as "createdAt", p.expires_at as "expiresAt", p.state,
  p.settled_at as "settledAt", p.comment`;

/** Whom a forgotten one was offered to is not known any more, and nothing asks for it. */
const isKnown = `p.signatory_email <> ''`;

/** One of the organization; null when there is none. */
export const findPower = async (
  reader: Reader,
  organizationId: string,
  powerId: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<StoredPower | null> => {
  const [row] = await reader.query<StoredPower>(
    `select ${columns} from power_of_attorney p where p.organization_id = $1 and p.id = $2 and ${isKnown} ${lock ? 'for update' : ''}`,
    [organizationId, powerId],
  );
  return row ?? null;
};

/** The one that a signing service knows by a name of its own. A platform read. */
export const findPowerOf = async (
  reader: Reader,
  provider: string,
  providerId: string,
): Promise<StoredPower | null> => {
  const [row] = await reader.query<StoredPower>(
    `select ${columns} from power_of_attorney p where p.provider = $1 and p.provider_id = $2 and ${isKnown}`,
    [provider, providerId],
  );
  return row ?? null;
};

/** All of an organization, newest first. */
export const listPowers = (reader: Reader, organizationId: string): Promise<StoredPower[]> =>
  reader.query<StoredPower>(
    `select ${columns} from power_of_attorney p where p.organization_id = $1 and ${isKnown} order by p.created_at desc, p.id desc`,
    [organizationId],
  );

/** Those that wait with a signing service, and those taken back since a moment, oldest first. A platform read. */
export const openPowers = (reader: Reader, withdrawnSince: Date): Promise<StoredPower[]> =>
  reader.query<StoredPower>(
    `select ${columns} from power_of_attorney p
     where p.state = 'waiting' or (p.state = 'withdrawn' and p.settled_at > $1 and ${isKnown})
     order by p.created_at limit 200`,
    [withdrawnSince],
  );

/** The one that counts: a signed one, else the newest. */
export const powerThatCounts = (powers: readonly StoredPower[]): StoredPower | null =>
  powers.find(({ state }) => state === 'signed') ?? powers[0] ?? null;

/** As the wire tells it. */
export const powerOf = (stored: StoredPower, userId: string): Power => ({
  id: stored.id,
  state: stored.state,
  language: stored.language,
  signatoryName: stored.signatoryName,
  signatoryEmail: stored.signatoryEmail,
  isYours: stored.signatoryId === userId,
  outlets: [...stored.outlets],
  createdAt: stored.createdAt.toISOString(),
  expiresAt: stored.expiresAt.toISOString(),
  settledAt: stored.settledAt?.toISOString() ?? null,
  comment: stored.comment,
});

/** What a document is made of, and who is named on it. */
export interface Grantor {
  readonly organizationName: string;
  readonly organizationNumber: string;
  readonly outlets: readonly string[];
}

/** The organization with its outlets in the order of the Swedish alphabet, as screens list them. */
export const readGrantor = async (reader: Reader, organizationId: string): Promise<Grantor> => {
  const [row] = await reader.query<Grantor>(
    `select o.name as "organizationName", o.organization_number as "organizationNumber",
       array(select display_name from outlet where organization_id = $1 order by ${swedishOrder('display_name')}, id) as outlets
     from organization o where o.organization_id = $1`,
    [organizationId],
  );
  if (row === undefined) throw new Error('a scope is of an organization that is there');
  return row;
};

/** What the holder of a link is shown. */
export const signingOf = (stored: StoredPower, grantor: Grantor, codeSentAt: Date | null): Signing => ({
  id: stored.id,
  state: stored.state,
  organizationName: grantor.organizationName,
  organizationNumber: grantor.organizationNumber,
  outlets: [...stored.outlets],
  signatoryName: stored.signatoryName,
  signatoryEmail: maskedAddress(stored.signatoryEmail),
  language: stored.language,
  providerUrl: stored.providerUrl,
  expiresAt: stored.expiresAt.toISOString(),
  codeSentAt: codeSentAt?.toISOString() ?? null,
});

/** Where to write to somebody who owns a restaurant of the organization. */
export interface Owner {
  readonly email: string;
  readonly language: 'sv' | 'en';
}

/** Everybody who owns one of the organization's outlets. A platform read. */
export const ownersOfOrganization = (reader: Reader, organizationId: string): Promise<Owner[]> =>
  reader.query<Owner>(
    `select u.email, u.language from user_account u
     where u.disabled_at is null and exists (
       select from membership m where m.organization_id = $1 and m.user_id = u.id and m.role = 'owner')
     order by u.id`,
    [organizationId],
  );

/** Name and address of an account. A platform read. */
export const readPerson = async (
  reader: Reader,
  userId: string,
): Promise<{ readonly name: string; readonly email: string }> => {
  const [row] = await reader.query<{ name: string; email: string }>(
    'select full_name as name, email from user_account where id = $1',
    [userId],
  );
  if (row === undefined) throw new Error('whoever is signed in has an account');
  return row;
};
