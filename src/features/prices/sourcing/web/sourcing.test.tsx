import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { sourcingContract } from '../contract.ts';
import { sourcingFeature } from './feature.tsx';

const { readSourcing, listSourced, readAlternatives, readParity, searchGoods } = sourcingContract;
const { statePack, forgetPack, judgeGoods, forgetVerdict, trySwitch, listRefused } = sourcingContract;

const butter = {
  articleId: idOf(1),
  name: 'Smör osaltat 500 g',
  category: 'dairy-and-cheese',
  supplier: { id: idOf(2), displayName: 'Mejeriet' },
  unit: 'H87',
  currency: 'SEK',
  price: '54.5',
  band: {
    state: 'shown',
    baseUnit: 'kg',
    low: '92.4',
    middle: '98.5',
    high: '104',
    behind: '10-19',
    from: '2026-07-05',
    to: '2026-10-02',
  },
  pack: { baseUnit: 'kg', amount: '0.5' },
  packFrom: 'name',
  comparable: '109',
  lastDate: '2026-11-16',
  yearlyQuantity: '940',
  saving: {
    source: 'offer',
    yearly: '6016.00',
    lower: '48.1',
    comparable: '96.2',
    name: 'Smör osaltat 1 kg',
    supplier: { id: idOf(3), displayName: 'Grossisten' },
    isOwnSupplier: true,
    outlet: null,
    date: '2026-11-10',
  },
} as const;

const unknown = {
  ...butter,
  articleId: idOf(4),
  name: 'Vita bönor 1/1 burk',
  unit: 'KRT',
  pack: null,
  packFrom: null,
  comparable: null,
  band: null,
  saving: null,
  isCompared: false,
  isLocked: false,
  proposals: 0,
} as const;

const listed = { total: 2, content: [butter, unknown], otherOutlets: 0, locked: 0, bands: 'shown' } as const;

const open = (at: string, scene: Scene = {}) => visit(sourcingFeature, { at, ...scene });

beforeEach(() => {
  server.answer(trySwitch, { currency: 'SEK', from: '2026-08-25', suppliers: [] });
  server.answer(listRefused, { content: [], total: 0 });
  server.answer(listSourced, listed);
});

test('the overview says what could be saved, by category, source and supplier', async () => {
  server.answer(readSourcing, {
    currency: 'SEK',
    total: '6016.00',
    articles: 1,
    atOwnSuppliers: 1,
    otherOutlets: 1,
    locked: 2,
    proposals: 3,
    byCategory: [{ key: 'general', label: '', yearly: '6016.00', articles: 1 }],
    bySource: [{ key: 'offer', label: '', yearly: '6016.00', articles: 1 }],
    bySupplier: [{ key: idOf(2), label: 'Mejeriet', yearly: '6016.00', articles: 1 }],
    top: [butter],
  });
  await open('/sourcing/overview');
  const link = await screen.findByRole('link', { name: /Smör osaltat 500 g/ });
  expect(link.getAttribute('href')).toBe(`/sourcing/articles?alternatives=${idOf(1)}`);
  expect(screen.getByText(/2 besparingar till/)).toBeTruthy();
  // Goods of no one kind are called as in products and files.
  expect(screen.getByRole('link', { name: /Blandat/ })).toBeTruthy();
  expect(screen.getByText(/3 artiklar kan vara samma/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Era restauranger' })).toBeTruthy();
});

test('nothing to save is said, and a failure can be tried again', async () => {
  server.answer(readSourcing, refused('permission.required'));
  const { user } = await open('/sourcing/overview');
  const retry = await screen.findByRole('button', { name: 'Försök igen' });
  server.answer(readSourcing, { currency: 'SEK', total: '0', articles: 0, otherOutlets: 0 });
  await user.click(retry);
  expect(await screen.findByText('Du köper redan till bra priser')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Era restauranger' })).toBeNull();
});

test('articles are filtered, and one without a pack says so', async () => {
  const { user, address } = await open('/sourcing/articles');
  await screen.findByRole('link', { name: /Vita bönor/ });
  expect(screen.getByText('Förpackningen står inte på fakturan')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Saknar förpackning/ }));
  await waitFor(() => expect(server.asked(listSourced).at(-1)?.query).toMatchObject({ show: 'unknown' }));
  expect(address()).toContain('show=unknown');
});

test('a pack is stated, and taken back', async () => {
  server.answer(readAlternatives, { article: unknown, alternatives: [] });
  server.answer(statePack, { stated: { baseUnit: 'kg', amount: '4.8' }, before: null });
  server.answer(forgetPack, { before: { baseUnit: 'kg', amount: '4.8' } });
  const { user, fill } = await open(`/sourcing/articles?alternatives=${idOf(4)}`);
  await user.click(await screen.findByRole('button', { name: 'Ange förpackning' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ange förpackning' });
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(within(dialog).getByText('Skriv ett tal större än noll')).toBeTruthy();
  await fill('Innehåll', '4,8');
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  await waitFor(() =>
    expect(server.asked(statePack).at(-1)?.body).toEqual({ baseUnit: 'kg', amount: '4.8' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(server.asked(forgetPack)).toHaveLength(1));
});

test('goods that may be the same are confirmed, and taken back', async () => {
  const other = {
    ...butter,
    articleId: idOf(9),
    by: 'proposed',
    yearly: '6016.00',
    verdictId: null,
  } as const;
  const { saving, yearlyQuantity, band: _, ...goods } = other;
  server.answer(readAlternatives, { article: { ...butter, saving }, alternatives: [goods] });
  server.answer(judgeGoods, { verdictId: idOf(7) });
  server.answer(forgetVerdict, null);
  const { user } = await open(`/sourcing/articles?alternatives=${idOf(1)}`);
  await user.click(await screen.findByRole('button', { name: 'Samma vara' }));
  await waitFor(() =>
    expect(server.asked(judgeGoods).at(-1)?.body).toEqual({ otherId: idOf(9), isSame: true }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(server.asked(forgetVerdict).at(-1)?.params).toEqual({ verdictId: idOf(7) }));
  expect(yearlyQuantity).toBe('940');
});

test('goods are searched, and up to four are compared side by side', async () => {
  const { saving, yearlyQuantity, band: _, ...goods } = butter;
  server.answer(searchGoods, { total: 1, supplierCount: 1, content: [{ ...goods, outlet: null }] });
  const { user, fill } = await open('/sourcing/articles/search');
  await fill('Sök i sortimentet', 'smör');
  await waitFor(() => expect(server.asked(searchGoods).at(-1)?.query).toMatchObject({ search: 'smör' }));
  await user.click(await screen.findByRole('button', { name: /Jämför Smör/ }));
  await user.click(await screen.findByRole('button', { name: 'Jämför 1 vara' }));
  const dialog = await screen.findByRole('dialog', { name: 'Jämför varor' });
  expect(within(dialog).getByText(/109,00/)).toBeTruthy();
  expect([saving.yearly, yearlyQuantity]).toEqual(['6016.00', '940']);
});

test('own restaurants stand beside each other, with what it costs a year', async () => {
  server.answer(readParity, {
    total: 1,
    currency: 'SEK',
    yearly: '5520.00',
    different: 1,
    locked: 0,
    outlets: [{ unitId: idOf(5), displayName: 'Söder' }],
    content: [
      {
        articleId: idOf(1),
        name: 'Laxfilé',
        category: 'fish-and-seafood',
        supplier: { id: idOf(2), displayName: 'Fiskbilen' },
        unit: 'KGM',
        currency: 'SEK',
        price: '236',
        lowest: '224',
        yearly: '5520.00',
        outlets: [{ unitId: idOf(5), price: '224', date: '2026-11-10' }],
      },
    ],
  });
  const { user } = await open('/sourcing/outlets');
  expect(await screen.findByRole('link', { name: /Laxfilé/ })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Söder' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Olika pris/ }));
  await waitFor(() => expect(server.asked(readParity).at(-1)?.query).toMatchObject({ different: true }));
});

test('the market stands beside the price, with its middle, its ends and who stands behind it', async () => {
  await open('/sourcing/articles');
  const row = await screen.findByRole('row', { name: /Smör osaltat 500 g/ });
  expect(
    within(row).getByText(/^Ditt pris 109,00 kr\/kg ligger över marknadens mitt, 92,40 till 104,00/),
  ).toBeTruthy();
  expect(within(row).getByText('10–19')).toBeTruthy();
});

test.each([
  ['few', 'Färre än 5 andra företag köper den'],
  ['withheld', 'Visas inte: siffrorna kunde peka ut ett företag'],
] as const)('a band that is %s says so', async (state, text) => {
  server.answer(listSourced, { total: 1, content: [{ ...butter, band: { state } }], bands: 'shown' });
  await open('/sourcing/articles');
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each([
  ['locked', 'Vad andra företag betalar visas med Premium.'],
  ['opted-out', /Ert företag har gått ur marknadsbandet/],
] as const)('without bands, %s, the list says why and has no column of the market', async (bands, text) => {
  server.answer(listSourced, { total: 1, content: [{ ...butter, band: null }], bands });
  await open('/sourcing/articles');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText('Marknaden 90 dagar')).toBeNull();
});

test('the drawer draws the band large, with its days', async () => {
  server.answer(readAlternatives, { article: butter, alternatives: [], bands: 'shown' });
  await open(`/sourcing/articles?alternatives=${idOf(1)}`);
  expect(await screen.findByText('Du betalar mer än tre av fyra.')).toBeTruthy();
  expect(screen.getByRole('img', { name: /med 98,50 i mitten/ })).toBeTruthy();
  expect(screen.getByText(/2026-07-05 till 2026-10-02/)).toBeTruthy();
});

test('what the plan does not show is told in one note, with one way to it', async () => {
  server.answer(listSourced, { total: 1, content: [butter], bands: 'locked', locked: 2 });
  await open('/sourcing/articles');
  expect(await screen.findByText(/2 besparingar till/)).toBeTruthy();
  expect(await screen.findByText('Vad andra företag betalar visas med Premium.')).toBeTruthy();
  expect(await screen.findAllByRole('link', { name: 'Se abonnemang' })).toHaveLength(1);
});
