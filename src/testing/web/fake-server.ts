import { contracts } from '#app/contract.ts';
import {
  apiBase,
  type BodyOf,
  type CodeOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyInputOf,
} from '#platform/wire/endpoint.ts';
import { type ErrorCode, errorStatus, statusOf } from '#platform/wire/error-codes.ts';
import type { LiveEvent } from '#platform/wire/live.ts';
import { Refused } from '#platform/wire/refused.ts';
import { type PartOf, sampleReply } from './sample-reply.ts';

/** What the browser sent, as the contract reads it. */
export interface Asked<E extends Endpoint = Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly unitId: string | null;
  readonly files: readonly File[];
}

// What any endpoint may refuse with, whatever its own list says.
const understood = [
  'bad.request',
  'user.unauthorized',
  'permission.required',
  'user.forbidden',
  'plan.required',
  'rate.limited',
  'unit.not_found',
  'second_factor.required',
  'second_factor.stale',
  'service.unavailable',
  'unknown.error',
  'idempotency.in_progress',
] as const satisfies readonly ErrorCode[];

type Said<E extends Endpoint> =
  | PartOf<ReplyInputOf<E>>
  | Blob
  | Refused<CodeOf<E> | (typeof understood)[number]>;

type Answer<E extends Endpoint> = (asked: Asked<E>) => Said<E> | Promise<Said<E>>;

interface Rule {
  readonly answer: (asked: Asked) => unknown;
  readonly asked: Asked[];
}

/** A request as `fetch` and `XMLHttpRequest` hand it over. */
export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Reply {
  readonly status: number;
  readonly body: string | Blob | ReadableStream<Uint8Array>;
}

const endpoints: readonly Endpoint[] = Object.values(contracts).flatMap((one) => Object.values(one));

const patternOf = ({ path }: Endpoint): RegExp => {
  const whole = path.startsWith('/') ? path : apiBase + path;
  return new RegExp(`^${whole.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
};
const patterns = endpoints.map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));

const rules = new Map<Endpoint, Rule>();
const complaints: string[] = [];
const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

const find = (method: string, path: string) => {
  const matches = patterns.flatMap(({ endpoint, pattern }) => {
    const found = endpoint.method === method ? pattern.exec(path) : null;
    return found === null ? [] : [{ endpoint, params: { ...found.groups } }];
  });
  // A path without parameters wins, as it does at the server.
  return matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
};

const valuesOf = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name);
      return [name, all.length === 1 ? (all[0] ?? '') : all];
    }),
  );

const bodyOf = (endpoint: Endpoint, { body }: Request): unknown =>
  endpoint.receives === 'upload' || body === null || body === undefined
    ? undefined
    : JSON.parse(typeof body === 'string' ? body : '');

const read = (endpoint: Endpoint, params: unknown, url: URL, request: Request): Asked => {
  const names = Object.entries(params ?? {}).map(([name, value]) => [
    name,
    decodeURIComponent(String(value)),
  ]);
  const form = request.body instanceof FormData ? request.body : null;
  const query = valuesOf(url.searchParams);
  // A list of one comes as one text.
  const parsed = endpoint.query?.safeParse(query) ?? {
    success: Object.keys(query).length === 0,
    data: undefined,
  };
  const lists = Object.fromEntries(Object.entries(query).map(([name, one]) => [name, [one].flat()]));
  return {
    params: endpoint.params?.parse(Object.fromEntries(names)),
    query: parsed.success ? parsed.data : endpoint.query?.parse({ ...query, ...lists }),
    body: endpoint.body?.parse(bodyOf(endpoint, request)),
    unitId: request.headers.get('x-unit-id'),
    files: form === null ? [] : form.getAll('file').filter((one) => one instanceof File),
  };
};

const isOfUnit = ({ access }: Endpoint): boolean =>
  !['public', 'session', 'staff', 'machine', 'assistant'].includes(access);

const refusal = ({ code, errors }: Refused<string>, allowed: readonly string[]): Reply => {
  if (!allowed.includes(code) || !(code in errorStatus))
    throw new Error(`the contract lists no refusal "${code}"`);
  const known = Object.keys(errorStatus).find((one): one is ErrorCode => one === code) ?? 'unknown.error';
  return { status: statusOf(known), body: JSON.stringify({ message: code, ...(errors && { errors }) }) };
};

const eventStream = (): ReadableStream<Uint8Array> => {
  let own: ReadableStreamDefaultController<Uint8Array>;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      own = controller;
      streams.add(controller);
    },
    cancel: () => void streams.delete(own),
  });
};

const write = (endpoint: Endpoint, said: unknown): Reply => {
  if (said instanceof Refused) return refusal(said, [...understood, ...endpoint.errors]);
  if (endpoint.replyAs === 'bytes' && said instanceof Blob) return { status: 200, body: said };
  const status = endpoint.status ?? 200;
  if (status === 204) return { status, body: '' };
  return { status, body: JSON.stringify({ data: sampleReply(endpoint.reply, said) }) };
};

/** Answers as the product would: by the contract, which request and reply are held against. */
export const handle = async (request: Request): Promise<Reply> => {
  const url = new URL(request.url, 'http://krog.test');
  const found = find(request.method, url.pathname);
  try {
    if (found === undefined) throw new Error('the contract has no such endpoint');
    const { endpoint, params } = found;
    const asked = read(endpoint, params, url, request);
    if (isOfUnit(endpoint) && asked.unitId === null) throw new Error('no X-UNIT-ID');
    if (endpoint.access !== 'public' && request.headers.get('authorization') === null)
      throw new Error('no bearer token');
    if (endpoint.replyAs === 'events') return { status: 200, body: eventStream() };
    const rule = rules.get(endpoint);
    if (rule === undefined) throw new Error('no answer was given for it');
    rule.asked.push(asked);
    return write(endpoint, await rule.answer(asked));
  } catch (error) {
    if (error instanceof TypeError && error.message === cutOff) throw error;
    complaints.push(`${request.method} ${request.url}: ${error instanceof Error ? error.message : ''}`);
    return { status: 500, body: '{"message":"unknown.error"}' };
  }
};

const cutOff = 'fetch failed';

/** The server that the screens of a test talk to. */
export const server = {
  /** From now on `endpoint` answers so; what is not said of the reply is filled in by its schema. */
  answer: <E extends Endpoint>(endpoint: E, said: Said<E> | Answer<E>): void => {
    const answer = typeof said === 'function' ? said : () => said;
    rules.set(endpoint, {
      answer: (asked) => (answer as (asked: Asked) => unknown)(asked),
      asked: rules.get(endpoint)?.asked ?? [],
    });
  },
  /** Whether a test has said how `endpoint` answers. */
  isTold: (endpoint: Endpoint): boolean => rules.has(endpoint),
  /** The line breaks each time `endpoint` is asked. */
  cut: (endpoint: Endpoint): void => {
    const asked = rules.get(endpoint)?.asked ?? [];
    rules.set(endpoint, { answer: () => Promise.reject(new TypeError(cutOff)), asked });
  },
  /** What was sent to `endpoint` in this test, oldest first. */
  asked: <E extends Endpoint>(endpoint: E): readonly Asked<E>[] => rules.get(endpoint)?.asked ?? [],
  /** Tells every open screen of an event. */
  tell: (event: LiveEvent): void => {
    const bytes = new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);
    for (const stream of streams) stream.enqueue(bytes);
  },
};

/** Forgets answers and requests; answers what was wrong since it was last called. */
export const resetServer = (): readonly string[] => {
  rules.clear();
  return complaints.splice(0);
};
