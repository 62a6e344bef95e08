import { z } from 'zod';
import { keyModes, keyScopes } from '#core/access/key-scopes.ts';
import { endpoint, openBase } from '#platform/wire/endpoint.ts';
import { id } from '#platform/wire/fields.ts';
import { openEntries } from './rules-entries.ts';

/** The open API: what a key is for, the units that it reaches, and everything in them. */
export const apiContract = {
  ...openEntries,
  readKey: endpoint({
    method: 'GET',
    path: `${openBase}key`,
    summary: 'What the key is for: its kind, scopes and units',
    access: 'key:read',
    demo: 'own',
    reply: z.object({
      data: z.object({
        id,
        mode: z.enum(keyModes),
        scopes: z.array(z.enum(keyScopes)),
        units: z.array(z.object({ id, name: z.string() })),
      }),
    }),
    errors: [],
  }),
  readOpenApi: endpoint({
    method: 'GET',
    path: `${openBase}openapi.json`,
    summary: 'The open API as an OpenAPI document',
    access: 'public',
    replyAs: 'page',
    reply: z.string(),
    errors: [],
  }),
};
