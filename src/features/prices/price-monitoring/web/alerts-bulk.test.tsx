import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { resizeTo } from '#testing/web/window.ts';
import { type Scene, unitId, visit } from '#testing/web/world.tsx';
import { priceMonitoringContract } from '../contract.ts';
import { priceMonitoringFeature } from './feature.tsx';

const { listAlerts, listRules, readAlert, readSummary, settleAlerts, withdrawDecisions } =
  priceMonitoringContract;

const [dairy, fish] = [idOf(51), idOf(52)];
const rowOf = (id: number, title: string, more: object = {}) => ({
  id: idOf(id),
  title,
  supplierId: dairy,
  supplierName: 'Mejeriet',
  unresolved: id,
  currency: 'SEK',
  watchedPrice: '80.00',
  newPrice: '92.50',
  sumDifference: '100.00',
  yearlyImpact: '1000.00',
  isEstimated: false,
  newestLineId: idOf(70 + id),
  ending: [] as object[],
  ...more,
});
const deal = { id: idOf(90), price: '85.00', validFrom: '2026-01-01', validTo: '2027-05-16' };
const butter = rowOf(1, 'Smör');
const cream = rowOf(2, 'Grädde', { yearlyImpact: '-250.00', sumDifference: '-20.00', isEstimated: true });
const cheese = rowOf(3, 'Ost', { ending: [deal], yearlyImpact: null });
const cod = rowOf(4, 'Torsk', { supplierId: fish, supplierName: 'Fiskbilen' });

const open = (scene: Scene = {}) =>
  visit(priceMonitoringFeature, { at: '/price-monitoring/overview', ...scene });

const box = (name: string) => screen.findByRole('checkbox', { name: `Välj ${name}` });
const bar = () => screen.getByRole('region', { name: 'Valda artiklar' });

beforeEach(() => {
  server.answer(listAlerts, { total: 4, content: [butter, cream, cheese, cod] });
  server.answer(readSummary, { currency: 'SEK', extraCost: '150.00', dearer: 2, unresolved: 4 });
  server.answer(listRules, []);
  server.answer(readAlert, {});
});

test('one decision for the rows that are ticked: what it comes to stands on the button, its comment with each', async () => {
  const { user, fill } = await open();
  server.answer(settleAlerts, {
    settled: [butter, cream].map(({ id }, index) => ({ articleId: id, decisionId: idOf(80 + index) })),
  });
  server.answer(withdrawDecisions, {});
  await user.click(await box('Smör'));
  expect(
    within(bar()).getByRole('button', { name: /^Godta 1 nytt pris, \+1\s000\skr om året$/ }),
  ).toBeTruthy();
  await user.click(await box('Grädde'));
  expect(bar().textContent).toMatch(/2 valda · \+80\skr hittills/);
  await user.click(
    within(bar()).getByRole('button', { name: /^Godta 2 nya priser, \+750\skr om året \(uppskattat\)$/ }),
  );
  await fill(/Kommentar/, ' Höstlistan ');
  const dialog = screen.getByRole('dialog', { name: 'Godta 2 nya priser?' });
  await user.click(within(dialog).getByRole('button', { name: /^Godta 2 nya priser/ }));
  expect(await screen.findByText('2 nya priser bevakas nu.')).toBeTruthy();
  await waitFor(() =>
    expect(server.asked(settleAlerts)).toMatchObject([
      {
        unitId,
        body: {
          articleIds: [butter.id, cream.id],
          kind: 'resolve',
          comment: 'Höstlistan',
          shown: {
            [butter.id]: { newestLineId: idOf(71), unresolved: 1, ending: [] },
            [cream.id]: { newestLineId: idOf(72), unresolved: 2, ending: [] },
          },
        },
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Valda artiklar' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ångra' }));
  await waitFor(() =>
    expect(server.asked(withdrawDecisions)).toMatchObject([{ body: { decisionIds: [idOf(80), idOf(81)] } }]),
  );
});

test('what accepting ends is said before, by name and on the button', async () => {
  const { user } = await open();
  await user.click(await box('Ost'));
  await user.click(await box('Smör'));
  const name = /^Godta 2 nya priser och avsluta 1 avtal, \+1\s000\skr om året$/;
  await user.click(within(bar()).getByRole('button', { name }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Ost').parentElement?.textContent).toMatch(/^Ost: avtalet på 85,00/);
  expect(within(dialog).getByText(/^För 1 av dem är kostnaden per år inte känd/)).toBeTruthy();
  server.answer(settleAlerts, {});
  await user.click(within(dialog).getByRole('button', { name }));
  expect(await screen.findByText(/^2 nya priser bevakas nu. Avslutat: avtalet på 85,00/)).toBeTruthy();
});

test('when it is refused all stays ticked, and a toast says why', async () => {
  const { user } = await open();
  server.answer(settleAlerts, refused('alert.already_settled'));
  await user.click(await box('Smör'));
  await user.click(await box('Torsk'));
  await user.click(within(bar()).getByRole('button', { name: 'Behåll 2 gamla priser' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Behåll 2 gamla priser' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(server.asked(settleAlerts)[0]?.body).toMatchObject({ kind: 'ignore' });
  await waitFor(() => expect(bar().textContent).toContain('2 valda'));
  expect((await box('Smör')) as HTMLInputElement).toHaveProperty('checked', true);
});

test('a whole supplier, those too that the list has not shown yet', async () => {
  server.answer(listAlerts, ({ query }) =>
    query.page === 1 || query.page === undefined
      ? { total: 5, content: [butter, cream, cheese, cod] }
      : { total: 5, content: [rowOf(5, 'Filmjölk')] },
  );
  const { user } = await open();
  await user.click(await box('Grädde'));
  await user.click(within(bar()).getByRole('button', { name: 'Alla från Mejeriet' }));
  await waitFor(() => expect(bar().textContent).toContain('4 valda'));
  expect((await box('Filmjölk')) as HTMLInputElement).toHaveProperty('checked', true);
  expect((await box('Torsk')) as HTMLInputElement).toHaveProperty('checked', false);
});

test('x ticks the row in focus, Shift with a click all from the last one, and the head all that are shown', async () => {
  const { user } = await open();
  await box('Smör');
  await user.keyboard('jx');
  expect((await box('Smör')) as HTMLInputElement).toHaveProperty('checked', true);
  (await box('Ost')).focus();
  await user.keyboard('{Shift>} {/Shift}');
  expect(bar().textContent).toContain('3 valda');
  await user.click(screen.getByRole('checkbox', { name: 'Välj alla som visas' }));
  expect(bar().textContent).toContain('4 valda');
  await user.click(within(bar()).getByRole('button', { name: 'Rensa' }));
  expect(screen.queryByRole('region', { name: 'Valda artiklar' })).toBeNull();
});

test('on a phone rows are ticked too', async () => {
  resizeTo(390);
  const { user } = await open();
  await user.click(await box('Torsk'));
  expect(within(bar()).getByRole('button', { name: 'Alla från Fiskbilen' })).toBeTruthy();
});

test('who may only read ticks nothing', async () => {
  await open({ as: 'reporter' });
  await screen.findByRole('link', { name: /Smör/ });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
