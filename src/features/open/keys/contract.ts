import { z } from 'zod';
import { keyModes, keyScopes } from '#core/access/key-scopes.ts';
import { password } from '#features/account/accounts/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, timestamp } from '#platform/wire/fields.ts';
import { keyForm } from './rules-form.ts';

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
