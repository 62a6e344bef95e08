import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { errorTexts as english } from '#platform/wire/error-texts.en.ts';
import { errorTexts as swedish } from '#platform/wire/error-texts.sv.ts';
import { type Refused, refused, refusedBy, refusedFor } from '#platform/wire/refused.ts';
import { refusalBody, sendRefusal, toldRefusal } from './refusal.ts';

const told = (url: string, refusal: Refused<ErrorCode>): unknown =>
  JSON.parse(toldRefusal(refusal, { id: 'r1', url }));

const wrong = refused('bad.request', { name: 'invalid', email: 'required' });

describe('the product’s own screens are told', () => {
  test('the code, and what else there is to say', () => {
    expect(told('/api/hospitad/a', wrong)).toEqual({
      message: 'bad.request',
      errors: { name: 'invalid', email: 'required' },
    });
    const blocked = refusedBy('CONFLICT', { number: '17', day: null });
    expect(told('/', blocked)).toEqual({ message: 'CONFLICT', detail: { number: '17', day: null } });
  });

  test('nothing that there is not', () => {
    expect(Object.keys(refusalBody('CONFLICT'))).toEqual(['message']);
    expect(refusalBody('CONFLICT', {}, {})).toEqual({ message: 'CONFLICT', errors: {}, detail: {} });
  });
});

describe('programs are told', () => {
  test('both languages, the first field and where it is explained', () =>
    expect(told('/api/v1/articles?limit=x', wrong)).toEqual({
      code: 'bad.request',
      message: english['bad.request'],
      messageSv: swedish['bad.request'],
      field: 'name',
      requestId: 'r1',
      docs: '/developers#errors',
    }));

  test('no field where none is wrong', () => {
    expect(told('/api/v1/', refused('rate.limited'))).not.toHaveProperty('field');
    expect(told('/api/v1/', refused('bad.request', {}))).not.toHaveProperty('field');
  });

  test.each([
    ['/api/v1', true],
    ['/api/v1/', true],
    ['/api/v1/none', true],
    ['/api/v10/none', false],
    ['/api/v', false],
    ['/elsewhere/api/v1/', false],
  ])('at %s: %s', (url, expected) =>
    expect(Object.hasOwn(told(url, wrong) as object, 'messageSv')).toBe(expected),
  );
});

describe('assistants are told', () => {
  test.each<[ErrorCode, number]>([
    ['request.malformed', -32_700],
    ['request.too_large', -32_600],
    ['request.type_unsupported', -32_600],
    ['route.method_not_allowed', -32_600],
    ['bad.request', -32_600],
    ['unknown.error', -32_603],
    ['user.unauthorized', -32_000],
    ['rate.limited', -32_000],
  ])('%s as %d of their protocol', (code, number) =>
    expect(told('/mcp', refused(code, { name: 'invalid' }))).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: {
        code: number,
        message: english[code],
        data: { code, messageSv: swedish[code], requestId: 'r1', docs: '/developers' },
      },
    }),
  );

  test.each([
    ['/mcp?session=1', true],
    ['/mcp/', false],
    ['/mcpx', false],
    ['/a?to=/mcp', false],
  ])('at %s: %s', (url, expected) =>
    expect(Object.hasOwn(told(url, wrong) as object, 'jsonrpc')).toBe(expected),
  );
});

describe('how long to wait is told', () => {
  const app = Fastify();
  let refusal: Refused<ErrorCode> = wrong;
  app.get('/', (_request, reply) => sendRefusal(reply, refusal));
  afterAll(() => app.close());

  test.each<[string, Refused<ErrorCode>, number, string | undefined]>([
    ['a minute for who was too fast', refused('rate.limited'), 429, '60'],
    ['two seconds for who came when there was no room', refused('service.unavailable'), 503, '2'],
    ['two seconds for a full disk', refused('storage.full'), 507, '2'],
    ['as the refusal says', refusedFor('rate.limited', 17), 429, '17'],
    ['even where that is nothing', refusedFor('rate.limited', 0), 429, '0'],
    ['not where waiting does not help', wrong, 400, undefined],
  ])('%s', async (_said, asked, status, seconds) => {
    refusal = asked;
    const { statusCode, headers, body } = await app.inject('/');
    expect([statusCode, headers['retry-after']]).toEqual([status, seconds]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({ message: asked.code });
  });
});
