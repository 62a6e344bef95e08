import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorecove } from '#platform/server/ports/e-invoices/storecove.ts';
import { openQvalia } from '#platform/server/ports/e-invoices/qvalia.ts';
import { sessionKeys } from '#platform/server/session/session-keys.ts';
import { throughFaults } from '#testing/bookkeeping/faulty.ts';
import { qvaliaPeer, storecovePeer } from '#testing/e-invoices/provider-peers.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { askProviders, fetchEInvoices } from './jobs.ts';
import { arrivalUrl, isArrivalClaim, listProviders } from './queries-providers.ts';

let opened: OpenDatabase;
beforeAll(async () => (opened = await openTestDatabase([fetchEInvoices])));
afterAll(() => opened.db.close());

const key = sessionKeys('one secret of the test, 48 characters long at least');

test('only the address that a provider was given opens its door, also while secrets change', () => {
  const claim =
    new URL(arrivalUrl('https://krogkoll.example', key, 'storecove')).searchParams.get('claim') ?? '';
  expect(isArrivalClaim(key, 'storecove', claim)).toBe(true);
  expect(isArrivalClaim(key, 'qvalia', claim)).toBe(false);
  for (const wrong of [
    '',
    'x',
    claim.slice(1),
    `${claim}x`,
    claim.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  ])
    expect(isArrivalClaim(key, 'storecove', wrong)).toBe(false);
  const [[newer], [older]] = [sessionKeys('another secret of the test, also long enough'), key];
  expect(isArrivalClaim([newer, older], 'storecove', claim)).toBe(true);
  expect(isArrivalClaim([newer], 'storecove', claim)).toBe(false);
});

const eInvoices = [
  openStorecove({
    apiKey: 'the key at Storecove',
    url: 'https://provider.example',
    fetch: throughFaults(storecovePeer().peer, () => null),
  }),
  openQvalia({
    apiKey: 'the key at Qvalia',
    account: '5562332451',
    url: 'https://provider.example',
    fetch: throughFaults(qvaliaPeer('5562332451').peer, () => null),
  }),
];

test('however often a provider tells of something, it alone is asked, and by one job at a time', async () => {
  for (let told = 0; told < 5; told += 1) await askProviders({ db: opened.db, eInvoices }, 'qvalia');
  const { rows } = await opened.engine.background.query<{ provider: string }>(
    `select data->>'provider' as provider from pgboss.job where name = 'fetch-e-invoices' and state < 'active'`,
  );
  expect(rows).toEqual([{ provider: 'qvalia' }]);
});

test('staff see each provider with what it could not give', async () => {
  await opened.db.platformTransaction(async (tx) => {
    await tx.query(
      `insert into delayed_e_invoice (provider, provider_id, reason, attempts, is_aside, since, next_at)
       values ('storecove', 'doc-1', 'refused', 3, true, '2026-11-01T10:00:00Z', '2026-11-01T12:00:00Z')`,
    );
    await tx.query(
      `insert into fetched_e_invoice (provider, provider_id, state, fetched_at)
       values ('qvalia', 'invoices/a', 'gone', '2026-11-02T10:00:00Z')`,
    );
  });
  const publicUrl = async (): Promise<string> => 'https://krogkoll.example';
  const found = await listProviders({ db: opened.db, eInvoices, keys: key, publicUrl });
  expect(found).toEqual([
    {
      provider: 'storecove',
      newestAt: null,
      fetched: 0,
      notifyUrl: arrivalUrl('https://krogkoll.example', key, 'storecove'),
      delayed: [
        {
          providerId: 'doc-1',
          reason: 'refused',
          attempts: 3,
          isAside: true,
          since: '2026-11-01T10:00:00.000Z',
          nextAt: '2026-11-01T12:00:00.000Z',
        },
      ],
    },
    {
      provider: 'qvalia',
      newestAt: '2026-11-02T10:00:00.000Z',
      fetched: 1,
      notifyUrl: arrivalUrl('https://krogkoll.example', key, 'qvalia'),
      delayed: [],
    },
  ]);
});
