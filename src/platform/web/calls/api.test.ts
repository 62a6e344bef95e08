import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

const { addressOf, call, resultOf } = await import('./api.ts');
const { onSessionEnd } = await import('../session/session.ts');
const { setAppState } = await import('../session/state.ts');

const reply = z.object({ name: z.string() });
const readInvoice = endpoint({
  method: 'GET',
  path: 'invoice-management/invoices/{id}',
  summary: 'One invoice',
  access: 'reporter',
  params: z.object({ id: z.string() }),
  query: z.object({ tag: z.array(z.string()).optional(), page: z.number().optional() }),
  reply,
  errors: [],
});
const login = endpoint({
  method: 'POST',
  path: 'auth/users/login',
  summary: 'Sign in',
  access: 'public',
  creates: true,
  body: z.object({ email: z.string() }),
  reply,
  errors: [],
});

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}
const sent: Sent[] = [];
const serve = (
  answer: (one: Sent) => { status: number; text: string } | Promise<{ status: number; text: string }>,
) =>
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', headers = {}, body = null }: RequestInit = {}) => {
      const one = { url, method, headers: Object.fromEntries(new Headers(headers)), body };
      sent.push(one);
      const { status, text } = await answer(one);
      return new Response(status === 204 ? null : text, { status });
    },
  );
const ok = { status: 200, text: '{"data":{"name":"Krog"}}' };
const expired = { status: 401, text: '{"message":"user.unauthorized"}' };
const isRenewal = ({ url }: Sent) => url.endsWith('renew-token');

beforeEach(() => {
  sent.length = 0;
  stored.clear();
  stored.set('accessToken', 'Bearer old');
  setAppState({ selectedUnit: { id: 'unit-1', role: 'owner', name: 'Krog' } });
});

test('parameters are escaped into the path, lists repeat in the query and absent values stay out', () => {
  const address = addressOf(readInvoice, {
    params: { id: 'a/b?c' },
    query: { tag: ['x', 'y'], page: undefined },
  });
  expect(address).toBe('/api/hospitad/invoice-management/invoices/a%2Fb%3Fc?tag=x&tag=y');
});

test('a call carries bearer, unit and content type; a public creating call carries neither but a key', async () => {
  serve(() => ok);
  const result = await call(readInvoice, { params: { id: '1' } });
  expect(result.data).toEqual({ name: 'Krog' });
  expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer old', 'x-unit-id': 'unit-1' });
  expect(sent[0]?.headers['content-type']).toBe('application/json');
  await call(login, { body: { email: 'e@x.se' } }, { idempotencyKey: 'key-1' });
  expect(sent[1]?.headers).not.toHaveProperty('authorization');
  expect(sent[1]?.headers).not.toHaveProperty('x-unit-id');
  expect(sent[1]?.headers['idempotency-key']).toBe('key-1');
  expect(sent[1]?.body).toBe('{"email":"e@x.se"}');
});

test('an answer that is not JSON is a misformat with status 0, whatever its status was', () => {
  expect(resultOf(502, 'Bad Gateway', '<html>').error).toEqual({
    status: 0,
    code: 'JSON Misformat',
    text: 'JSON Misformat',
  });
  const refusal = resultOf(409, 'Conflict', '{"message":"deal.overlaps","errors":{"from":"invalid"}}');
  expect(refusal.error).toEqual({ status: 409, code: 'deal.overlaps', text: 'Conflict' });
  expect(refusal.errorData).toMatchObject({ errors: { from: 'invalid' } });
});

test('many requests that meet 401 share one renewal and are retried with the new token', async () => {
  serve(async (one) => {
    if (!isRenewal(one)) return one.headers['authorization'] === 'Bearer new' ? ok : expired;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { status: 200, text: '{"data":{"token":"new"}}' };
  });
  const results = await Promise.all(
    [1, 2, 3, 4].map((id) => call(readInvoice, { params: { id: String(id) } })),
  );
  expect(results.every((result) => result.data?.name === 'Krog')).toBe(true);
  expect(sent.filter(isRenewal)).toHaveLength(1);
  expect(stored.get('accessToken')).toBe('Bearer new');
});

test('only a refused renewal ends the session: not 403, not a server that is away', async () => {
  const ended = vi.fn<() => void>();
  const stop = onSessionEnd(ended);
  serve(() => ({ status: 403, text: '{"message":"user.forbidden"}' }));
  await call(readInvoice, { params: { id: '1' } });
  serve((one) => (isRenewal(one) ? { status: 503, text: '{"message":"service.unavailable"}' } : expired));
  expect((await call(readInvoice, { params: { id: '1' } })).error?.status).toBe(0);
  expect(ended).not.toHaveBeenCalled();
  expect(stored.has('accessToken')).toBe(true);
  serve(() => expired);
  await call(readInvoice, { params: { id: '1' } });
  expect(ended).toHaveBeenCalledTimes(1);
  expect(stored.has('accessToken')).toBe(false);
  stop();
});

test('a connection that fails is a result, not an exception', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect((await call(readInvoice, { params: { id: '1' } })).error).toMatchObject({ status: 0 });
});
