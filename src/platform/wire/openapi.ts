import { z } from 'zod';
import { apiBase, keyScopeOf } from './endpoint.ts';
import type { Contract, Endpoint } from './endpoint.ts';
import { errorStatus, statusOf } from './error-codes.ts';
import type { ErrorCode } from './error-codes.ts';

type Json = Record<string, unknown>;

const refusalSchema: Json = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string', enum: Object.keys(errorStatus) },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** What the open API says of a refusal. */
const openRefusalSchema: Json = {
  type: 'object',
  required: ['code', 'message', 'messageSv', 'requestId', 'docs'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    messageSv: { type: 'string' },
    field: { type: 'string' },
    requestId: { type: 'string' },
    docs: { type: 'string' },
  },
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (schema === undefined) return [];
  const json = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: property,
  }));
};

const contentOf = (endpoint: Endpoint): Json => {
  const kinds = {
    bytes: 'application/octet-stream',
    page: 'text/html',
    events: 'text/event-stream',
  } as const;
  if (endpoint.replyAs !== undefined && endpoint.replyAs !== 'json') {
    return { [kinds[endpoint.replyAs]]: { schema: { type: 'string' } } };
  }
  if (keyScopeOf(endpoint) !== null)
    return { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } };
  const envelope = {
    type: 'object',
    required: ['data'],
    properties: { data: schemaOf(endpoint.reply, 'output') },
  };
  return { 'application/json': { schema: envelope } };
};

const understood = (endpoint: Endpoint): readonly ErrorCode[] => [
  'bad.request',
  'request.malformed',
  'request.timeout',
  'request.header_too_large',
  'unknown.error',
  ...(endpoint.method === 'GET' ? [] : (['CONFLICT'] as const)),
  'service.unavailable',
  ...(endpoint.access === 'public' || endpoint.access === 'machine' ? [] : (['user.unauthorized'] as const)),
  // To whoever is no staff these do not exist.
  ...(endpoint.access === 'staff' ? (['route.not_exist', 'second_factor.required'] as const) : []),
  ...(isUnitScoped(endpoint)
    ? (['unit.header_invalid', 'unit.not_found', 'permission.required'] as const)
    : []),
  ...(endpoint.demo === undefined || endpoint.demo === 'own' ? [] : (['demo.read_only'] as const)),
  ...(keyScopeOf(endpoint) === null
    ? []
    : ([
        'key.scope_missing',
        'key.address_refused',
        'key.units_missing',
        'unit.not_found',
        'plan.required',
        'rate.limited',
        'version.unknown',
        'cursor.invalid',
      ] as const)),
  ...(endpoint.creates ? (['idempotency.mismatch', 'idempotency.in_progress'] as const) : []),
];

/** Whether the entry works on the unit that `X-UNIT-ID` names. */
export const isUnitScoped = (endpoint: Endpoint): boolean =>
  keyScopeOf(endpoint) === null &&
  !['public', 'session', 'staff', 'machine', 'assistant'].includes(endpoint.access);

const responsesOf = (endpoint: Endpoint): Json => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...understood(endpoint), ...endpoint.errors])) {
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  }
  const refusals = [...byStatus].map(([status, codes]): [string, Json] => [
    String(status),
    {
      description: codes.join(', '),
      content: {
        'application/json': { schema: keyScopeOf(endpoint) === null ? refusalSchema : openRefusalSchema },
      },
    },
  ]);
  const success = { description: endpoint.summary, content: contentOf(endpoint) };
  const kept = endpoint.asOf === undefined ? {} : { '304': { description: 'the ETag named is still right' } };
  return { [String(endpoint.status ?? 200)]: success, ...kept, ...Object.fromEntries(refusals) };
};

const header = (name: string, required: boolean, description?: string): Json => ({
  name,
  in: 'header',
  required,
  ...(description === undefined ? {} : { description }),
  schema: { type: 'string' },
});

const bodyOf = (endpoint: Endpoint): Json => {
  if (endpoint.receives === 'upload') {
    const files = {
      type: 'object',
      properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: files } } } };
  }
  if (endpoint.receives === 'raw') {
    const bytes = { schema: { type: 'string', format: 'binary' } };
    return { requestBody: { required: true, content: { '*/*': bytes } } };
  }
  if (endpoint.body === undefined) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
    },
  };
};

const securityOf = (endpoint: Endpoint): readonly Json[] => {
  if (endpoint.access === 'public' || endpoint.access === 'machine') return [];
  return [keyScopeOf(endpoint) === null && endpoint.access !== 'assistant' ? { bearer: [] } : { key: [] }];
};

const operation = (name: string, tag: string, endpoint: Endpoint): Json => ({
  operationId: `${tag}.${name}`,
  tags: [tag],
  summary: endpoint.summary,
  'x-access': endpoint.access,
  ...(endpoint.deprecated === undefined ? {} : { deprecated: true }),
  security: securityOf(endpoint),
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(isUnitScoped(endpoint) ? [header('X-UNIT-ID', true)] : []),
    ...(endpoint.creates ? [header('Idempotency-Key', false)] : []),
    ...Object.entries(endpoint.headers ?? {}).map(([name, holds]) => header(name, false, holds)),
  ],
  ...bodyOf(endpoint),
  responses: responsesOf(endpoint),
});

/** The path of an entry from the server's root, still with `{name}` parameters. */
export const fullPath = (endpoint: Endpoint): string =>
  endpoint.path.startsWith('/') ? endpoint.path : apiBase + endpoint.path;

/** The methods of the entries that stand at the path of a request; none where no entry does. */
export const pathMatcher = (
  contract: Readonly<Record<string, Contract>>,
): ((path: string) => readonly string[]) => {
  const patterns = Object.values(contract)
    .flatMap((entries) => Object.values(entries))
    .map((entry) => {
      const path = fullPath(entry)
        .replaceAll('.', '\\.')
        .replace(/\{\w+\}/g, '[^/]+');
      return { method: entry.method, pattern: new RegExp(`^${path}$`) };
    });
  return (path) => [
    ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
};

/** The contract as an OpenAPI 3.1 document. */
export const openApiOf = (contract: Readonly<Record<string, Contract>>): Json => {
  const paths: Record<string, Json> = {};
  for (const [tag, entries] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(entries)) {
      const path = (paths[fullPath(endpoint)] ??= {});
      path[endpoint.method.toLowerCase()] = operation(name, tag, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Krogkoll', version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'kk_live_… or kk_test_…' },
      },
    },
    paths,
  };
};
