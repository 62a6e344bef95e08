import { createHash } from 'node:crypto';
import { unitsOf } from '#features/open/keys/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { HeldKey } from '#platform/server/http/keys/held-key.ts';
import type { Assistant } from '../contract.ts';
import type { AssistantScope } from '../rules.ts';

/** What is kept of a code's or token's text. 256 random bits need no salt and no slow hash. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a grant `g` of an account `u` opens anything at `$1`: not ended or run out, and the person is still there, has not put everybody
 * else out since, and owns something of the organization. What of it they own is asked at each request, with the unit.
 */
export const isLive = `
  g.ended_at is null and g.expires_at > $1 and u.disabled_at is null
  and (u.others_out_at is null or u.others_out_at < g.made_at)
  and exists (select from membership m where m.organization_id = g.organization_id and m.user_id = g.user_id
      and m.role = 'owner')`;

/** An access token that lets in, and until when. */
export interface FoundToken extends HeldKey {
  /** What the program calls itself. */
  readonly name: string;
  readonly audience: string;
  readonly expiresAt: Date;
}

/** Who asks with an access token, or null where none that lives has the text. A platform read, because the organization is what it finds out. */
export const findToken = async (reader: Reader, text: string, now: Date): Promise<FoundToken | null> => {
  const [row] = await reader.query<Omit<FoundToken, 'mode' | 'addresses'>>(
    `select g.id, g.organization_id as "organizationId", g.user_id as "madeBy", g.client_name as name,
       coalesce(t.scopes, g.scopes) as scopes, g.unit_ids as "unitIds", g.audience, t.expires_at as "expiresAt"
     from oauth_token t
     join oauth_grant g on g.organization_id = t.organization_id and g.id = t.grant_id
     join user_account u on u.id = g.user_id
     where t.token_hash = $2 and t.kind = 'access' and t.expires_at > $1 and ${isLive}`,
    [now, hashOf(text)],
  );
  return row === undefined ? null : { ...row, mode: 'live', addresses: [] };
};

/** What an organization calls itself. A tenant's read. */
export const organizationName = async (reader: Reader, organizationId: string): Promise<string> => {
  const [row] = await reader.query<{ name: string }>(
    'select name from organization where organization_id = $1',
    [organizationId],
  );
  return row?.name ?? '';
};

/** An owner who looks at what is connected to the organization. */
export interface Looker {
  readonly organizationId: string;
  readonly userId: string;
  readonly now: Date;
}

interface GrantRecord {
  readonly id: string;
  readonly clientId: string;
  readonly name: string;
  readonly scopes: AssistantScope[];
  readonly unitIds: string[] | null;
  readonly userId: string;
  readonly who: string | null;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The grants of an organization that open something, the newest first, or one of them. A platform read, for it looks at accounts. */
export const listGrants = async (
  reader: Reader,
  { organizationId, userId, now }: Looker,
  grantId: string | null = null,
): Promise<Assistant[]> => {
  const records = await reader.query<GrantRecord>(
    `select g.id, g.client_id as "clientId", g.client_name as name, g.scopes, g.unit_ids as "unitIds", g.user_id as "userId",
       u.full_name as who, g.made_at as "madeAt", g.expires_at as "expiresAt", g.last_used_at as "lastUsedAt"
     from oauth_grant g join user_account u on u.id = g.user_id
     where g.organization_id = $2 and ($3::uuid is null or g.id = $3)
       and g.connected_at is not null and ${isLive}
       and exists (select from oauth_token t where t.organization_id = g.organization_id and t.grant_id = g.id
         and t.kind <> 'code' and t.used_at is null and t.expires_at > $1)
     order by g.made_at desc, g.id desc`,
    [now, organizationId, grantId],
  );
  const units = await unitsOf(reader, organizationId);
  return records.map(({ clientId, userId: whose, unitIds, who, madeAt, expiresAt, lastUsedAt, ...rest }) => ({
    ...rest,
    host: new URL(clientId).host,
    who: who ?? '',
    isOwn: whose === userId,
    units: unitIds === null ? null : units.filter(({ unitId }) => unitIds.includes(unitId)),
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
};
