import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock } from '../clock.ts';
import type { Db } from '../db/port.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { MailDoor } from '../smtp/smtp-port.ts';
import { countedDoor } from './counted-door.ts';
import { createMetrics } from './create-metrics.ts';
import { mayReadMetrics } from './may-read.ts';
import type { Metrics } from './metrics-port.ts';

const clock = new TestClock('2026-11-20T09:00:00Z');
let db: Db;
let isAway = false;
let metrics: Metrics;

const organization = '018f0000-0000-7000-8000-000000000001';
const unit = '018f0000-0000-7000-8000-000000000002';

beforeAll(async () => {
  ({ db } = await openTestDatabase([]));
  await db.platformTransaction(async (tx) => {
    await tx.query(
      `insert into organization (organization_id, name, organization_number, created_at) values ($1, 'Krog Hemlig', '5590000004', now())`,
      [organization],
    );
    await tx.query(
      `insert into unit (organization_id, id, name, inbound_address, created_at) values ($1, $2, 'Krog Hemlig', 'a@b.test', now())`,
      [organization, unit],
    );
    const ended = [
      ['upload', 'stored', null, 90],
      ['push', 'stored', null, 30],
      ['push', 'unreadable', 'xml.doctype', 60],
      ['push', 'unreadable', 'xml.malformed', 3_600],
      ['email', 'needs-review', null, 10],
      ['email', 'needs-review', 'reading.uncertain', 7_200],
      ['upload', 'recognising', null, 120],
    ];
    for (const [channel, state, reason, seconds] of ended)
      await tx.query(
        `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, reason, received_at)
         values ($1, $2, gen_random_uuid(), gen_random_uuid()::text, 1, 'hemlig.xml', 'x', $3, $4, $5, $6)`,
        [
          organization,
          unit,
          channel,
          state,
          reason,
          new Date(clock.now().getTime() - Number(seconds) * 1000),
        ],
      );
  });
  const figures = () => ({ children: 2, busy: 1, queued: 7, started: 5, killed: 3 });
  const volumes = {
    documents: async () => ({ free: 10, total: 100 }),
    gone: () => Promise.reject(new Error('x')),
  };
  const away: Db = {
    ...db,
    platformRead: (work) =>
      isAway ? Promise.reject(new DatabaseUnavailable(new Error('cut'))) : db.platformRead(work),
  };
  metrics = createMetrics({ db: away, clock, sandbox: { figures }, volumes });
});
afterAll(() => db.close());

const lines = async (): Promise<string[]> =>
  (await metrics.text()).body.split('\n').filter((line) => line.startsWith('krogkoll_'));

test('R58 figures of documents, readers and volumes are told, and nobody is named', async () => {
  const told = await lines();
  for (const line of [
    'krogkoll_database_up 1',
    'krogkoll_documents_recent{channel="push",state="stored"} 1',
    'krogkoll_documents_recent{channel="push",state="unreadable"} 1',
    'krogkoll_documents_recent{channel="upload",state="stored"} 1',
    'krogkoll_documents_waiting{state="stored"} 2',
    'krogkoll_documents_waiting{state="unreadable"} 2',
    'krogkoll_documents_waiting{state="recognising"} 1',
    'krogkoll_documents_waiting{state="needs-review"} 2',
    'krogkoll_oldest_waiting_seconds 120',
    'krogkoll_oldest_for_people_seconds{state="needs-review"} 7200',
    'krogkoll_oldest_for_people_seconds{state="unreadable"} 3600',
    'krogkoll_documents_failed{class="reading"} 1',
    'krogkoll_documents_failed{class="xml"} 2',
    'krogkoll_documents_failed{class="none"} 1',
    'krogkoll_sandbox{what="queued"} 7',
    'krogkoll_sandbox_since_start{what="killed"} 3',
    'krogkoll_volume_bytes{volume="documents",what="free"} 10',
  ])
    expect(told).toContain(line);
  const { body, contentType } = await metrics.text();
  expect(contentType).toMatch(/^text\/plain/);
  expect(body).not.toMatch(/Hemlig|018f0000|b\.test/i);
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(body).toMatch(/^process_resident_memory_bytes /m);
});

test('R53 a database that is away takes its own figures along, and no others', async () => {
  isAway = true;
  const told = await lines();
  isAway = false;
  expect(told).toContain('krogkoll_database_up 0');
  expect(told.filter((line) => /documents|oldest/.test(line) && !line.includes('volume'))).toEqual([]);
  expect(told).toContain('krogkoll_sandbox{what="busy"} 1');
  expect(await lines()).toContain('krogkoll_oldest_waiting_seconds 120');
});

test('answers are counted by class of status', async () => {
  const app = Fastify();
  metrics.watchRequests(app);
  app.get('/', async () => 'here');
  for (const url of ['/', '/', '/none']) await app.inject(url);
  await app.close();
  const told = await lines();
  expect(told).toContain('krogkoll_http_answers_total{status="2xx"} 2');
  expect(told).toContain('krogkoll_http_answers_total{status="4xx"} 1');
  expect(told).toContain('krogkoll_http_seconds_count 3');
});

test('what a mail door answers is counted by code', async () => {
  const door: MailDoor<string> = {
    find: async (address) =>
      address === 'none' ? null : address === 'busy' ? 'busy' : { recipient: address },
    take: async ({ sender }) => {
      if (sender === 'breaks') throw new Error('broken');
      return sender === 'full' ? 'full' : { receipt: '1' };
    },
  };
  const counted = countedDoor(door, metrics);
  for (const address of ['none', 'none', 'busy', 'anna']) await counted.find(address);
  const mail = {
    recipients: new Map([['a', 'a']]),
    clientAddress: '',
    clientName: '',
    stream: (async function* () {})(),
  };
  for (const sender of ['full', 'well', 'breaks'])
    await counted.take({ ...mail, sender }).catch(() => undefined);
  const told = await lines();
  for (const [code, count] of [
    ['250', 1],
    ['451', 2],
    ['452', 1],
    ['550', 2],
  ])
    expect(told).toContain(`krogkoll_mail_answers_total{code="${code}"} ${count}`);
});

const token = 'a-token-that-is-long-enough-for-a-monitor';

test.each([
  ['127.0.0.1', {}, undefined, true],
  ['::1', {}, undefined, true],
  ['::ffff:127.0.0.1', {}, undefined, true],
  ['192.0.2.1', {}, undefined, false],
  ['127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, undefined, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, undefined, false],
  ['192.0.2.1', { authorization: `Bearer ${token}` }, token, true],
  ['127.0.0.1', { authorization: `Bearer ${token}`, 'x-forwarded-for': '1' }, token, true],
  ['192.0.2.1', { authorization: `Bearer ${token}x` }, token, false],
  ['192.0.2.1', { authorization: 'Bearer ' }, token, false],
  ['192.0.2.1', { authorization: `Bearer ${token}` }, undefined, false],
  ['192.0.2.1', { 'x-forwarded-for': '127.0.0.1' }, token, false],
])('from %s with %j and a token %s: %s', async (remoteAddress, headers, known, wanted) => {
  const app = Fastify({ trustProxy: true });
  app.get('/', async (request) => mayReadMetrics(request, known));
  expect((await app.inject({ url: '/', remoteAddress, headers })).body).toBe(String(wanted));
  await app.close();
});
