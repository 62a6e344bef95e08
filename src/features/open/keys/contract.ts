import { z } from 'zod';
import { keyModes, keyScopes } from '#core/access/key-scopes.ts';
import { password } from '#features/account/accounts/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, nameText, timestamp } from '#platform/wire/fields.ts';
import { longestName, mostAddresses } from './rules.ts';

export const apiKey = z.object({
  id,
  name: z.string(),
  mode: z.enum(keyModes),
  /** Its beginning and its last four signs. */
  shown: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** Null: every unit of the company. */
  units: z.array(z.object({ unitId: id, name: z.string() })).nullable(),
  addresses: z.array(z.string()),
  madeAt: timestamp,
  madeBy: z.string(),
  expiresAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
  lastAddress: z.string().nullable(),
  /** `orphaned`: whoever made it is no owner any more, so it opens nothing. */
  state: z.enum(['live', 'expired', 'orphaned']),
});

export type ApiKey = z.output<typeof apiKey>;

/** An address or a network: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

export const keyForm = z.object({
  name: nameText(longestName).refine((name) => name !== ''),
  mode: z.enum(keyModes),
  scopes: z
    .array(z.enum(keyScopes))
    .min(1)
    .refine((scopes) => new Set(scopes).size === scopes.length),
  unitIds: z.array(id).min(1).max(500).nullable(),
  expiresAt: timestamp.nullable(),
  addresses: z.array(network).max(mostAddresses),
});

export type KeyForm = z.output<typeof keyForm>;

/** Keys by which programs read and write for the company; its owners make and revoke them. */
export const keysContract = {
  listKeys: endpoint({
    method: 'GET',
    path: 'open/keys',
    summary: "The company's keys, the newest first, and what its plan gives programs",
    access: 'owner',
    reply: z.object({
      keys: z.array(apiKey),
      apiAccess: z.enum(['none', 'read', 'read-write']),
      units: z.array(z.object({ unitId: id, name: z.string() })),
    }),
    demo: 'own',
    errors: [],
  }),
  createKey: endpoint({
    method: 'POST',
    path: 'open/keys',
    summary: 'Makes a key; its text is in this answer and nowhere else',
    access: 'owner',
    impersonated: 'refused',
    body: keyForm.extend({ password }),
    status: 201,
    reply: z.object({ key: apiKey, token: z.string() }),
    demo: 'own',
    errors: ['plan.required', 'key.too_many', 'old_password_is_wrong', 'rate.limited', 'unit.not_found'],
  }),
  revokeKey: endpoint({
    method: 'POST',
    path: 'open/keys/{keyId}/revoke',
    summary: 'Revokes a key; the next request with it is refused',
    access: 'owner',
    impersonated: 'refused',
    params: z.object({ keyId: id }),
    body: z.object({ password }),
    reply: z.object({ id }),
    demo: 'own',
    errors: ['key.not_exist', 'old_password_is_wrong', 'rate.limited'],
  }),
};
