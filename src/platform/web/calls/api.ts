import {
  apiBase,
  type BodyInputOf,
  type Endpoint,
  type ParamsOf,
  type QueryInputOf,
  type ReplyOf,
} from '#platform/wire/endpoint.ts';
import { demoHeader, demoShown } from '#platform/wire/demo.ts';
import { hearDemo } from '../session/demo-shown.ts';
import { renewToken } from '../session/renewal.ts';
import { endSession, storedToken } from '../session/session.ts';
import { selectedUnitId } from '../session/state.ts';

/** `code` is the server's message code; `status` is 0 when no JSON answer came. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly text: string;
}

export type Result<Reply> =
  | { readonly data: Reply; readonly hasError: false; readonly error: null; readonly errorData: null }
  | { readonly data: null; readonly hasError: true; readonly error: Failure; readonly errorData: unknown };

type Slot<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

export type CallInput<E> = Slot<'params', ParamsOf<E>> &
  Slot<'query', QueryInputOf<E>> &
  Slot<'body', BodyInputOf<E>> & { readonly unitId?: string };

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One key per intended creation, so that a repeated send creates once. Made up when absent. */
  readonly idempotencyKey?: string;
}

/** A refused or failed call as an exception, for the query cache and error boundaries. */
export class CallFailed extends Error {
  readonly failure: Failure;
  readonly errorData: unknown;
  constructor(failure: Failure, errorData: unknown) {
    super(failure.code);
    this.failure = failure;
    this.errorData = errorData;
  }
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly unitId?: string;
}

export const failed = (error: Failure, errorData: unknown = null): Result<never> => ({
  data: null,
  hasError: true,
  error,
  errorData,
});

/** The address of an endpoint: path parameters filled in and escaped, absent query values left out. */
export const addressOf = (endpoint: Endpoint, { params = {}, query = {} }: Parts): string => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const tail = search.size > 0 ? `?${search.toString()}` : '';
  return `${endpoint.path.startsWith('/') ? '' : apiBase}${path}${tail}`;
};

/** The headers of a call: bearer unless public, the unit for unit-scoped calls. */
export const headersOf = (endpoint: Endpoint, unitId = selectedUnitId()): Record<string, string> => {
  const headers: Record<string, string> = {};
  const token = storedToken();
  if (endpoint.access !== 'public' && token !== null) headers['Authorization'] = token;
  const isUnitScoped = !['public', 'session', 'staff', 'machine', 'assistant'].includes(endpoint.access);
  if (isUnitScoped && unitId !== undefined) headers['X-UNIT-ID'] = unitId;
  return headers;
};

/** Reads an answer as the specification says: text, then JSON, and only then the status. */
export const resultOf = <Reply>(status: number, statusText: string, text: string): Result<Reply> => {
  if (status === 204) return { data: null as Reply, hasError: false, error: null, errorData: null };
  let json: { data?: Reply; message?: unknown };
  try {
    json = JSON.parse(text);
  } catch {
    return failed({ status: 0, code: 'JSON Misformat', text: 'JSON Misformat' });
  }
  if (status >= 200 && status < 300) {
    return { data: json.data as Reply, hasError: false, error: null, errorData: null };
  }
  const code = typeof json.message === 'string' ? json.message : 'unknown.error';
  return failed({ status, code, text: statusText }, json);
};

/** Runs a request and, on 401, once more with a renewed token. Ends the session only when the renewal is refused. */
export const withRenewal = async <Reply>(
  endpoint: Endpoint,
  send: () => Promise<Result<Reply>>,
): Promise<Result<Reply>> => {
  const token = storedToken();
  const first = await send();
  if (first.error?.status !== 401 || endpoint.access === 'public') return first;
  const renewal = await renewToken(token);
  if (renewal === 'unreachable') return failed({ status: 0, code: 'unknown.error', text: 'Network' });
  const second = renewal === 'renewed' ? await send() : first;
  if (second.error?.status === 401) endSession();
  return second;
};

/** Calls an endpoint of the contract. Never rejects, except with `AbortError` when `signal` is aborted. */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, idempotencyKey = crypto.randomUUID() }: CallOptions = {},
): Promise<Result<ReplyOf<E>>> => {
  const parts: Parts = input;
  const mayCarryBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const body = mayCarryBody && parts.body !== undefined ? JSON.stringify(parts.body) : null;
  return withRenewal(endpoint, async () => {
    const headers = headersOf(endpoint, parts.unitId);
    if (body !== null || endpoint.method === 'GET') headers['Content-Type'] = 'application/json';
    if (endpoint.creates === true) headers['Idempotency-Key'] = idempotencyKey;
    try {
      // A change that is sent while the page closes must still arrive; browsers allow this up to 64 kB.
      const keepalive = endpoint.method !== 'GET' && (body?.length ?? 0) < 30_000;
      const request: RequestInit = {
        method: endpoint.method,
        headers,
        body,
        keepalive,
        signal: signal ?? null,
      };
      const response = await fetch(addressOf(endpoint, parts), request);
      const said =
        endpoint.demo === 'shown'
          ? demoShown.find((one) => one === response.headers.get(demoHeader))
          : undefined;
      if (said !== undefined) hearDemo(said, parts.unitId);
      return resultOf<ReplyOf<E>>(response.status, response.statusText, await response.text());
    } catch (error) {
      if (signal?.aborted === true) throw error;
      return failed({ status: 0, code: 'unknown.error', text: 'Network' });
    }
  });
};
