import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { overviewContract } from '#features/purchases/overview/contract.ts';
import { productsContract } from '#features/purchases/products/contract.ts';
import { setAppState } from '#platform/web/session/state.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { organizationId, outletId, unitId, visit } from '#testing/web/world.tsx';
import { everyOverviewPath, everyPricesPath, everyProductsPath } from '../paths.ts';
import { allRestaurantsFeature } from './feature.tsx';

const { listAlerts } = priceMonitoringContract;
const { listProducts } = productsContract;
const { readOverview } = overviewContract;

const south = { id: idOf(7), name: 'Söder', role: 'reporter', mainUnitId: idOf(8), organizationId } as const;

const open = async (at: string) => {
  setAppState({
    units: [
      { id: unitId, name: 'Krogen', role: 'owner' },
      { id: south.mainUnitId, name: south.name, role: 'reporter' },
    ],
  });
  return visit(allRestaurantsFeature, { at, others: [south] });
};

/** The cells of each row as they read. */
const table = (): string[][] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent ?? ''),
    );

const figures = (total: string, articles: number, yearly: string) => ({
  currency: 'SEK',
  total,
  undecided: { articles, extraCost: '10' },
  dearer: { articles, yearly, isEstimated: false },
});

beforeEach(() => {
  server.answer(readOverview, ({ unitId: unit }) =>
    unit === unitId ? figures('1000', 3, '400') : figures('500', 1, '200'),
  );
});

test('the figures of each restaurant and of all, each row opening its own', async () => {
  await open(everyOverviewPath());
  const link = await screen.findByRole('link', { name: /Söder/ });
  expect(link.getAttribute('href')).toBe(`/?outletId=${south.id}`);
  expect(screen.getByRole('link', { name: /Krogen/ }).getAttribute('href')).toBe(`/?outletId=${outletId}`);
  expect(screen.getByText(/^1\s500\skr$/)).toBeTruthy();
  const asked = new Set(server.asked(readOverview).map((one) => one.unitId));
  expect(asked).toEqual(new Set([unitId, south.mainUnitId]));
});

test('names the restaurant that could not be fetched, beside the others', async () => {
  server.answer(readOverview, ({ unitId: unit }) =>
    unit === unitId ? figures('1000', 3, '400') : refused('permission.required'),
  );
  const { user } = await open(everyOverviewPath());
  await screen.findByText(/Söder gick inte att hämta/);
  expect(screen.getByRole('link', { name: /Krogen/ })).toBeTruthy();
  server.answer(readOverview, figures('1', 0, '0'));
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  await screen.findByRole('link', { name: /Söder/ });
});

test('new prices of all restaurants in one order, with whose they are', async () => {
  const alert = (number: number, title: string, sumDifference: string) => ({
    id: idOf(number),
    title,
    sumDifference,
    currency: 'SEK',
    unit: 'KGM',
  });
  server.answer(listAlerts, ({ unitId: unit, query: { page } }) => {
    if (unit === south.mainUnitId) return { total: 1, content: page === 1 ? [alert(21, 'Lax', '70')] : [] };
    return { total: 2, content: [page === 1 ? alert(11, 'Smör', '90') : alert(12, 'Ost', '50')] };
  });
  const { user } = await open(everyPricesPath());
  await screen.findByRole('link', { name: /Smör/ });
  // Nothing is shown that a restaurant could still put something before.
  await waitFor(() => expect(table().map(([, whose]) => whose)).toEqual(['Krogen']));
  await user.click(screen.getByRole('button', { name: /fler|Visa/i }));
  await waitFor(() => expect(table().map(([, whose]) => whose)).toEqual(['Krogen', 'Söder', 'Krogen']));
  expect(screen.getByRole('link', { name: /Lax/ }).getAttribute('href')).toBe(
    `/price-monitoring/overview?article=${idOf(21)}&outletId=${south.id}`,
  );
});

test('what all restaurants buy, searched and sorted in each', async () => {
  server.answer(listProducts, ({ unitId: unit }) => ({
    total: 1,
    changedTotal: 0,
    content: [
      {
        id: unit === unitId ? idOf(31) : idOf(32),
        name: 'Smör',
        totalSum: unit === unitId ? '10' : '20',
        changePercent: '1.5',
        currency: 'SEK',
        unit: 'KGM',
      },
    ],
  }));
  const { user, fill, address } = await open(everyProductsPath());
  await screen.findAllByRole('link', { name: /Smör/ });
  expect(table().map(([, whose]) => whose)).toEqual(['Söder', 'Krogen']);
  await fill('Sök produkter', 'smör');
  await waitFor(() => expect(address()).toContain('search=sm'));
  await waitFor(() =>
    expect(server.asked(listProducts).at(-1)?.query).toMatchObject({ search: 'smör', sort: 'sum' }),
  );
  await user.click(screen.getByRole('button', { name: 'Ändring' }));
  await waitFor(() => expect(server.asked(listProducts).at(-1)?.query).toMatchObject({ sort: 'change' }));
});
