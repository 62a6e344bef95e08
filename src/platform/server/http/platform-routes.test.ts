import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import type { Db } from '../db/port.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { platformRoutes } from './platform-routes.ts';

const routesOver = (asked: (...given: unknown[]) => Promise<unknown>, metricsToken?: string) => {
  const db = Object.assign(Object.create(null) as Db, { platformRead: asked });
  let documents = 0;
  const routes = platformRoutes({
    db,
    metrics: {
      mailAnswered: () => undefined,
      originalLost: () => undefined,
      watchRequests: () => undefined,
      text: async () => ({ contentType: 'text/plain', body: 'figures 1' }),
    },
    metricsToken,
    signUpInfo: { supportPhone: '08-000 00 00', supportEmail: 'hej@krogkoll.example' },
    openApi: () => ({ number: (documents += 1) }),
  });
  return routes;
};

afterEach(() => void vi.useRealTimers());

type Given = Parameters<ReturnType<typeof routesOver>['health']>[0];
const nothing = {} as Given;
const health = (asked: () => Promise<unknown>) => routesOver(asked).health(nothing);

test('a database that answers is health', async () =>
  expect(await health(async () => [])).toEqual({ status: 'ok' }));

test('it is asked something', async () => {
  const query = vi.fn<(sql: string) => Promise<unknown>>(async () => []);
  const routes = routesOver(async (...[work]: unknown[]) =>
    (work as (reader: { readonly query: typeof query }) => unknown)({ query }),
  );
  await routes.health(nothing);
  expect(query).toHaveBeenCalledWith(expect.stringMatching(/^select /));
});

test('one that cannot be reached is not, and anything else is our fault', async () => {
  const away = () => Promise.reject(new DatabaseUnavailable(null));
  expect(await health(away)).toEqual(refused('service.unavailable'));
  await expect(health(() => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
});

test('one that does not answer for a second is not', async () => {
  vi.useFakeTimers();
  const asked = vi.fn<(answer: unknown) => void>();
  const asking = health(() => new Promise(() => undefined)).then(asked);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asking;
  expect(asked).toHaveBeenCalledWith(refused('service.unavailable'));
  expect(vi.getTimerCount()).toBe(0);
  await health(async () => []);
  expect(vi.getTimerCount()).toBe(0);
});

test('figures are for this machine and for whoever has the token', async () => {
  const app = Fastify();
  const { metrics } = routesOver(async () => [], 'token');
  const reply = async (request: FastifyRequest) => metrics({ ...nothing, raw: { request } as Given['raw'] });
  app.get('/', async (request) => ({ found: await reply(request) }));
  const ask = async (remoteAddress: string, authorization = '') =>
    JSON.parse((await app.inject({ url: '/', remoteAddress, headers: { authorization } })).body) as object;
  const figures = { found: { status: 200, contentType: 'text/plain', body: 'figures 1' } };
  expect(await ask('127.0.0.1')).toEqual(figures);
  expect(await ask('192.0.2.1', 'Bearer token')).toEqual(figures);
  expect(await ask('192.0.2.1')).toEqual({ found: { code: 'route.not_exist' } });
});

test('everybody is told whom to ask', async () =>
  expect(await routesOver(async () => []).readSupport(nothing)).toEqual({
    supportPhone: '08-000 00 00',
    supportEmail: 'hej@krogkoll.example',
  }));

test('the document of the contract is made once', async () => {
  const { openApi } = routesOver(async () => []);
  const page = { status: 200, contentType: 'application/json; charset=utf-8', body: '{"number":1}' };
  expect([await openApi(nothing), await openApi(nothing)]).toEqual([page, page]);
});
