import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { resizeTo } from '#testing/web/window.ts';
import { type Scene, show, visit } from '#testing/web/world.tsx';
import { priceMonitoringContract } from '../contract.ts';
import { priceMonitoringFeature } from './feature.tsx';
import { useUndecidedCount } from './undecided-count.ts';

const {
  listAlerts,
  listArticles,
  listRules,
  readAlert,
  readSummary,
  setRule,
  settleAlerts,
  withdrawDecisions,
} = priceMonitoringContract;

const group = (id: number, title: string, sumDifference: string) => ({
  id: idOf(id),
  title,
  supplierName: 'Mejeriet',
  unresolved: 1,
  watchedPrice: '80.00',
  newPrice: '92.50',
  priceDifference: '12.50',
  sumDifference,
});
const butter = group(1, 'Smör', '100.00');
const cream = group(2, 'Grädde', '50.00');
const detailOf = (one: typeof butter) => ({
  article: {
    id: one.id,
    name: one.title,
    unit: 'KGM',
    currency: 'SEK',
    watchedPrice: '80.00',
    lastPrice: '92.50',
    newestLineId: idOf(7),
  },
  group: one,
});

const open = (path = '/price-monitoring/overview', scene: Scene = {}) =>
  visit(priceMonitoringFeature, { at: path, ...scene });

beforeEach(() => {
  server.answer(listAlerts, { total: 2, content: [butter, cream] });
  server.answer(readSummary, { currency: 'SEK', extraCost: '150.00', dearer: 2, unresolved: 2 });
  server.answer(listRules, []);
  server.answer(readAlert, ({ params }) => detailOf(params.articleId === butter.id ? butter : cream));
  server.answer(settleAlerts, {});
});

test('a decision takes its row and its sum away at once, and opens the next', async () => {
  const decided = { articleId: butter.id, decisionId: idOf(9), entries: 1, watchedPrice: '80.00' };
  const answered = Promise.withResolvers<{ settled: (typeof decided)[] }>();
  server.answer(settleAlerts, () => answered.promise);
  const { user, address } = await open(`/price-monitoring/overview?article=${butter.id}`);
  const summary = await screen.findByRole('region', { name: 'Sammanfattning' });
  expect(summary.textContent).toContain('150');
  expect(summary.textContent).toContain('2 artiklar har blivit dyrare');
  await user.click(await screen.findByRole('button', { name: /^Behåll 80,00/ }));
  await waitFor(() => expect(address()).toBe(`/price-monitoring/overview?article=${cream.id}&period=90d`));
  expect(screen.queryByRole('link', { name: /Smör/ })).toBeNull();
  await waitFor(() => expect(summary.textContent).toContain('1 artikel har blivit dyrare'));
  expect(summary.textContent).toContain('50');
  expect(server.asked(settleAlerts)).toHaveLength(1);
  server.answer(withdrawDecisions, {});
  await user.click(screen.getByRole('button', { name: 'Ångra' }));
  answered.resolve({ settled: [decided] });
  await waitFor(() => expect(server.asked(withdrawDecisions)).toHaveLength(1));
  expect(await screen.findByRole('link', { name: /Smör/ })).toBeTruthy();
});

test('leaving the screen stops no decision', async () => {
  const { user, go } = await open(`/price-monitoring/overview?article=${butter.id}`);
  await user.click(await screen.findByRole('button', { name: /^Bevaka 92,50/ }));
  server.answer(listArticles, {});
  server.answer(suppliersContract.listUnitSuppliers, []);
  go('/price-monitoring/articles');
  await waitFor(() =>
    expect(server.asked(settleAlerts)[0]?.body).toMatchObject({ articleIds: [butter.id], kind: 'resolve' }),
  );
});

test('B watches, K keeps and C goes to the comment, but letters in the comment are letters', async () => {
  const { user } = await open(`/price-monitoring/overview?article=${butter.id}`);
  await screen.findByRole('button', { name: /^Bevaka 92,50/ });
  await user.keyboard('c');
  expect(document.activeElement).toBe(screen.getByLabelText(/Kommentar/));
  await user.keyboard('bk');
  expect(screen.getByLabelText(/Kommentar/)).toHaveProperty('value', 'bk');
  await user.keyboard('{Escape}');
  await user.keyboard('b');
  expect(await screen.findByText(/Smör bevakas nu på 92,50/)).toBeTruthy();
  await waitFor(() =>
    expect(server.asked(settleAlerts)[0]?.body).toMatchObject({ kind: 'resolve', comment: 'bk' }),
  );
});

test('a price for a time holds to a day', async () => {
  const { user, fill } = await open(`/price-monitoring/overview?article=${butter.id}`);
  await user.click(await screen.findByRole('button', { name: 'Bara för en tid' }));
  expect(screen.getByLabelText('Till och med')).toHaveProperty('value', '2026-10-31');
  await fill('Till och med', '2026-12-24');
  await user.click(screen.getByRole('button', { name: /^Godta 92,50/ }));
  await waitFor(() =>
    expect(server.asked(settleAlerts)[0]?.body).toMatchObject({ kind: 'temporary', until: '2026-12-24' }),
  );
});

test('what is decided has its own list, which says by whom', async () => {
  server.answer(listAlerts, ({ query }) =>
    query.status === 'UNRESOLVED'
      ? { total: 0 }
      : {
          total: 1,
          content: [
            {
              ...butter,
              content: [
                { decidedAt: '2026-09-30T08:00:00.000Z', decidedBy: 'Bo Lind', resolutionComment: 'ny sort' },
              ],
            },
          ],
        },
  );
  server.answer(listArticles, { total: 5 });
  const { user, address } = await open();
  expect(await screen.findByText('Allt är avstämt')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^Uppdaterade/ }));
  expect(await screen.findByText(/Bo Lind/)).toBeTruthy();
  expect(screen.getByText('ny sort')).toBeTruthy();
  expect(address()).toBe('/price-monitoring/overview?status=RESOLVED&period=90d');
});

test('before the first invoice it says so', async () => {
  server.answer(listAlerts, {});
  server.answer(listArticles, { total: 0 });
  await open();
  expect(await screen.findByText('Vi börjar bevaka när första fakturan är läst')).toBeTruthy();
});

test('another order is kept in the address', async () => {
  const { user, address } = await open();
  await screen.findByRole('link', { name: /Smör/ });
  await user.click(screen.getByRole('button', { name: 'Artikel' }));
  await waitFor(() =>
    expect(address()).toBe('/price-monitoring/overview?sort=title&direction=asc&period=90d'),
  );
  await waitFor(() =>
    expect(server.asked(listAlerts).at(-1)?.query).toMatchObject({ sort: 'title', direction: 'asc' }),
  );
});

test('prices that cannot be had are asked for again', async () => {
  server.answer(listAlerts, refused('permission.required'));
  server.answer(listArticles, {});
  const { user } = await open();
  expect(await screen.findByText('Priserna gick inte att hämta')).toBeTruthy();
  server.answer(listAlerts, { total: 1, content: [butter] });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: /Smör/ })).toBeTruthy();
});

test('who may only read sees the price and no decision', async () => {
  await open(`/price-monitoring/overview?article=${butter.id}`, { as: 'reporter' });
  expect(await screen.findByText('Läsbehörighet: du kan se men inte ändra')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Bevaka/ })).toBeNull();
});

test('on a phone the drawer closes with its decision', async () => {
  resizeTo(500);
  const { user, address } = await open(`/price-monitoring/overview?article=${butter.id}`);
  await user.click(await screen.findByRole('button', { name: /^Behåll 80,00/ }));
  await waitFor(() => expect(address()).toBe('/price-monitoring/overview?period=90d'));
});

test('the limit of the restaurant: a number above zero, and others have their own', async () => {
  server.answer(listRules, [
    { scope: 'unit', threshold: { type: 'percent', value: '2.5' } },
    {
      scope: 'supplier',
      scopeId: idOf(3),
      title: 'Mejeriet',
      threshold: { type: 'any' },
      direction: 'rises',
    },
  ]);
  server.answer(setRule, refused('supplier.not_exist'));
  const { user, fill } = await open();
  await user.click(await screen.findByRole('button', { name: 'Larmgränser' }));
  const dialog = await screen.findByRole('dialog', { name: 'Larmgränser' });
  expect(await within(dialog).findByText(/Varje ändring, bara upp/)).toBeTruthy();
  expect(within(dialog).getByLabelText('Mer än, procent')).toHaveProperty('value', '2,5');
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  await fill('Mer än, procent', '0');
  await save();
  expect(within(dialog).getByText('Ange ett tal över 0')).toBeTruthy();
  await user.click(within(dialog).getByRole('radio', { name: 'I kronor' }));
  await fill('Mer än, kr', '1 000,5');
  await user.click(within(dialog).getByRole('radio', { name: 'Bara upp' }));
  await user.click(within(dialog).getByRole('radio', { name: 'Senast fakturerat' }));
  await save();
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  server.answer(setRule, { threshold: { type: 'any' } });
  await save();
  expect(await screen.findByText('Larmgränsen är sparad.')).toBeTruthy();
  expect(server.asked(setRule).at(-1)?.body).toEqual({
    scope: 'unit',
    threshold: { type: 'amount', value: '1000.5' },
    direction: 'rises',
    reference: 'last',
  });
});

test('who may only read sees the limit in words', async () => {
  const { user } = await open(undefined, { as: 'reporter' });
  await user.click(await screen.findByRole('button', { name: 'Larmgränser' }));
  const dialog = await screen.findByRole('dialog', { name: 'Larmgränser' });
  expect(await within(dialog).findByText(/Mer än 1,0\s%, upp och ner, mot bevakat pris/)).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Spara' })).toBeNull();
});

test('the limit of one article is changed where it is in force', async () => {
  server.answer(setRule, { threshold: { type: 'any' } });
  const { user } = await open(`/price-monitoring/overview?article=${butter.id}`);
  await user.click(await screen.findByRole('button', { name: 'Ändra gräns' }));
  await user.click(await screen.findByRole('radio', { name: 'Alls' }));
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() =>
    expect(server.asked(setRule)[0]?.body).toMatchObject({
      scope: 'article',
      scopeId: butter.id,
      threshold: { type: 'any' },
    }),
  );
});

const watched = {
  id: butter.id,
  name: 'Smör',
  supplierName: 'Mejeriet',
  source: 'deal' as const,
  unresolved: 2,
  prices: ['80', '92.5'],
};

test('all watched articles: search, supplier and only those with alerts', async () => {
  server.answer(listArticles, ({ query }) =>
    query.search === 'gås' ? { total: 0 } : { total: 1, content: [watched] },
  );
  server.answer(suppliersContract.listUnitSuppliers, [{ id: idOf(3), displayName: 'Mejeriet' }]);
  const { user, fill, address } = await open('/price-monitoring/articles');
  expect(await screen.findByText('Avtal')).toBeTruthy();
  expect(screen.getByText('2 larm')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Med larm' }));
  await waitFor(() => expect(address()).toContain('alerts=true'));
  await user.click(screen.getByRole('button', { name: 'Leverantör' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Mejeriet' }));
  await waitFor(() =>
    expect(server.asked(listArticles).at(-1)?.query).toMatchObject({ supplierId: idOf(3), onlyAlerts: true }),
  );
  await user.keyboard('{Escape}');
  await fill('Sök artikel eller nummer', 'gås');
  await user.click(await screen.findByRole('button', { name: 'Rensa filter' }));
  await waitFor(() => expect(address()).toBe('/price-monitoring/articles'));
});

test('one article as a page: its decision is gone once it is made', async () => {
  server.answer(settleAlerts, () => {
    server.answer(readAlert, { ...detailOf(butter), group: null });
    return { settled: [] };
  });
  const { user } = await open(`/price-monitoring/articles/${butter.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Smör' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Behåll 80,00/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Behåll/ })).toBeNull());
});

test('an article that is not there says so', async () => {
  server.answer(readAlert, refused('article.not_exist'));
  await open(`/price-monitoring/articles/${butter.id}`);
  expect(await screen.findByText('Artikeln gick inte att hämta')).toBeTruthy();
});

test('the number beside the link counts what waits, less what is being decided, and follows events', async () => {
  const Counted = () => <p>{`${useUndecidedCount() ?? '?'} väntar`}</p>;
  await show(<Counted />);
  expect(await screen.findByText('2 väntar')).toBeTruthy();
  server.answer(readSummary, { unresolved: 5 });
  server.tell({ type: 'alerts', articleIds: [] });
  expect(await screen.findByText('5 väntar')).toBeTruthy();
});
