import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLog, logOfRequest } from './log.ts';

test('a line is JSON with the request id, and hides what signs a person in', () => {
  const lines: string[] = [];
  const log = logOfRequest(
    createLog('info', { write: (line: string) => void lines.push(line) }),
    'request-1',
  );
  log.info(
    {
      exchange: { headers: { authorization: 'Bearer s3cret', cookie: 's3cret', 'set-cookie': 's3cret' } },
      body: { password: 's3cret' },
      token: 's3cret',
    },
    'signed in\r\n{"forged":true}',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('s3cret');
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'request-1',
    msg: 'signed in\r\n{"forged":true}',
  });
});

const number = '19811228-9874';

test('R62 a request is logged by its route, with ids and plain choices alone; no address, no text', async () => {
  const lines: string[] = [];
  const app = Fastify({
    loggerInstance: createLog('info', { write: (line: string) => void lines.push(line) }),
  });
  app.get('/companies/:companyId', () => 'ok');
  const id = '0190b2a4-7a4e-7000-8000-000000000001';
  await app.inject(`/companies/${id}?organizationNumber=${number}&limit=20&sort=${number} x&search=Anna`);
  await app.inject(`/companies/${number}?status=${encodeURIComponent('811228+9874')}`);
  await app.inject(`/no/such/place/${number}?page=2`);
  await app.close();
  const requests = lines.flatMap((line) => (line.includes('"req"') ? [JSON.parse(line).req as object] : []));
  expect(requests).toMatchObject([
    { method: 'GET', route: '/companies/:companyId', params: { companyId: id }, query: { limit: '20' } },
    { method: 'GET', route: '/companies/:companyId', params: {}, query: {} },
    { method: 'GET', route: 'none', query: { page: '2' } },
  ]);
  expect(lines.join('')).not.toMatch(/9874|Anna/);
});

test('R62 a personal number reaches no line: not in a message, an error, or what the database quotes', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const error = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (organization_number)=(8112289874) already exists.',
    where: 'Astrid',
  });
  log.error({ err: error }, 'failed');
  log.warn({ said: `for ${number}`, count: 8112289874 }, 'known: 811228-9874, 8112289874 and 198112289874');
  log.info({ at: 1_763_800_000, company: '556036-0793', id: '19811228-9874-4a4e-8000-811228987400' }, 'kept');
  const all = lines.join('');
  expect(all.replace('19811228-9874-4a4e', '')).not.toMatch(/9874\b|Astrid/);
  expect(all).toContain('[personal number]');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'duplicate key value', code: '23505' },
  });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ count: '[personal number]' });
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    at: 1_763_800_000,
    company: '556036-0793',
    id: '19811228-9874-4a4e-8000-811228987400',
  });
});
