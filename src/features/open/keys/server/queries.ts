import { createHash } from 'node:crypto';
import { isKeyToken } from '#core/access/key-token.ts';
import type { KeyMode, KeyScope } from '#core/access/key-scopes.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { HeldKey } from '#platform/server/http/keys/held-key.ts';
import type { ApiKey } from '../contract.ts';

/** What is kept of a key's text. 192 random bits need no salt and no slow hash. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A key that lets in, and until when. */
export interface FoundKey extends HeldKey {
  readonly expiresAt: Date | null;
}

/**
 * Who asks with a key's text: its organization, units and scopes, or null where none has it that lives at the moment. A platform read,
 * because the organization is what it finds out; whether its maker still owns a unit is asked at each request, with the unit.
 */
export const findKey = async (reader: Reader, token: string, now: Date): Promise<FoundKey | null> => {
  if (!isKeyToken(token)) return null;
  const [found] = await reader.query<FoundKey>(
    `select k.id, k.name, k.organization_id as "organizationId", k.made_by as "madeBy", k.mode, k.scopes, k.unit_ids as "unitIds",
       k.addresses, k.expires_at as "expiresAt"
     from api_key k join user_account u on u.id = k.made_by and u.disabled_at is null
     where k.token_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)
       and exists (select from membership m
         where m.organization_id = k.organization_id and m.user_id = k.made_by and m.role = 'owner')`,
    [hashOfToken(token), now],
  );
  return found ?? null;
};

interface KeyRecord {
  readonly id: string;
  readonly name: string;
  readonly mode: KeyMode;
  readonly shown: string;
  readonly scopes: KeyScope[];
  readonly unitIds: string[] | null;
  readonly addresses: string[];
  readonly madeAt: Date;
  readonly madeBy: string | null;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly lastAddress: string | null;
  readonly isOrphaned: boolean;
}

/** The units of an organization by name. A tenant's read. */
export const unitsOf = (
  reader: Reader,
  organizationId: string,
): Promise<{ readonly unitId: string; readonly name: string }[]> =>
  reader.query(
    `select o.main_unit_id as "unitId", min(o.display_name) as name from outlet o
     where o.organization_id = $1 group by 1 order by 2, 1`,
    [organizationId],
  );

const stateOf = ({ isOrphaned, expiresAt }: KeyRecord, now: Date): ApiKey['state'] => {
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return isOrphaned ? 'orphaned' : 'live';
};

/** The keys of an organization that have not been revoked, the newest first, or one of them. A tenant's read. */
export const listKeys = async (
  reader: Reader,
  organizationId: string,
  now: Date,
  keyId: string | null = null,
): Promise<ApiKey[]> => {
  const records = await reader.query<KeyRecord>(
    `select k.id, k.name, k.mode, k.shown, k.scopes, k.unit_ids as "unitIds", k.addresses, k.made_at as "madeAt",
       n.full_name as "madeBy", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.last_address as "lastAddress",
       not exists (select from membership m
         where m.organization_id = k.organization_id and m.user_id = k.made_by and m.role = 'owner') as "isOrphaned"
     from api_key k left join member_name n on n.organization_id = k.organization_id and n.user_id = k.made_by
     where k.organization_id = $1 and k.revoked_at is null and ($2::uuid is null or k.id = $2)
     order by k.made_at desc, k.id desc`,
    [organizationId, keyId],
  );
  const units = await unitsOf(reader, organizationId);
  return records.map((record) => {
    const { isOrphaned: _, unitIds, madeAt, madeBy, expiresAt, lastUsedAt, ...rest } = record;
    return {
      ...rest,
      madeAt: madeAt.toISOString(),
      madeBy: madeBy ?? '',
      expiresAt: expiresAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      units: unitIds === null ? null : units.filter(({ unitId }) => unitIds.includes(unitId)),
      state: stateOf(record, now),
    };
  });
};
