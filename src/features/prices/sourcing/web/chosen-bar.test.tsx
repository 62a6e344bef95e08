import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { sourcingContract } from '../contract.ts';
import { sourcingFeature } from './feature.tsx';

const { listSourced, listRefused, trySwitch, forgetVerdict, readAlternatives } = sourcingContract;

const butter = {
  articleId: idOf(1),
  name: 'Smör osaltat 500 g',
  category: 'dairy-and-cheese',
  supplier: { id: idOf(2), displayName: 'Mejeriet' },
  unit: 'H87',
  currency: 'SEK',
  price: '54.5',
  pack: { baseUnit: 'kg', amount: '0.5' },
  packFrom: 'name',
  comparable: '109',
  lastDate: '2026-11-16',
  yearlyQuantity: '940',
  saving: null,
} as const;

beforeEach(() => {
  server.answer(listSourced, { total: 1, content: [butter], otherOutlets: 0, locked: 0 });
  server.answer(listRefused, { content: [], total: 0 });
});

const switched = {
  paid: '2625.00',
  would: '2501.20',
  saved: '123.80',
  supplier: { id: idOf(3), displayName: 'Grossisten' },
} as const;

const tried = {
  currency: 'SEK',
  from: '2026-08-25',
  suppliers: [
    {
      ...switched,
      isOwnSupplier: true,
      left: 1,
      articles: [
        {
          ...switched,
          articleId: butter.articleId,
          name: butter.name,
          supplier: butter.supplier,
          instead: {
            articleId: idOf(9),
            name: 'Smör 2 kg',
            unit: 'H87',
            price: '192.4',
            date: '2026-11-12',
          },
          packs: '13',
          leftover: { amount: '1', baseUnit: 'kg' },
        },
      ],
    },
  ],
} as const;

test('articles are chosen, and a switch of them is tried', async () => {
  server.answer(trySwitch, tried);
  const { user } = await visit(sourcingFeature, { at: '/sourcing/articles' });
  await user.click(await screen.findByRole('checkbox', { name: 'Välj Smör osaltat 500 g' }));
  const bar = screen.getByRole('region', { name: 'Valda artiklar' });
  await user.click(within(bar).getByRole('button', { name: 'Räkna på byte' }));
  const dialog = await screen.findByRole('dialog', { name: 'Byt leverantör' });
  expect(await within(dialog).findByText(/13 st Smör 2 kg à 192,40/)).toBeTruthy();
  expect(within(dialog).getByText(/1,0 kg över/)).toBeTruthy();
  expect(within(dialog).getByText('1 vald artikel har inget aktuellt pris där.')).toBeTruthy();
  expect(server.asked(trySwitch).at(-1)?.query['articles']).toBe(butter.articleId);
  await user.click(within(bar).getByRole('button', { name: 'Rensa', hidden: true }));
});

test('goods that are not the same are listed, and asked about again', async () => {
  const pair = {
    verdictId: idOf(7),
    one: { name: 'Rapsolja 10 l', articleNumber: '1', supplierName: 'Grossisten' },
    other: { name: 'Rapsolja 9 l', articleNumber: null, supplierName: 'Mejeriet' },
    saidBy: 'Elin Sandberg',
    saidAt: '2026-11-16T10:00:00.000Z',
  };
  server.answer(listRefused, { content: [pair], total: 1 });
  server.answer(forgetVerdict, null);
  const { user } = await visit(sourcingFeature, { at: '/sourcing/articles' });
  await user.click(await screen.findByRole('button', { name: '1 par är inte samma vara' }));
  const dialog = await screen.findByRole('dialog', { name: 'Inte samma vara' });
  expect(within(dialog).getByText('Sagt 2026-11-16 av Elin Sandberg')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: /^Ångra att Rapsolja 10 l/ }));
  await waitFor(() => expect(server.asked(forgetVerdict).at(-1)?.params).toEqual({ verdictId: idOf(7) }));
});

test('a confirmed match that is more than 90 % cheaper says why it saves nothing', async () => {
  const { saving: _, yearlyQuantity: __, ...goods } = butter;
  const other = { ...goods, articleId: idOf(9), by: 'confirmed', comparable: '9', yearly: null } as const;
  const article = { ...butter, unit: 'KGM', yearlyQuantity: '1734.412345' };
  server.answer(readAlternatives, { article, alternatives: [{ ...other, isBadMatch: true }] });
  await visit(sourcingFeature, { at: `/sourcing/articles?alternatives=${idOf(1)}` });
  expect(await screen.findByText(/Mer än 90 % billigare\. .* räknas inte som besparing/)).toBeTruthy();
  // As it was multiplied.
  expect(screen.getByText(/Besparing = skillnad × 1\s734,41\skg i årstakt/)).toBeTruthy();
});
