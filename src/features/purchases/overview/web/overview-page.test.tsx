import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tasksContract } from '#features/account/tasks/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { overviewContract } from '../contract.ts';
import { overviewFeature } from './feature.tsx';

const { readOverview, readSupplierSpend } = overviewContract;
const { listTasks, snoozeTask } = tasksContract;
const open = (scene: Scene = {}) => visit(overviewFeature, { at: '/', ...scene });

const oil = {
  kind: 'undecidedPrice',
  subjectId: idOf(1),
  version: 'a:3',
  currency: 'SEK',
  yearly: '11269.00',
  name: 'Rapsolja 9 l',
  supplierName: 'Storköket AB',
  count: 3,
  date: '2026-11-05',
  price: {
    from: '28.71',
    to: '34.73',
    unit: 'l',
    changePercent: '21.0',
    causes: ['pack', 'discount-lost', 'list'],
    parts: [
      { name: 'pack', amount: '3.33' },
      { name: 'discount', amount: '1.71' },
      { name: 'list', amount: '0.98' },
    ],
  },
} as const;

const cod = {
  ...oil,
  subjectId: idOf(2),
  yearly: '820.00',
  name: 'Torsk',
  price: { ...oil.price, parts: [] },
};

const warning = {
  kind: 'heldInvoice',
  subjectId: idOf(3),
  version: 'payment.account-changed',
  isPinned: true,
  currency: 'SEK',
  stake: '6204.00',
  name: '118301',
  supplierName: 'Grönt AB',
  reason: 'payment.account-changed',
} as const;

const figures = {
  currency: 'SEK',
  total: '1200.00',
  previousTotal: '1000.00',
  invoices: 3,
  suppliers: 2,
  latestInvoices: [{}],
  undecided: { articles: 2, extraCost: '2721.46' },
  dearer: { articles: 2, yearly: '12089.00' },
  moneyBack: { claimed: '2373.00', unclaimed: '1928.30', recovered: '5088.20' },
  hasOwnAlerts: true,
  costBySupplier: [
    { supplierId: idOf(11), displayName: 'Storköket AB', net: '900.00', change: '5.1' },
    { supplierId: idOf(12), displayName: 'Grönt AB', net: '300.00', change: null },
  ],
};

beforeEach(() => {
  server.answer(readOverview, figures);
  server.answer(listTasks, { content: [warning, oil, cod], total: 3 });
  server.answer(readSupplierSpend, ({ params }) => ({
    supplierId: params.supplierId,
    displayName: 'Storköket AB',
    currency: 'SEK',
    months: [{ month: '2026-10', net: '900.00' }],
    categories: [{ category: 'meat' as const, net: '700.00' }],
    rest: '200.00',
    net: '900.00',
    invoices: 38,
  }));
});

test('the day in one sentence: how many things, and which is the dearest', async () => {
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tre saker i dag. Dyrast är Rapsolja 9 l.' }),
  ).toBeTruthy();
  expect(screen.getByText(/God .*, Anna/)).toBeTruthy();
});

test('one thing alone is named whatever it costs', async () => {
  server.answer(listTasks, { content: [warning], total: 1 });
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'En sak i dag: faktura 118301.' }),
  ).toBeTruthy();
});

test('in English, too', async () => {
  await open({ language: 'en' });
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Three things today. The dearest is Rapsolja 9 l.',
    }),
  ).toBeTruthy();
});

test('three figures, each a link to where it comes from', async () => {
  await open();
  const strip = await screen.findByRole('region', { name: 'Dagens siffror' });
  await within(strip).findByText(/12.089/);
  const links = within(strip).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/price-monitoring/overview?sort=yearly',
    '/deviations/claims',
    '#spend',
  ]);
  expect(links[0]?.textContent).toMatch(/om 2 nya priser får stå kvar/);
  expect(links[1]?.textContent).toMatch(/4.301.kr.*2.373.kr krävt, 1.928.kr kvar/);
  expect(links[2]?.textContent).toMatch(/1.200.kr.*\+20,0.% mot/);
});

test('until they are known the sums are dashes and the title is neutral', async () => {
  server.answer(readOverview, () => new Promise(() => undefined));
  server.answer(listTasks, () => new Promise(() => undefined));
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Översikt' })).toBeTruthy();
  const strip = screen.getByRole('region', { name: 'Dagens siffror' });
  expect(strip.textContent?.match(/–/g)).toHaveLength(3);
  expect(strip.textContent).not.toContain('0');
});

test('the warning stands first, then the dearest with its causes and both ways out', async () => {
  await open();
  const items = within(await screen.findByRole('region', { name: 'Att göra, dyrast först' }));
  await items.findByText('Betala inte faktura 118301 från Grönt AB än.');
  expect(items.getByRole('img', { name: /Förpackning \+3,33, Rabatt \+1,71, Listpris \+0,98/ })).toBeTruthy();
  expect(items.getByText('Rapsolja 9 l har blivit 21,0 % dyrare. Förpackningen har ändrats.')).toBeTruthy();
  expect(items.getAllByRole('link', { name: 'Ta ställning' })[0]?.getAttribute('href')).toBe(
    `/price-monitoring/overview?article=${idOf(1)}`,
  );
  expect(items.getByRole('link', { name: 'Se prishistoriken' })).toBeTruthy();
  // A do-not-pay warning cannot be put off.
  expect(items.getAllByRole('button', { name: /Skjut upp/ })).toHaveLength(2);
});

test('more than a screen has room for: the first six, then all', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    ...cod,
    subjectId: idOf(100 + at),
    name: `Vara ${at}`,
  }));
  server.answer(listTasks, { content: many, total: 34 });
  const { user } = await open();
  const button = await screen.findByRole('button', { name: 'Alla 34' });
  expect(screen.getAllByText(/^Vara \d+ har blivit/)).toHaveLength(6);
  await user.click(button);
  expect(screen.getAllByText(/^Vara \d+ har blivit/)).toHaveLength(20);
  expect(screen.getByRole('button', { name: 'Visa fler' })).toBeTruthy();
});

test('what is put off says when it is back, and can be had back', async () => {
  server.answer(snoozeTask, { until: '2026-11-24' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Skjut upp Torsk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Till i morgon' }));
  expect(await screen.findByText('Den kommer tillbaka i morgon')).toBeTruthy();
  expect(server.asked(snoozeTask)[0]?.body).toEqual({
    kind: 'undecidedPrice',
    subjectId: idOf(2),
    version: 'a:3',
    until: 'tomorrow',
  });
  await user.click(screen.getByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(server.asked(snoozeTask).at(-1)?.body).toMatchObject({ until: 'now' }));
});

test('a calm day has nothing yellow, and says what the decisions of the month are worth', async () => {
  server.answer(listTasks, { content: [], total: 0 });
  server.answer(readOverview, {
    ...figures,
    undecided: { articles: 0, extraCost: '0' },
    dearer: { articles: 0, yearly: '0' },
    decided: { articles: 11, yearly: '21940.00' },
  });
  const { container } = await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Allt är avstämt. Ha en bra dag.' }),
  ).toBeTruthy();
  expect(await screen.findByText(/11 priser den här månaden.*21.940 kr per år/)).toBeTruthy();
  expect(screen.getByText('Inga nya priser att ta ställning till.')).toBeTruthy();
  expect(container.querySelector('.mark')).toBeNull();
});

test('a day whose things are put off is not called settled', async () => {
  server.answer(listTasks, { content: [], total: 0, snoozed: 2 });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Inget mer i dag.' })).toBeTruthy();
  expect(screen.getByText(/skjutit upp 2 saker/)).toBeTruthy();
});

test('who only reads sees prices and spend: nothing of claims, no buttons', async () => {
  server.answer(readOverview, { ...figures, moneyBack: null, hasOwnAlerts: false });
  server.answer(listTasks, { content: [oil], total: 1 });
  await open({ as: 'reporter' });
  const title = await screen.findByRole('link', { name: /Rapsolja 9 l har blivit/ });
  expect(title.getAttribute('href')).toBe(`/price-monitoring/overview?article=${idOf(1)}`);
  expect(screen.queryByText('Att få tillbaka')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ta ställning' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Skjut upp/ })).toBeNull();
  expect(screen.queryByText('Sätt egna prislarm')).toBeNull();
});

test('a supplier opens its months and categories, and those its invoices', async () => {
  const { user } = await open();
  const grocer = await screen.findByRole('button', { name: /Storköket AB/ });
  expect(grocer.getAttribute('aria-expanded')).toBe('true');
  const invoices = await screen.findByRole('link', { name: '38 fakturor' });
  expect(invoices.getAttribute('href')).toMatch(
    new RegExp(`^/invoices\\?supplier=${idOf(11)}&period=custom&from=2026-10-01&to=`),
  );
  expect(screen.getByText('Kött')).toBeTruthy();
  expect(screen.getByText('Avgifter, pant och avrundning')).toBeTruthy();
  screen.getByRole('button', { name: /Grönt AB/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(server.asked(readSupplierSpend).at(-1)?.params).toEqual({ supplierId: idOf(12) }),
  );
});

test('steps back through the periods, and not beyond today', async () => {
  const { user } = await open();
  await screen.findByText('2 leverantörer');
  expect(server.asked(readOverview)[0]?.query).toMatchObject({ from: '2026-10-01' });
  expect(screen.getByRole('button', { name: 'Nästa' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Föregående' }));
  await waitFor(() =>
    expect(server.asked(readOverview).at(-1)?.query).toMatchObject({ from: '2026-09-01', to: '2026-09-30' }),
  );
  await user.click(screen.getByRole('radio', { name: 'Allt' }));
  await waitFor(() => expect(server.asked(readOverview).at(-1)?.query).toEqual({}));
});

test('next steps are those that are not done, for who may do them', async () => {
  server.answer(readOverview, { ...figures, hasOwnAlerts: false });
  await open();
  expect(await screen.findByText('Sätt egna prislarm')).toBeTruthy();
});

test('before the first invoice it leads to it', async () => {
  server.answer(listTasks, { content: [], total: 0 });
  server.answer(readOverview, { latestInvoices: [] });
  await open();
  expect(await screen.findByText('Dukat men tomt')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lägg till fakturor' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Översikt' })).toBeTruthy();
});

test('what cannot be had is asked for again where it stands; the rest works', async () => {
  server.answer(readOverview, refused('permission.required'));
  const { user } = await open();
  expect(await screen.findByText('Översikten gick inte att hämta')).toBeTruthy();
  expect(screen.getByText(/Rapsolja 9 l har blivit/)).toBeTruthy();
  server.answer(readOverview, figures);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('2 leverantörer')).toBeTruthy();
});

test('a list that cannot be had is asked for again', async () => {
  server.answer(listTasks, refused('permission.required'));
  const { user } = await open();
  expect(await screen.findByText('Det som väntar på dig gick inte att hämta')).toBeTruthy();
  server.answer(listTasks, { content: [oil], total: 1 });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText(/Rapsolja 9 l har blivit/)).toBeTruthy();
});

test('an event asks again', async () => {
  await open();
  await screen.findByText('2 leverantörer');
  server.answer(readOverview, { ...figures, suppliers: 3 });
  server.tell({ type: 'invoice', invoiceId: idOf(1) });
  expect(await screen.findByText('3 leverantörer')).toBeTruthy();
  expect(server.asked(listTasks).length).toBeGreaterThan(1);
});
