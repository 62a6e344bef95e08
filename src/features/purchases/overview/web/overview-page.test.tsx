import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { overviewContract } from '../contract.ts';
import { overviewFeature } from './feature.tsx';

const { readOverview } = overviewContract;
const { listAlerts, listRules } = priceMonitoringContract;
const open = (scene: Scene = {}) => visit(overviewFeature, { at: '/', ...scene });

beforeEach(() => {
  server.answer(listRules, [{ threshold: { type: 'any' } }]);
  server.answer(listAlerts, { content: [] });
  server.answer(readOverview, {
    currency: 'SEK',
    total: '1200.00',
    previousTotal: '1000.00',
    invoices: 3,
    latestInvoices: [{}],
  });
});

test('greets by the hour and compares with the same days before', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: /Anna/ })).toBeTruthy();
  expect(await screen.findByText(/200.*mer/)).toBeTruthy();
  expect(server.asked(readOverview)[0]?.query).toMatchObject({ from: '2026-10-01' });
});

test('steps back through the periods, and not beyond today', async () => {
  const { user } = await open();
  await screen.findByText(/200.*mer/);
  expect(screen.getByRole('button', { name: 'Nästa' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Föregående' }));
  await waitFor(() =>
    expect(server.asked(readOverview).at(-1)?.query).toMatchObject({ from: '2026-09-01', to: '2026-09-30' }),
  );
  await user.click(screen.getByRole('radio', { name: 'Allt' }));
  await waitFor(() => expect(server.asked(readOverview).at(-1)?.query).toEqual({}));
});

test('what waits for a decision is named, the costliest first', async () => {
  server.answer(readOverview, {
    latestInvoices: [{}],
    undecided: { articles: 3, extraCost: '150.00' },
  });
  server.answer(listAlerts, {
    content: [{ id: idOf(1), title: 'Smör', watchedPrice: '80', newPrice: '92.5' }],
    total: 3,
  });
  await open();
  expect((await screen.findByRole('link', { name: /Smör/ })).getAttribute('href')).toBe(
    `/price-monitoring/overview?article=${idOf(1)}`,
  );
  expect(screen.getByRole('link', { name: 'Visa alla 3 artiklar' })).toBeTruthy();
  // Whatever the period of the overview is.
  expect(server.asked(listAlerts)[0]?.query).toEqual({
    page: 1,
    limit: 3,
    sort: 'extra',
    direction: 'desc',
    status: 'UNRESOLVED',
  });
});

test('next steps are those that are not done, for who may do them', async () => {
  server.answer(listRules, []);
  const { unmount } = await open();
  expect(await screen.findByText('Sätt egna prislarm')).toBeTruthy();
  unmount();
  await open({ as: 'reporter' });
  await screen.findByText(/200.*mer/);
  expect(screen.queryByText('Sätt egna prislarm')).toBeNull();
});

test('before the first invoice it leads to it', async () => {
  server.answer(readOverview, { latestInvoices: [] });
  await open();
  expect(await screen.findByText('Dukat men tomt')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lägg till fakturor' })).toBeTruthy();
});

test('an overview that cannot be had is asked for again', async () => {
  server.answer(readOverview, refused('permission.required'));
  const { user } = await open();
  expect(await screen.findByText('Översikten gick inte att hämta')).toBeTruthy();
  server.answer(readOverview, { total: '1200.00', previousTotal: '1000.00', latestInvoices: [{}] });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText(/200.*mer/)).toBeTruthy();
});

test('an event asks again', async () => {
  await open();
  await screen.findByText(/200.*mer/);
  server.answer(readOverview, { total: '1500.00', previousTotal: '1000.00', latestInvoices: [{}] });
  server.tell({ type: 'invoice', invoiceId: idOf(1) });
  expect(await screen.findByText(/500.*mer/)).toBeTruthy();
  expect(server.asked(listAlerts).length).toBeGreaterThan(1);
});
