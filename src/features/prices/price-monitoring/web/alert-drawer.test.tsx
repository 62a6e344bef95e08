import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show, unitId } from '#testing/web/world.tsx';
import { priceMonitoringContract } from '../contract.ts';
import { AlertDrawer } from './alert-drawer.tsx';

const { readAlert, listRules, settleAlerts, withdrawDecisions } = priceMonitoringContract;
const article = {
  id: idOf(1),
  name: 'Smör osaltat',
  supplierName: 'Mejeriet',
  articleNumber: '214070',
  unit: 'KGM',
  currency: 'SEK',
  watchedPrice: '80.00',
  lastPrice: '92.50',
  newestLineId: idOf(7),
};
const group = { id: article.id, unresolved: 3, watchedPrice: '80.00', newPrice: '92.50' };

const open = async (as: 'owner' | 'reporter' = 'owner') => {
  const onClose = vi.fn<() => void>();
  const onDecided = vi.fn<() => void>();
  server.answer(readAlert, { article, group });
  server.answer(listRules, []);
  const props = { articleId: article.id, name: 'Smör', status: 'UNRESOLVED', today: '2026-10-01' } as const;
  const view = await show(<AlertDrawer {...props} onClose={onClose} onDecided={onDecided} />, { as });
  return { ...view, onClose, onDecided };
};

test('bears the name from the list while the article loads, then its own with the decision', async () => {
  const gate = Promise.withResolvers<{ article: typeof article }>();
  server.answer(listRules, []);
  server.answer(readAlert, () => gate.promise);
  await show(
    <AlertDrawer
      articleId={article.id}
      name="Smör"
      status="UNRESOLVED"
      today="2026-10-01"
      onClose={vi.fn()}
      onDecided={vi.fn()}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Smör' })).toBeTruthy();
  gate.resolve({ article });
  expect(await screen.findByRole('heading', { name: 'Smör osaltat' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Bevaka/ })).toBeNull();
});

test('the new price is watched when it is decided, with what was on the screen; undo is a second call', async () => {
  const { user, onDecided } = await open();
  server.answer(settleAlerts, {
    settled: [{ articleId: article.id, decisionId: idOf(9), entries: 3, watchedPrice: '92.50' }],
  });
  server.answer(withdrawDecisions, {});
  await user.type(await screen.findByLabelText(/Kommentar/), ' ny sort ');
  await user.click(screen.getByRole('button', { name: /^Bevaka 92,50/ }));
  expect(onDecided).toHaveBeenCalledOnce();
  expect(await screen.findByText(/Smör osaltat bevakas nu på 92,50/)).toBeTruthy();
  await waitFor(() => expect(server.asked(settleAlerts)).toHaveLength(1));
  expect(server.asked(settleAlerts)[0]).toMatchObject({
    unitId,
    body: {
      articleIds: [article.id],
      kind: 'resolve',
      comment: 'ny sort',
      shown: { [article.id]: { newestLineId: idOf(7), unresolved: 3 } },
    },
  });
  expect(server.asked(withdrawDecisions)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Ångra' }));
  await waitFor(() =>
    expect(server.asked(withdrawDecisions)).toMatchObject([{ unitId, body: { decisionIds: [idOf(9)] } }]),
  );
});

test('a refusal comes back with the name and its reason', async () => {
  const { user } = await open();
  server.answer(settleAlerts, refused('alert.changed'));
  await user.click(await screen.findByRole('button', { name: /^Behåll 80,00/ }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Smör osaltat: /);
});

test('limits that could not be loaded say why, and are offered again', async () => {
  server.answer(readAlert, { article, group });
  server.answer(listRules, refused('permission.required'));
  const { user } = await show(
    <AlertDrawer
      articleId={article.id}
      name="Smör"
      status="UNRESOLVED"
      today="2026-10-01"
      onClose={vi.fn()}
      onDecided={vi.fn()}
    />,
  );
  expect((await screen.findByText(/^Larmgränserna gick inte att hämta\. ./)).textContent).toBeTruthy();
  server.answer(listRules, []);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Larmgräns')).toBeTruthy();
  expect(screen.queryByText(/gick inte att hämta/)).toBeNull();
});

test('what was agreed becomes a deal at the watched price, from the first purchase that deviates', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Avtalat pris' });
  expect(link.getAttribute('href')).toBe(
    `/articles/prices/create?article=${article.id}&price=80.00&since=2026-10-01`,
  );
});

test('an article that has a deal in force offers no second one', async () => {
  server.answer(listRules, []);
  const claimable = { toClaim: '37.50', lines: 3 };
  server.answer(readAlert, { article, group, claimable, deal: { price: '80.00' } });
  const props = { articleId: article.id, name: 'Smör', status: 'UNRESOLVED', today: '2026-10-01' } as const;
  await show(<AlertDrawer {...props} onClose={vi.fn()} onDecided={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Kräv kredit' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Avtalat pris' })).toBeNull();
});

test('where the pack has changed, prices are per litre: what is kept, what is watched, each purchase and the line over it', async () => {
  const per = (price: string) => ({ baseUnit: 'l', price });
  const point = { quantity: '4', sum: '0', invoiceId: idOf(3), alert: null, watched: null };
  const history = [
    { ...point, date: '2026-09-01', price: '287.10', perBase: per('28.71'), invoiceNumber: '1' },
    { ...point, date: '2026-09-15', price: '287.10', perBase: per('28.71'), invoiceNumber: '2' },
    { ...point, date: '2026-09-29', price: '312.55', perBase: per('34.73'), invoiceNumber: '3' },
  ];
  const perBase = { baseUnit: 'l', watchedPrice: '28.71', newPrice: '34.73', priceDifference: '6.02' };
  server.answer(readAlert, {
    article: { ...article, unit: 'H87', watchedPrice: '287.10', lastPrice: '312.55' },
    group: { ...group, unit: 'H87', kind: 'unit', watchedPrice: '258.39', newPrice: '312.55', perBase },
    history,
  });
  server.answer(listRules, []);
  const props = {
    articleId: article.id,
    name: 'Rapsolja',
    status: 'UNRESOLVED',
    today: '2026-10-01',
  } as const;
  const { user } = await show(<AlertDrawer {...props} onClose={vi.fn()} onDecided={vi.fn()} />);
  expect(await screen.findByRole('button', { name: /^Behåll 28,71.kr\/l/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Bevaka 34,73.kr\/l/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Pris per l, ett år' })).toBeTruthy();
  await user.click(screen.getByText('Visa som tabell'));
  const table = screen.getByRole('table', { name: /^Fakturerade priser/ });
  expect(table.textContent).toContain('34,73');
  expect(table.textContent).not.toContain('258,39');
});

test('what stands in a claim is not claimed again: the drawer leads to that claim', async () => {
  server.answer(listRules, []);
  const claims = [{ id: idOf(31), number: 'K-2026-016' }];
  server.answer(readAlert, { article, group, claimable: { toClaim: '0', lines: 0, claims } });
  const props = { articleId: article.id, name: 'Smör', status: 'UNRESOLVED', today: '2026-10-01' } as const;
  await show(<AlertDrawer {...props} onClose={vi.fn()} onDecided={vi.fn()} />);
  const link = await screen.findByRole('link', { name: 'Se K-2026-016' });
  expect(link.getAttribute('href')).toBe(`/deviations/claims/${idOf(31)}`);
  expect(screen.queryByRole('button', { name: 'Kräv kredit' })).toBeNull();
});
