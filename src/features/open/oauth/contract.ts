import { z } from 'zod';
import { password } from '#features/account/accounts/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, timestamp } from '#platform/wire/fields.ts';
import { assistantScopes, longestRequest } from './rules.ts';

const scopes = z.array(z.enum(assistantScopes));
const units = z.array(z.object({ unitId: id, name: z.string() }));

/** What a person has let a program do in their name. */
const assistant = z.object({
  id,
  name: z.string(),
  /** Where its description stands; its maker, as far as anybody knows. */
  host: z.string(),
  scopes,
  /** Null: all that the person owns. */
  units: units.nullable(),
  who: z.string(),
  isOwn: z.boolean(),
  madeAt: timestamp,
  expiresAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});

export type Assistant = z.output<typeof assistant>;

/** The query that the program has sent the person with, as it stands in the address. */
const query = z.string().max(longestRequest);

const asked = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('good'),
    client: z.object({
      name: z.string(),
      host: z.string(),
      /** Where the person is sent afterwards. */
      redirectHost: z.string(),
      /** That is a program on the person's own machine, which can call itself anything. */
      isOwnMachine: z.boolean(),
      /** It asks to be renewed; else it is out after ten minutes. */
      isLasting: z.boolean(),
    }),
    scopes,
    /** What the plan gives programs. */
    apiAccess: z.enum(['none', 'read', 'read-write']),
    organizationName: z.string(),
    /** Those of the organization that the person owns. */
    units,
    /** Where to send a person who says no. */
    denied: z.string(),
  }),
  z.object({
    state: z.literal('fault'),
    name: z.string(),
    error: z.string(),
    /** Where to send the person, so that the program hears of it. */
    backTo: z.string(),
  }),
]);

export type AskedConsent = z.output<typeof asked>;

const ours = { demo: 'own', access: 'owner' } as const;
const requestErrors = [
  'assistant.request_invalid',
  'assistant.client_unreachable',
  'assistant.client_invalid',
  'assistant.redirect_unknown',
  'rate.limited',
] as const;

/** What owners let programs do in their name, and the end of it. */
export const consentsContract = {
  readConsentRequest: endpoint({
    ...ours,
    method: 'GET',
    path: 'open/assistants/request',
    summary:
      'Who asks a person for consent, and what for; the description of the program is fetched from its address',
    impersonated: 'refused',
    query: z.object({ query: query.default('') }),
    reply: asked,
    errors: requestErrors,
  }),
  giveConsent: endpoint({
    ...ours,
    method: 'POST',
    path: 'open/assistants/consents',
    summary: 'Lets a program in; answers where to send the person, with a code that is good for a minute',
    impersonated: 'refused',
    body: z.object({
      query,
      scopes: scopes.min(1),
      unitIds: z.array(id).min(1).max(500).nullable(),
      password,
    }),
    status: 201,
    reply: z.object({ redirectTo: z.string() }),
    errors: [
      ...requestErrors,
      'plan.required',
      'assistant.too_many',
      'old_password_is_wrong',
      'unit.not_found',
      'bad.request',
    ],
  }),
  listAssistants: endpoint({
    ...ours,
    method: 'GET',
    path: 'open/assistants',
    summary: 'The programs that owners have let in, the newest first',
    reply: z.object({ assistants: z.array(assistant) }),
    errors: [],
  }),
  endAssistant: endpoint({
    ...ours,
    method: 'POST',
    path: 'open/assistants/{assistantId}/end',
    summary: 'Ends what a program may do; its next request is refused',
    impersonated: 'refused',
    params: z.object({ assistantId: id }),
    reply: z.object({ id }),
    errors: ['assistant.not_exist'],
  }),
};
